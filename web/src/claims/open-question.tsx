import { Trans, useLingui } from '@lingui/react/macro';
import type { Claim } from '@tailboard/contract/claims.ts';
import { useRef, useState } from 'react';
import { usePersonName } from '../auth/public.ts';
import { DiscardDraft, useTypedDraft, WithDraft } from '../drafts/public.ts';
import { dayAndTime } from '../language/moments.ts';
import type { ClaimEntry, Draft } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSaveClaim } from './use-save-claim.ts';

interface OpenQuestionProps {
  claim: ClaimEntry;
  question: NonNullable<Claim['question']>;
  mine: boolean;
}

/** The supervisor's open question, with the field for the answer. */
export function OpenQuestion({ claim, question, mine }: OpenQuestionProps) {
  const { t } = useLingui();
  const by = usePersonName()(question.by, question.byUsername);
  const kind = `claim-answer-${claim.clientRef ?? claim.id}`;
  return (
    <Notice tone="attention" title={t`Question from ${by}`}>
      <p className="break-words whitespace-pre-wrap">{question.text}</p>
      <p className="text-label text-quiet">{dayAndTime(question.at)}</p>
      {claim.answer !== null ? (
        <p className="pt-2">
          <span className="font-semibold">
            <Trans>Your answer, not sent yet:</Trans>
          </span>{' '}
          {claim.answer}
        </p>
      ) : (
        mine && (
          <WithDraft kind={kind} rows={1}>
            {(loaded) => <AnswerForm claim={claim} kind={kind} loaded={loaded} />}
          </WithDraft>
        )
      )}
    </Notice>
  );
}

function AnswerForm({ claim, kind, loaded }: { claim: ClaimEntry; kind: string; loaded: Draft | null }) {
  const { t } = useLingui();
  const { typed, change, kept, clear } = useTypedDraft<{ answer: string }>({
    kind,
    loaded,
    first: { answer: '' },
  });
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { save, busy, failure } = useSaveClaim(claim);
  const send = async () => {
    const answer = typed.answer.trim();
    if (answer === '') {
      setProblem(t`Write your answer`);
      field.current?.focus();
      return;
    }
    const draft = await kept.close();
    if (!(await save({ answer, draft }))) kept.reopen();
  };
  return (
    <div className="flex flex-col gap-3 pt-3">
      <TextArea
        ref={field}
        label={t`Your answer`}
        rows={3}
        maxLength={2000}
        value={typed.answer}
        onChange={({ currentTarget }) => {
          change({ answer: currentTarget.value });
          setProblem(undefined);
        }}
        error={problem ?? failure ?? kept.problem}
      />
      <div>
        <Button look="primary" wide busy={busy} onClick={() => void send()}>
          <Trans>Send the answer</Trans>
        </Button>
      </div>
      <DiscardDraft
        kept={kept}
        words={{
          button: t`Discard this answer`,
          title: t`Discard this answer?`,
          text: t`What you typed here is deleted from the app. The question stays.`,
          keep: t`Keep my answer`,
          confirm: t`Discard this answer`,
        }}
        onDiscarded={() => void clear()}
      />
    </div>
  );
}
