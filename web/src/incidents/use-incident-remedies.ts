import { useUser } from '../auth/public.ts';
import { device, type IncidentEntry, type RecordState } from '../offline/public.ts';
import { withOwnStatus } from './may-set-status.ts';
import { useRemedies } from './use-remedies.ts';

/** What a person can do about a report that needs them. */
export function useIncidentRemedies(
  incident: IncidentEntry,
  { current, files }: Extract<RecordState, { kind: 'needs-you' }>,
) {
  const user = useUser();
  const userId = user.id;
  return useRemedies({
    exported: {
      zip: () => device.exportReports(userId, [incident.id]),
      name: `tailboard-report-${Math.abs(incident.id)}.zip`,
    },
    retry: () => device.retry(userId, incident.id),
    keepMine: async () => {
      if (!current) return;
      const { status } = withOwnStatus(user, incident, current);
      await device.saveIncidentEdit({ userId, entry: incident, content: incident, status, over: current });
    },
    keepTheirs: () => device.discardEdit(userId, incident.id),
    files,
  });
}
