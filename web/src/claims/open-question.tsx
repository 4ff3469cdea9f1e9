import { Trans, useLingui } from '@lingui/react/macro';
import type { Claim } from '@tailboard/contract/claims.ts';
import { useRef, useState } from 'react';
import { dayAndTime } from '../language/moments.ts';
import type { ClaimEntry } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { useFormOpen } from '../ui/form-open.ts';
import { Notice } from '../ui/notice.tsx';
import { useSaveClaim } from './use-save-claim.ts';

interface OpenQuestionProps {
  claim: ClaimEntry;
  question: NonNullable<Claim['question']>;
  mine: boolean;
}

/** What somebody wants to know before the review goes on, with the field for the answer. */
export function OpenQuestion({ claim, question, mine }: OpenQuestionProps) {
  const { t } = useLingui();
  return (
    <Notice tone="attention" title={t`Question of ${question.by}`}>
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
        mine && <AnswerForm claim={claim} />
      )}
    </Notice>
  );
}

function AnswerForm({ claim }: { claim: ClaimEntry }) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { save, busy, failure } = useSaveClaim(claim);
  useFormOpen(answer !== '');
  const send = () => {
    if (answer.trim() === '') {
      setProblem(t`Write your answer`);
      field.current?.focus();
      return;
    }
    void save({ answer: answer.trim() });
  };
  return (
    <div className="flex flex-col gap-3 pt-3">
      <TextArea
        ref={field}
        label={t`Your answer`}
        rows={3}
        maxLength={2000}
        value={answer}
        onChange={({ currentTarget }) => {
          setAnswer(currentTarget.value);
          setProblem(undefined);
        }}
        error={problem ?? failure}
      />
      <div>
        <Button look="primary" wide busy={busy} onClick={send}>
          <Trans>Send the answer</Trans>
        </Button>
      </div>
    </div>
  );
}
