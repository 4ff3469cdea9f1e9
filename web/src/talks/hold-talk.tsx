import { Trans, useLingui } from '@lingui/react/macro';
import type { TalkTopic } from '@tailboard/contract/talks.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../auth/public.ts';
import { useCrew } from '../crews/public.ts';
import type { Draft } from '../offline/public.ts';
import { DiscardDraft, useDraft } from '../drafts/public.ts';
import { Button } from '../ui/button.tsx';
import { useFormOpen } from '../ui/form-open.ts';
import { Notice } from '../ui/notice.tsx';
import { ProgressLine } from '../ui/progress-line.tsx';
import { CheckStep } from './check-step.tsx';
import { CloseStep } from './close-step.tsx';
import { ReadStep } from './read-step.tsx';
import { SignStep } from './sign-step.tsx';
import { openTalkDraft, stepOf, talkSteps, withCrew, type TalkDraft, type TalkStep } from './talk-draft.ts';
import { useCloseTalk } from './use-close-talk.ts';

interface HoldTalkProps {
  topic: TalkTopic;
  /** Of its draft. */
  kind: string;
  /** Where it is held, as far as the page before knows. */
  place: string;
  loaded: Draft | null;
  onDiscarded: () => void;
}

/** Read, check, sign, close. Everything is kept at once: a phone that dies in the middle loses no signature. */
export function HoldTalk({ topic, kind, place, loaded, onDiscarded }: HoldTalkProps) {
  const { t } = useLingui();
  const user = useUser();
  const { body: crew } = useCrew();
  const [talk, setTalk] = useState(() => openTalkDraft(loaded?.values, new Date().toISOString(), place));
  const [begun] = useState(() => content(talk));
  const [step, setStep] = useState<TalkStep>(() => stepOf(loaded?.step));
  const full = { ...talk, people: withCrew(talk.people, crew ?? [{ userId: user.id, name: user.name }]) };
  const change = (changes: Partial<TalkDraft>) => setTalk((before) => ({ ...before, ...changes }));

  const kept = useDraft({
    userId: user.id,
    kind,
    loaded,
    at: step,
    isTouched: () => content(talk) !== begun || step !== 'read',
    read: () => ({ step, values: talk }),
  });
  const { keepSoon, keepNow } = kept;
  useFormOpen(kept.draft !== null);
  // A signature is not given twice: it is on the phone before the next one is asked for.
  useEffect(keepNow, [keepNow, talk.people, talk.answers, talk.read]);
  useEffect(keepSoon, [keepSoon, talk.place, talk.notes]);

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  const at = talkSteps.indexOf(step);
  const go = (by: 1 | -1) => setStep(talkSteps[at + by] ?? step);
  const names: Record<TalkStep, string> = { read: t`Read`, check: t`Check`, sign: t`Sign`, close: t`Close` };
  const questions: Record<TalkStep, string> = {
    read: t`Read it to the crew`,
    check: t`Ask the crew`,
    sign: t`Everybody signs`,
    close: t`Close the talk`,
  };
  const { close, busy, failure } = useCloseTalk({ topic, kept });
  const next = () => go(1);

  return (
    <>
      {loaded && (
        <Notice tone="note" title={t`This talk is under way`}>
          <Trans>It continues where you left it.</Trans>
        </Notice>
      )}
      <ProgressLine step={at + 1} of={talkSteps.length} name={names[step]} />
      <h2
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-32 text-heading leading-tight font-bold outline-none"
      >
        {questions[step]}
      </h2>
      {step === 'read' && (
        <ReadStep topic={topic} read={talk.read} onRead={(read) => change({ read })} onNext={next} />
      )}
      {step === 'check' && (
        <CheckStep
          topic={topic}
          answers={talk.answers}
          onAnswers={(answers) => change({ answers })}
          onNext={next}
        />
      )}
      {step === 'sign' && (
        <SignStep crew={crew} people={full.people} onPeople={(people) => change({ people })} onNext={next} />
      )}
      {step === 'close' && (
        <CloseStep
          topic={topic}
          talk={full}
          onChange={change}
          onGo={setStep}
          onClose={() => void close(full)}
          busy={busy}
        />
      )}
      {(failure ?? kept.problem) && (
        <Notice tone="bad" announced>
          {failure ?? kept.problem}
        </Notice>
      )}
      {at > 0 && (
        <div>
          <Button icon={ArrowLeft} wide onClick={() => go(-1)}>
            <Trans>Back</Trans>
          </Button>
        </div>
      )}
      <DiscardDraft
        kept={kept}
        words={{
          button: t`Discard this talk`,
          title: t`Discard this talk?`,
          text: t`What was read, answered and signed so far is deleted from this phone.`,
          keep: t`Keep the talk`,
          confirm: t`Discard this talk`,
        }}
        onDiscarded={onDiscarded}
      />
    </>
  );
}

/** What a person has put into it. */
const content = ({ place, read, answers, people, notes }: TalkDraft) =>
  JSON.stringify([place, read, answers, people, notes]);
