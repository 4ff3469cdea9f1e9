import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { forgetPlaces } from '../briefing/public.ts';
import { bytes } from '../language/bytes.ts';
import { device } from '../offline/public.ts';
import { useWaitingCount } from '../offline/use-device.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.ts';
import { saveFile } from '../ui/save-file.ts';
import { useKept, useStorageUsage } from './queries.ts';

/** What this device keeps, and the two things one may do with it. */
export function OfflineStorage() {
  const { t } = useLingui();
  const { id } = useUser();
  const waiting = useWaitingCount(id);
  const usage = useStorageUsage(id).data;
  const [asking, setAsking] = useState(false);
  const [exporting, setExporting] = useState(false);

  const clear = async () => {
    setAsking(false);
    try {
      await device.clearCachedData(id);
      forgetPlaces(id);
      showToast({
        title: t`Cached data cleared`,
        description: t`What is not sent is still on this phone.`,
        tone: 'ok',
      });
    } catch {
      showToast({ title: t`Error`, description: t`The cached data could not be cleared.`, tone: 'bad' });
    }
  };
  const exportWaiting = async () => {
    setExporting(true);
    try {
      saveFile(await device.exportReports(id), 'tailboard-not-sent.zip');
    } catch {
      showToast({
        title: t`Error`,
        description: t`The file could not be made. What is not sent is still on this phone.`,
        tone: 'bad',
      });
    } finally {
      setExporting(false);
    }
  };

  return (
    <Card title={t`Data & Privacy`}>
      <h3 className="font-semibold">
        <Trans>Offline Storage</Trans>
      </h3>
      <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <div>
          <dt className="text-label text-quiet">
            <Trans>Not sent yet</Trans>
          </dt>
          <dd className="font-semibold">
            <Plural
              value={waiting}
              _0="Nothing is waiting"
              one="# report is waiting"
              other="# reports are waiting"
            />
          </dd>
        </div>
        <div>
          <dt className="text-label text-quiet">
            <Trans>Room used on this phone</Trans>
          </dt>
          <dd className="font-semibold">
            {usage?.used == null ? <Trans>Not known</Trans> : bytes(usage.used)}
            {usage?.available != null && (
              <span className="font-normal text-quiet">
                {' '}
                <Trans>of {bytes(usage.available)}</Trans>
              </span>
            )}
          </dd>
        </div>
        <Kept userId={id} />
      </dl>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button
          icon={Download}
          wide
          busy={exporting}
          disabled={waiting === 0}
          onClick={() => void exportWaiting()}
        >
          <Trans>Export what is not sent</Trans>
        </Button>
        <Button icon={Trash2} wide onClick={() => setAsking(true)}>
          <Trans>Clear cached data</Trans>
        </Button>
      </div>
      <p className="text-label text-quiet">
        <Trans>
          Clearing removes copies of what the server has. It never removes a report that is not sent.
        </Trans>
      </p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t`Clear cached data?`}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look="danger" onClick={() => void clear()}>
              <Trans>Clear cached data</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Until there is signal again, screens show only what you have not sent. Nothing that is waiting to
            be sent is removed.
          </Trans>
        </p>
      </Dialog>
    </Card>
  );
}

/** What opens without signal. */
function Kept({ userId }: { userId: number }) {
  const kept = useKept(userId).data;
  return (
    <div className="sm:col-span-2">
      <dt className="text-label text-quiet">
        <Trans>Kept on this phone</Trans>
      </dt>
      <dd className="font-semibold">
        {kept?.records && (
          <span className="block">
            <Trans>Your reports and claims</Trans>
          </span>
        )}
        {kept?.briefing && (
          <span className="block">
            <Trans>Today's briefing</Trans>
          </span>
        )}
        {kept && (
          <span className="block">
            <Plural
              value={kept.documents}
              _0="No safety documents yet"
              one={`# safety document (${bytes(kept.bytes)})`}
              other={`# safety documents (${bytes(kept.bytes)})`}
            />
          </span>
        )}
      </dd>
    </div>
  );
}
