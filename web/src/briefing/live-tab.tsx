import { Trans, useLingui } from '@lingui/react/macro';
import Radio from 'lucide-react/icons/radio';
import Wifi from 'lucide-react/icons/wifi';
import { useEffect, useState } from 'react';
import { useIsLive } from '../notifications/public.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { useOnline } from '../ui/online.ts';
import { useConnectionTest } from './queries.ts';

/** Ms within which the connection for news is opened: see use-live-events.ts. */
const OPENS_WITHIN_MS = 8_000;

/** Whether the server can tell this page what is new, and how long the way to it is. */
export function LiveTab() {
  const { t } = useLingui();
  const live = useIsLive();
  const online = useOnline();
  const [opening, setOpening] = useState(true);
  useEffect(() => {
    const late = setTimeout(() => setOpening(false), OPENS_WITHIN_MS);
    return () => clearTimeout(late);
  }, []);
  const test = useConnectionTest();
  const milliseconds = test.data;
  return (
    <Card title={t`Real-Time Updates`} className="max-w-[44rem]">
      {live ? (
        <Notice tone="ok" icon={Radio} title={t`Live Updates Active`}>
          <Trans>
            Keep this tab open: a new alert or a hazard reported near this place refreshes the briefing at
            once.
          </Trans>
        </Notice>
      ) : online && opening ? (
        <Notice tone="plain" title={t`Connecting...`}>
          <Trans>Live updates begin in a few seconds. Refresh works now.</Trans>
        </Notice>
      ) : (
        <Notice tone="warn" title={t`Live updates are not active`}>
          <Trans>There is no connection right now. Tailboard keeps trying; press Refresh to be sure.</Trans>
        </Notice>
      )}
      <Button icon={Wifi} wide busy={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? t`Testing...` : t`Test Connection`}
      </Button>
      <div role="status">
        {test.isSuccess && (
          <p className="font-semibold">
            <Trans>Connected. The server answered in {milliseconds} ms.</Trans>
          </p>
        )}
        {test.isError && (
          <p className="tone-bad font-semibold text-tone">
            <Trans>No connection. The server did not answer.</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}
