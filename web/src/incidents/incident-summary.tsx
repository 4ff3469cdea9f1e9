import type { IncidentEntry } from '../offline/public.ts';
import { day } from '../language/moments.ts';
import { classNames } from '../ui/class-names.ts';
import { IncidentStatusBadge } from './incident-status.tsx';
import { priorityBar, useIncidentWords } from './incident-words.ts';
import { SyncWords } from './sync-words.tsx';

/** One incident in a few lines: priority bar, type, place and date, status at the right, and whether it is sent. */
export function IncidentSummary({ incident }: { incident: IncidentEntry }) {
  const words = useIncidentWords();
  return (
    <div className="flex min-w-0 grow items-stretch gap-3">
      <span
        aria-hidden="true"
        className={classNames('w-1 shrink-0 rounded-full', priorityBar(incident.priority))}
      />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="font-semibold">{words.type(incident.type)}</p>
          <IncidentStatusBadge status={incident.status} />
        </div>
        <p className="text-label text-quiet">
          <span className="line-clamp-1 break-all">{incident.location}</span>
          {day(incident.date)} ·{' '}
          <span className="whitespace-nowrap">{words.priority(incident.priority)}</span>
        </p>
        <SyncWords state={incident.state} />
      </div>
    </div>
  );
}
