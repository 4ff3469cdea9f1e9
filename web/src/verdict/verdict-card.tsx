import { Trans, useLingui } from '@lingui/react/macro';
import Bot from 'lucide-react/icons/bot';
import Cog from 'lucide-react/icons/cog';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState, type ReactNode } from 'react';
import { clock } from '../language/moments.ts';
import { Translated, SentencesOf } from '../language/translated.tsx';
import { classNames } from '../ui/class-names.ts';
import { toneClass, type Tone } from '../ui/tone.ts';
import { OshaCall } from './osha-call.tsx';
import { SeverityBadge } from './severity-badge.tsx';
import type { ShownVerdict } from './shown-verdict.ts';

/** Who judged. */
type JudgedBy = 'built-in' | 'model' | 'phone';

interface VerdictCardProps {
  verdict: ShownVerdict;
  judgedBy: JudgedBy;
  /** When the company learned of it, ISO; until a report is sent: now. */
  learnedAt?: string | undefined;
  /** A clock below it says by when and whom to call. */
  hasClock?: boolean;
}

const HOUR_MS = 60 * 60 * 1000;

/** The judgement in three lines: how serious, what the law wants and by when, what to do first. */
export function VerdictCard({ verdict, judgedBy, learnedAt, hasClock = false }: VerdictCardProps) {
  const { t } = useLingui();
  const [now] = useState(() => new Date().toISOString());
  const { severity, potentialSeverity, reportToOsha, recordable } = verdict;
  const { answer, hours, reason } = reportToOsha;
  const dueAt = hours === null ? null : new Date(Date.parse(learnedAt ?? now) + hours * HOUR_MS);
  const first = firstToDo(verdict);
  return (
    <SentencesOf answer={verdict}>
      <section
        aria-label={t`How serious it is and what to do`}
        className={classNames(
          toneClass[toneOf(verdict)],
          'flex flex-col gap-3 rounded-card border-(length:--edge) border-tone/35 bg-tone-tint p-4 in-data-[theme=sunlight]:border-tone',
        )}
      >
        <Line title={t`Severity`}>
          <p className="flex flex-wrap items-center gap-2">
            <SeverityBadge severity={severity} />
            {potentialSeverity !== severity && (
              <>
                <Trans>It could have been</Trans> <SeverityBadge severity={potentialSeverity} />
              </>
            )}
          </p>
        </Line>
        <Line title={t`What the law wants`}>
          <p className="text-lead leading-tight font-bold">
            {answer === 'no' ? (
              <Trans>No call to OSHA needed, going by the description</Trans>
            ) : answer !== 'ask' ? (
              <Trans>Call OSHA within {hours} hours</Trans>
            ) : hours === null ? (
              <Trans>You may have to call OSHA</Trans>
            ) : (
              <Trans>You may have to call OSHA within {hours} hours</Trans>
            )}
          </p>
          {answer !== 'no' && dueAt && !hasClock && (
            <p className="font-semibold">
              {answer === 'ask' ? (
                <Trans>If so, by {clock(dueAt)}</Trans>
              ) : (
                <Trans>By {clock(dueAt)} at the latest</Trans>
              )}
            </p>
          )}
          <p>
            <Translated text={reason} />
          </p>
          {answer !== 'no' && !hasClock && <OshaCall />}
          {recordable.answer === 'yes' && (
            <p>
              <Trans>Enter it on the OSHA 300 log within 7 days.</Trans>
            </p>
          )}
        </Line>
        {first !== undefined && (
          <Line title={t`Do this first`}>
            <p>
              <Translated text={first} />
            </p>
          </Line>
        )}
        <Source judgedBy={judgedBy} />
      </section>
    </SentencesOf>
  );
}

function toneOf({ reportToOsha, severity, potentialSeverity }: ShownVerdict): Tone {
  if (reportToOsha.answer === 'ask') return 'warn';
  if (reportToOsha.answer !== 'no') return 'bad';
  return severity === 'high' || potentialSeverity === 'high' ? 'attention' : 'plain';
}

/** What the second line or the rest says already. */
const saidBeside = /^analysis\.(call-within|find-out|no-call|do-not-call|enter-on-log|not-recordable)/;

/** The most urgent thing to do that is no call to OSHA and no entry on the log. */
function firstToDo({ recommendedActions, sentences }: ShownVerdict): string | undefined {
  const codes = new Map(sentences.map(({ text, code }) => [text, code]));
  return recommendedActions.find((action) => !saidBeside.test(codes.get(action) ?? ''));
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-label text-quiet">{title}</p>
      {children}
    </div>
  );
}

function Source({ judgedBy }: { judgedBy: JudgedBy }) {
  const Icon = { model: Bot, 'built-in': Cog, phone: Smartphone }[judgedBy];
  return (
    <p className="flex items-center gap-2 text-label text-quiet">
      <Icon size={18} className="shrink-0" aria-hidden />
      <span>
        {judgedBy === 'model' && <Trans>Source: Model.</Trans>}
        {judgedBy === 'built-in' && <Trans>Source: Built-in rules.</Trans>}
        {judgedBy === 'phone' && <Trans>Judged on this phone.</Trans>} <Trans>A person decides.</Trans>
      </span>
    </p>
  );
}
