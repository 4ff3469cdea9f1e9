import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sentencesOf, translate } from '../language/translate.ts';
import { device, type AnsweredFacts } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { WaitingAnswer } from './use-answers.ts';

interface RefusedAnswerProps {
  item: WaitingAnswer;
  onConfirm: (facts: AnsweredFacts) => Promise<void>;
}

/** An answer that the server did not take: one that is unlikely is asked back, any other may be given up. */
export function RefusedAnswer({ item, onConfirm }: RefusedAnswerProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const { problem, facts, userId, thread } = item;
  if (problem === null) return null;
  const isAskedBack = problem.code === 'facts-contradict';
  const sentences = sentencesOf(problem);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch(() => undefined);
    setBusy(false);
  };
  const giveUp = () => void run(() => device.discardThread(userId, thread));
  return (
    <Notice
      tone={isAskedBack ? 'warn' : 'bad'}
      announced
      title={isAskedBack ? t`Is that right?` : t`The server did not accept this`}
      actions={
        isAskedBack ? (
          <>
            <Button busy={busy} onClick={() => void run(() => onConfirm({ ...facts, confirm: true }))}>
              <Trans>Yes, it is right</Trans>
            </Button>
            <Button look="quiet" onClick={giveUp}>
              <Trans>No, leave it as it was</Trans>
            </Button>
          </>
        ) : (
          <Button busy={busy} onClick={giveUp}>
            <Trans>Leave it as it was</Trans>
          </Button>
        )
      }
    >
      <p>{translate(problem.detail, sentences)}</p>
      {problem.errors.map(({ field, message }) => (
        <p key={field}>{translate(message, sentences)}</p>
      ))}
    </Notice>
  );
}
