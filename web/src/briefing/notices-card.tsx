import type { Briefing } from '@tailboard/contract/briefing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Megaphone from 'lucide-react/icons/megaphone';
import { clock } from '../language/moments.ts';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSeverityWords } from './briefing-words.ts';
import { SeverityBar } from './severity-bar.tsx';

/** Official alerts with what to do and until when, then the other notices. */
export function NoticesCard({ briefing }: { briefing: Briefing }) {
  const { t } = useLingui();
  const { alerts, alertsKnown } = briefing;
  const notices = briefing.importantNotices.filter(
    (notice) => !alerts.some(({ event }) => notice.includes(event)),
  );
  const isQuiet = alerts.length === 0 && notices.length === 0;
  return (
    <Card title={t`Important Notices`}>
      {!alertsKnown && (
        <Notice tone="warn" title={t`Official alerts could not be checked`}>
          <Trans>
            That none are shown does not mean that there are none. Ask a weather radio or the sky.
          </Trans>
        </Notice>
      )}
      {alerts.map((alert) => (
        <AlertItem key={alert.id} alert={alert} />
      ))}
      {notices.length > 0 && (
        <ul className="flex flex-col gap-2">
          {notices.map((notice) => (
            <li key={notice} className="flex items-start gap-3">
              <Megaphone size="1.3em" className="mt-0.5 shrink-0 text-accent-text" aria-hidden />
              <span className="min-w-0">{notice}</span>
            </li>
          ))}
        </ul>
      )}
      {isQuiet && alertsKnown && (
        <p>
          <Trans>No official alerts for this place.</Trans>
        </p>
      )}
    </Card>
  );
}

function AlertItem({ alert }: { alert: Briefing['alerts'][number] }) {
  const words = useSeverityWords();
  const until = alert.expires === null ? null : clock(alert.expires);
  const word = words[alert.severity] ?? words.info;
  return (
    <div className="flex gap-3">
      <SeverityBar severity={alert.severity} />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-lead leading-tight font-bold">{alert.event}</p>
        <p className="text-label font-semibold">
          {word}
          {until !== null && (
            <>
              {' · '}
              <Trans>until {until}</Trans>
            </>
          )}
        </p>
        <p>{alert.headline}</p>
        {alert.instruction !== null && (
          <details open={alert.severity === 'critical'}>
            <summary className="flex min-h-12 items-center font-semibold text-accent-text underline underline-offset-4">
              <Trans>What to do</Trans>
            </summary>
            <p className="whitespace-pre-line">{alert.instruction}</p>
          </details>
        )}
        <p className="text-label text-quiet">{alert.source}</p>
      </div>
    </div>
  );
}
