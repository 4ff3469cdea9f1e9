import { Trans } from '@lingui/react/macro';
import type { DutyKind } from '@tailboard/contract/duty-terms.ts';
import { dutyDoneCall } from '../api/addresses.ts';
import { Button } from '../ui/button.tsx';
import { SendingFailure } from './sending-failure.tsx';
import { useSending } from './use-incident-record.ts';

interface EndDutyProps {
  id: number;
  kind: Exclude<DutyKind, 'call-osha'>;
  refresh: () => Promise<unknown>;
}

/** That the case is on the log, or the scene was let go; a call to OSHA is written down instead. */
export function EndDuty({ id, kind, refresh }: EndDutyProps) {
  const { send, busy, failure } = useSending(refresh);
  return (
    <div className="flex flex-col gap-2">
      <div>
        <Button wide busy={busy} onClick={() => void send(dutyDoneCall(id), 'POST', {})}>
          {kind === 'record-case' ? <Trans>It is on the log</Trans> : <Trans>The scene may be cleared</Trans>}
        </Button>
      </div>
      <SendingFailure failure={failure} />
    </div>
  );
}
