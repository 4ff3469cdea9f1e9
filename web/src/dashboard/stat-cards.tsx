import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { clock } from '../language/moments.ts';
import { AsOf } from '../ui/as-of.tsx';
import { classNames } from '../ui/class-names.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Icon, Tone } from '../ui/tone.ts';
import { toneClass } from '../ui/tone.ts';
import { useDashboardStats } from './queries.ts';

const grid = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.6rem),1fr))] gap-2 sm:gap-4';

/** Open Incidents, Pending Claims, Completed Claims. */
export function StatCards() {
  const { t } = useLingui();
  const { stats, asOf, loading } = useDashboardStats();
  if (loading) return <StatSkeletons />;
  if (!stats)
    return (
      <Notice tone="plain">
        <Trans>Your numbers are not on this phone yet. They load when there is signal.</Trans>
      </Notice>
    );
  const whose = {
    own: { title: t`Yours`, label: t`Your numbers` },
    crew: { title: t`Your crew`, label: t`The numbers of your crew` },
    all: { title: t`All crews`, label: t`The numbers of all crews` },
  };
  const { title, label } = whose[stats.whose] ?? whose.own;
  return (
    <section aria-label={label} className="flex flex-col gap-2">
      <p className="text-label font-semibold text-quiet">{title}</p>
      <dl className={grid}>
        <Stat name={t`Open Incidents`} value={stats.openIncidents} icon={TriangleAlert} tone="note" />
        <Stat name={t`Pending Claims`} value={stats.pendingClaims} icon={Clock} tone="warn" />
        <Stat name={t`Completed Claims`} value={stats.completedClaims} icon={CircleCheck} tone="ok" />
      </dl>
      {asOf && <AsOf time={clock(asOf)} />}
    </section>
  );
}

function Stat({ name, value, icon: Icon, tone }: { name: string; value: number; icon: Icon; tone: Tone }) {
  return (
    <div
      className={classNames(
        toneClass[tone],
        'edge flex flex-col-reverse justify-end gap-1 rounded-card bg-card p-3 sm:p-4',
      )}
    >
      <dt className="text-small leading-snug text-quiet sm:text-label">{name}</dt>
      <dd className="flex items-center gap-2 text-title leading-tight font-bold">
        <Icon size="0.8em" className="shrink-0 text-tone" aria-hidden />
        {value}
      </dd>
    </div>
  );
}

function StatSkeletons() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">
        <Trans>Loading your numbers</Trans>
      </span>
      <Skeleton className="h-[1.45em] w-24 text-label" />
      <div className={grid}>
        {[1, 2, 3].map((card) => (
          <div key={card} className="edge flex flex-col gap-1 rounded-card bg-card p-3 sm:p-4">
            <Skeleton className="h-[2.1875rem] w-14" />
            <Skeleton className="h-[2.25rem] w-full sm:h-[1.3rem]" />
          </div>
        ))}
      </div>
    </div>
  );
}
