import { useLingui } from '@lingui/react/macro';
import { incidentTransitions } from '@tailboard/contract/incident-terms.ts';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { device, type IncidentEntry } from '../offline/public.ts';
import { failureSentence } from '../drafts/public.ts';
import { outcomeNow, useTellOutcome } from '../report/public.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useIncidentWords } from './incident-words.ts';

/** For supervisors: the statuses that may follow. Saved on the device first, like any change. */
export default function StatusControl({ incident }: { incident: IncidentEntry }) {
  const { t } = useLingui();
  const words = useIncidentWords();
  const { id: userId } = useUser();
  const tell = useTellOutcome();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const setStatus = async (status: IncidentEntry['status']) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { id } = await device.saveIncidentEdit({ userId, entry: incident, content: incident, status });
      tell(await outcomeNow(userId, id), 'change');
    } catch (error) {
      setFailure(failureSentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-label text-quiet">{t`Set the status`}</legend>
      <div className="flex flex-wrap gap-2">
        {incidentTransitions[incident.status].map((status) => (
          <Button key={status} busy={busy} onClick={() => void setStatus(status)}>
            {words.status(status)}
          </Button>
        ))}
      </div>
      {failure && (
        <Notice tone="bad" announced>
          {failure}
        </Notice>
      )}
    </fieldset>
  );
}
