import { usePersonName, useUser } from '../auth/public.ts';
import { dayAndTime } from '../language/moments.ts';
import type { IncidentEntry } from '../offline/public.ts';
import { classNames } from '../ui/class-names.ts';
import { IncidentBadges } from './incident-badges.tsx';
import { IncidentStatusBadge } from './incident-status.tsx';
import { priorityBar, useIncidentWords } from './incident-words.ts';
import { SyncWords } from './sync-words.tsx';

/**
 * One incident in a few lines: priority bar, type, status at the right, the first words of what happened, number and date,
 * what stands out, severity, priority, for those who see others' reports whose it is, place, and whether it is sent.
 */
export function IncidentSummary({ incident }: { incident: IncidentEntry }) {
  const words = useIncidentWords();
  const seesOthers = useUser().role !== 'field-crew';
  const nameOf = usePersonName();
  return (
    <div className="flex min-w-0 grow items-stretch gap-3">
      <span
        aria-hidden="true"
        className={classNames('w-1 shrink-0 rounded-full', priorityBar(incident.priority))}
      />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="font-semibold">{words.kind(incident)}</p>
          <IncidentStatusBadge status={incident.status} />
        </div>
        <IncidentBadges incident={incident} />
        <p className="line-clamp-2 wrap-anywhere">{incident.description}</p>
        <p className="text-label text-quiet">
          <span className="block">
            {incident.id > 0 && `#${incident.id} · `}
            {dayAndTime(incident.date)}
          </span>
          <span className="line-clamp-1 break-all">
            {incident.severity && incident.severity !== 'high' && <>{words.severity(incident.severity)} · </>}
            {words.priority(incident.priority)} ·{' '}
            {seesOthers && incident.reportedBy && (
              <>{nameOf(incident.reportedBy, incident.reportedByUsername)} · </>
            )}
            {incident.location}
          </span>
        </p>
        <SyncWords state={incident.state} />
      </div>
    </div>
  );
}
