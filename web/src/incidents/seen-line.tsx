import { Trans } from '@lingui/react/macro';
import type { IncidentDetails } from '@tailboard/contract/incidents.ts';
import Eye from 'lucide-react/icons/eye';
import { incidentSeenCall } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { clock } from '../language/moments.ts';
import type { IncidentEntry } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { SendingFailure } from './sending-failure.tsx';
import { useSending } from './use-incident-record.ts';

interface SeenLineProps {
  incident: IncidentEntry;
  seen: IncidentDetails['seen'];
  refresh: () => Promise<unknown>;
}

/** Who answers for the crew says that they have seen it; everybody else reads who has. */
export function SeenLine({ incident, seen, refresh }: SeenLineProps) {
  const user = useUser();
  const { send, busy, failure } = useSending(refresh);
  if (seen !== null) {
    const name = seen.by;
    return (
      <p className="flex items-center gap-2 font-semibold">
        <Eye size={20} className="shrink-0 text-quiet" aria-hidden />
        <Trans>
          {name} has seen it, {clock(seen.at)}
        </Trans>
      </p>
    );
  }
  if (user.role === 'field-crew' || incident.authorId === user.id) return null;
  return (
    <div className="flex flex-col gap-2">
      <div>
        <Button
          icon={Eye}
          wide
          busy={busy}
          onClick={() => void send(incidentSeenCall(incident.id), 'POST', {})}
        >
          <Trans>I have seen it: tell who reported it</Trans>
        </Button>
      </div>
      <SendingFailure failure={failure} />
    </div>
  );
}
