import { Trans, useLingui } from '@lingui/react/macro';
import type { Duty } from '@tailboard/contract/duties.ts';
import Timer from 'lucide-react/icons/timer';
import type { ReactNode } from 'react';
import { clock } from '../language/moments.ts';
import { SentencesOf, Translated } from '../language/translated.tsx';
import { Notice } from '../ui/notice.tsx';
import { useNow } from '../ui/use-now.ts';
import { OshaCall } from './osha-call.tsx';
import { StatePlan } from './state-plan.tsx';
import { TimeLeft } from './time-left.tsx';

/** A clock of the law. One that only runs if an answer is yes is no record of the server yet. */
export type ShownDuty = Pick<Duty, 'kind' | 'hours' | 'dueAt' | 'state'> &
  Partial<Pick<Duty, 'id' | 'doneBy' | 'doneAt' | 'note' | 'paragraph' | 'statePlan' | 'sentences'>> & {
    isIf?: boolean;
  };

interface DutyClockProps {
  duty: ShownDuty;
  /** What helps to do it. */
  children?: ReactNode;
}

/** What the law wants by which hour, and how much time is left; works without signal. */
export function DutyClock({ duty, children }: DutyClockProps) {
  const { t } = useLingui();
  const now = useNow();
  const { kind, hours, dueAt, state, doneBy, doneAt, note, paragraph, isIf = false } = duty;
  const titles: Readonly<Record<ShownDuty['kind'], ReactNode>> = {
    'call-osha': isIf ? (
      <Trans>You may have to call OSHA within {hours} hours</Trans>
    ) : (
      <Trans>Call OSHA within {hours} hours</Trans>
    ),
    'record-case': <Trans>Enter the case on the OSHA 300 log</Trans>,
    'preserve-scene': <Trans>Leave the scene as it is</Trans>,
  };
  const isOpen = state === 'open';
  // It holds from then on: no hour ends it.
  const isScene = kind === 'preserve-scene';
  const isLate = isOpen && !isScene && Date.parse(dueAt) < now;
  const tone = !isOpen ? 'plain' : isIf ? 'warn' : kind === 'call-osha' || isLate ? 'bad' : 'attention';
  return (
    <SentencesOf answer={duty}>
      <Notice tone={tone} icon={Timer} title={titles[kind]}>
        {isOpen ? (
          isScene ? (
            <p className="font-semibold">
              <Trans>Until the state says that it may be cleared</Trans>
            </p>
          ) : isIf ? (
            <p className="font-semibold">
              <Trans>If so, by {clock(dueAt)}</Trans>
            </p>
          ) : (
            <TimeLeft dueAt={dueAt} now={now} />
          )
        ) : state === 'done' ? (
          <p className="font-semibold">
            {doneBy && doneAt ? (
              <Trans>
                Done: {doneBy}, {clock(doneAt)}
              </Trans>
            ) : (
              t`Done`
            )}
          </p>
        ) : (
          <p className="font-semibold">
            <Trans>Not needed</Trans>
          </p>
        )}
        {note && (
          <p>
            <Translated text={note} />
          </p>
        )}
        {isOpen && kind === 'call-osha' && (
          <>
            <OshaCall />
            <p className="font-semibold">
              <Trans>
                You can also call or go to the nearest OSHA office, or report at osha.gov. A voicemail, a fax
                or an e-mail does not count.
              </Trans>
            </p>
          </>
        )}
        {isOpen && <StatePlan {...duty} />}
        {isOpen && children}
        {paragraph && <p className="pt-2 text-label">{paragraph}</p>}
      </Notice>
    </SentencesOf>
  );
}
