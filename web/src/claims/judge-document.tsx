import { Trans, useLingui } from '@lingui/react/macro';
import type { Claim, ClaimDocument } from '@tailboard/contract/claims.ts';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { useClaimWords } from './claim-words.ts';
import { failureOf, useJudge, useTakeIn } from './review-queries.ts';

/** Whether a document that came will do. One that is unreadable says what is wrong with it. */
export function JudgeDocument({ claim, document }: { claim: Claim; document: ClaimDocument }) {
  const { t } = useLingui();
  const words = useClaimWords();
  const user = useUser();
  const judge = useJudge(claim.id);
  const takeIn = useTakeIn();
  const [noting, setNoting] = useState(false);
  const [note, setNote] = useState('');
  if (document.files.length === 0 || claim.status === 'approved' || claim.userId === user.id) return null;
  const name = words.document(document.key);
  const say = (status: 'accepted' | 'unreadable') => {
    judge.mutate(
      { key: document.key, status, note: status === 'unreadable' ? note.trim() || null : null },
      {
        onSuccess: (judged) => {
          setNoting(false);
          setNote('');
          takeIn(judged);
        },
      },
    );
  };
  const failure = judge.isError
    ? (failureOf(judge.error).detail ?? t`The server did not answer. Try again.`)
    : undefined;
  return (
    <div className="flex flex-col gap-2">
      {noting && (
        <TextField
          label={t`What is wrong with it?`}
          help={t`The person sees this and sends it again.`}
          maxLength={500}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      )}
      {failure && (
        <p role="alert" className="tone-bad font-semibold text-tone">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!noting && document.status !== 'accepted' && (
          <Button busy={judge.isPending} aria-label={t`Accept: ${name}`} onClick={() => say('accepted')}>
            <Trans>Accept</Trans>
          </Button>
        )}
        {noting ? (
          <>
            <Button busy={judge.isPending} onClick={() => say('unreadable')}>
              <Trans>Mark unreadable</Trans>
            </Button>
            <Button onClick={() => setNoting(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        ) : (
          document.status !== 'unreadable' && (
            <Button aria-label={t`Unreadable: ${name}`} onClick={() => setNoting(true)}>
              <Trans>Unreadable</Trans>
            </Button>
          )
        )}
      </div>
    </div>
  );
}
