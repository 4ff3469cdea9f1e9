import type { Briefing } from '@tailboard/contract/briefing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Megaphone from 'lucide-react/icons/megaphone';
import { clock } from '../language/moments.ts';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSeverityWords } from './briefing-words.ts';
import { SeverityBar } from './severity-bar.tsx';
import { Translated } from '../language/translated.tsx';

interface NoticesProps {
  briefing: Briefing;
  tooOld: boolean;
  now: number;
}

/** Official alerts with what to do and until when, then the other notices. */
export function NoticesCard({ briefing, tooOld, now }: NoticesProps) {
  const { t } = useLingui();
  const { alertsKnown } = briefing;
  // What has ended since is gone, also from a briefing of this morning.
  const alerts = briefing.alerts.filter(({ expires }) => expires === null || Date.parse(expires) > now);
  const notices = briefing.importantNotices.filter(
    (notice) => !briefing.alerts.some(({ event }) => notice.startsWith(event)),
  );
  const isQuiet = alerts.length === 0 && notices.length === 0;
  return (
    <Card title={t`Important Notices`}>
      {!alertsKnown && (
        <Notice tone="warn" title={t`Official alerts could not be checked`}>
          <Trans>
            No alert shown does not mean there is none. Listen to a weather radio and watch the sky.
          </Trans>
        </Notice>
      )}
      {alerts.map((alert) => (
        <AlertItem key={alert.id} alert={alert} />
      ))}
      {notices.length > 0 && (
        <ul className="flex flex-col gap-2">
          {notices.map((notice) => (
            <NoticeItem key={notice} notice={notice} guidelines={briefing.safetyGuidelines} />
          ))}
        </ul>
      )}
      {isQuiet && alertsKnown && (
        <p>
          {tooOld ? (
            <Trans>Whether alerts are in force now is not known: this briefing is too old.</Trans>
          ) : (
            <Trans>No official alerts for this place.</Trans>
          )}
        </p>
      )}
    </Card>
  );
}

interface NoticeItemProps {
  notice: string;
  guidelines: Briefing['safetyGuidelines'];
}

/** A limit that the weather reaches has the word and colour of its guideline. */
function NoticeItem({ notice, guidelines }: NoticeItemProps) {
  const words = useSeverityWords();
  const severity = guidelines.find(({ description }) => description.startsWith(notice))?.severity;
  return (
    <li className="flex items-start gap-3">
      {severity === undefined ? (
        <Megaphone size="1.3em" className="mt-0.5 shrink-0 text-accent-text" aria-hidden />
      ) : (
        <SeverityBar severity={severity} />
      )}
      <div className="min-w-0">
        {severity !== undefined && (
          <p className="text-label font-semibold">{words[severity] ?? words.info}</p>
        )}
        <Translated text={notice} />
      </div>
    </li>
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
        <p className="text-lead leading-tight font-bold">
          <Translated text={alert.event} />
        </p>
        <p className="text-label font-semibold">
          {word}
          {until !== null && (
            <>
              {' · '}
              <Trans>until {until}</Trans>
            </>
          )}
        </p>
        <p>
          <Translated text={alert.headline} />
        </p>
        {alert.instruction !== null && (
          <details open={alert.severity === 'critical'}>
            <summary className="flex min-h-12 items-center font-semibold text-accent-text underline underline-offset-4">
              <Trans>What to do</Trans>
            </summary>
            <p className="whitespace-pre-line">
              <Translated text={alert.instruction} />
            </p>
          </details>
        )}
        <p className="text-label text-quiet">
          <Translated text={alert.source} />
        </p>
      </div>
    </div>
  );
}
