import { useLingui } from '@lingui/react/macro';
import type { Priority } from '@tailboard/contract/incidents.ts';
import type { IncidentEntry } from '../offline/public.ts';
import { day } from '../language/moments.ts';
import { classNames } from '../ui/class-names.ts';
import { IncidentStatusBadge } from './incident-status.tsx';

const bars: Readonly<Record<Priority, string>> = {
  high: 'bg-critical',
  medium: 'bg-warning',
  low: 'bg-info',
};

/** One incident in two lines: priority bar, type, place and date, status at the right. */
export function IncidentSummary({ incident }: { incident: IncidentEntry }) {
  const { t } = useLingui();
  const priority = { high: t`High Priority`, medium: t`Medium Priority`, low: t`Low Priority` };
  return (
    <div className="flex min-w-0 grow items-stretch gap-3">
      <span
        aria-hidden="true"
        className={classNames('w-1 shrink-0 rounded-full', bars[incident.priority])}
      />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-[1_1_9rem]">
          <p className="font-semibold">{incident.type}</p>
          <p className="text-label text-quiet">
            {incident.location} · {day(incident.date)} · {priority[incident.priority]}
          </p>
        </div>
        <IncidentStatusBadge status={incident.status} />
      </div>
    </div>
  );
}
