import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NeedsYouItem } from '@tailboard/contract/needs-you.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import IdCard from 'lucide-react/icons/id-card';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquare from 'lucide-react/icons/message-square';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { Link } from 'wouter';
import { clock } from '../language/moments.ts';
import { AsOf } from '../ui/as-of.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import type { Icon, Tone } from '../ui/tone.ts';
import { toneClass } from '../ui/tone.ts';
import { useNeedsYouWords } from './needs-you-words.ts';
import { useNeedsYou, useSeen } from './queries.ts';

const looks: Record<NeedsYouItem['kind'], { icon: Icon; tone: Tone }> = {
  duty: { icon: Clock, tone: 'bad' },
  'unseen-report': { icon: TriangleAlert, tone: 'bad' },
  'action-overdue': { icon: Clock, tone: 'warn' },
  'action-to-verify': { icon: ClipboardCheck, tone: 'note' },
  'action-due': { icon: Clock, tone: 'note' },
  claim: { icon: FileText, tone: 'note' },
  observation: { icon: MessageSquare, tone: 'warn' },
  'crew-without-talk': { icon: Megaphone, tone: 'note' },
  'post-summary': { icon: FileText, tone: 'warn' },
  'file-electronically': { icon: FileText, tone: 'warn' },
  certificate: { icon: IdCard, tone: 'note' },
};

const DAY_MS = 24 * 3_600_000;

/** Rows that are shown before one asks for all: more than a phone's screen is no list to begin a day with. */
const FIRST_ROWS = 6;

/** What waits for a supervisor, safety manager or administrator; what the device last knew without signal. */
export default function NeedsYouList() {
  const { t } = useLingui();
  const { body, asOf, loading, refresh } = useNeedsYou();
  const [all, setAll] = useState(false);
  if (loading) return <SkeletonRows label={t`Loading what needs you`} />;
  if (body === undefined)
    return (
      <Notice tone="plain">
        <Trans>What needs you is not on this phone yet. It loads when there is signal.</Trans>
      </Notice>
    );
  const { items } = body;
  const shown = all ? items : firstOf(items);
  const rest = items.length - shown.length;
  return (
    <div className="flex flex-col gap-2">
      {asOf !== undefined && <AsOf time={clock(asOf)} />}
      {items.length === 0 ? (
        <p className="tone-ok flex items-center gap-2">
          <CircleCheck size={24} aria-hidden className="shrink-0 text-tone" />
          <Trans>Nothing needs you right now.</Trans>
        </p>
      ) : (
        <ul className="flex flex-col">
          {shown.map((item) => (
            <Row key={`${item.kind} ${item.id} ${item.title}`} item={item} refresh={refresh} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button onClick={() => setAll(true)}>
          <Plural value={rest} one="Show # more" other="Show # more" />
        </Button>
      )}
    </div>
  );
}

/** Those of today before others, as many as are shown, in the order of the list. */
function firstOf(items: readonly NeedsYouItem[]): NeedsYouItem[] {
  const soon = Date.now() + DAY_MS;
  const isToday = ({ kind, dueAt }: NeedsYouItem) =>
    kind === 'unseen-report' || (kind === 'duty' && (dueAt === undefined || Date.parse(dueAt) <= soon));
  const urgent = [...items.filter(isToday), ...items.filter((item) => !isToday(item))];
  const first = new Set(urgent.slice(0, FIRST_ROWS));
  return items.filter((item) => first.has(item));
}

function Row({ item, refresh }: { item: NeedsYouItem; refresh: () => Promise<unknown> }) {
  const words = useNeedsYouWords();
  const { mutate, isPending, isSuccess } = useSeen(refresh);
  const { sentence, detail, href } = words(item);
  const { icon: Icon, tone } = looks[item.kind];
  const content = (
    <>
      <span className={toneClass[tone]}>
        <Icon size={24} aria-hidden className="mt-0.5 shrink-0 text-tone" />
      </span>
      <span className="flex min-w-0 grow flex-col">
        <span className="font-bold break-words">{sentence}</span>
        {detail !== '' && <span className="text-label break-words text-quiet">{detail}</span>}
      </span>
    </>
  );
  const look = 'flex min-h-14 min-w-0 grow items-start gap-3 rounded-control px-2 py-3';
  return (
    <li className="edge-b flex flex-col gap-x-2 last:border-b-0 sm:flex-row sm:items-center">
      {href === null ? (
        <div className={look}>{content}</div>
      ) : (
        <Link href={href} className={`${look} hover:bg-press`}>
          {content}
        </Link>
      )}
      {item.kind === 'unseen-report' && item.incidentId !== undefined && (
        <div className="shrink-0 pb-3 pl-11 sm:py-3 sm:pl-0">
          <Button
            icon={Eye}
            busy={isPending}
            disabled={isSuccess}
            onClick={() => mutate(item.incidentId ?? 0)}
          >
            <Trans>Seen</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
