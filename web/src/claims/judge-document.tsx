import { Trans, useLingui } from '@lingui/react/macro';
import type { Claim, ClaimDocument, JudgeDocument as Judgement } from '@tailboard/contract/claims.ts';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { useClaimWords } from './claim-words.ts';
import { failureOf, useJudge, useTakeIn } from './review-queries.ts';

type Seen = Pick<Judgement, 'fileId' | 'judgedAt'>;

/** The judged version of a line: its newest file and its last judgement. */
const seenOf = ({ files, judgedAt }: ClaimDocument): Seen => ({
  fileId: Math.max(...files.map(({ id }) => id)),
  judgedAt,
});

function seenIn({ documents }: Claim, key: ClaimDocument['key']): Seen | null {
  const line = documents.find((document) => document.key === key);
  return line === undefined ? null : seenOf(line);
}

/** Accepts a document, or marks it unreadable with a note. */
export function JudgeDocument({ claim, document }: { claim: Claim; document: ClaimDocument }) {
  const { t } = useLingui();
  const words = useClaimWords();
  const user = useUser();
  const judge = useJudge(claim.id);
  const takeIn = useTakeIn();
  /** The version on the screen when the note was begun: a file that arrives later is not judged with it. */
  const [noting, setNoting] = useState<Seen | null>(null);
  const [note, setNote] = useState('');
  if (document.files.length === 0 || claim.status === 'approved' || claim.userId === user.id) return null;
  const name = words.document(document.key);
  const now = seenOf(document);
  const say = (status: 'accepted' | 'unreadable', seen: Seen) => {
    judge.mutate(
      { key: document.key, status, note: status === 'unreadable' ? note.trim() || null : null, ...seen },
      {
        onSuccess: (judged) => {
          setNoting(null);
          setNote('');
          takeIn(judged);
        },
        onError: (error) => {
          const { current } = failureOf(error);
          if (current === null) return;
          // The note stays; the user judges the new version again.
          setNoting((before) => before && seenIn(current, document.key));
          takeIn(current);
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
          <Button busy={judge.isPending} aria-label={t`Accept: ${name}`} onClick={() => say('accepted', now)}>
            <Trans>Accept</Trans>
          </Button>
        )}
        {noting ? (
          <>
            <Button busy={judge.isPending} onClick={() => say('unreadable', noting)}>
              <Trans>Mark unreadable</Trans>
            </Button>
            <Button onClick={() => setNoting(null)}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        ) : (
          document.status !== 'unreadable' && (
            <Button aria-label={t`Unreadable: ${name}`} onClick={() => setNoting(now)}>
              <Trans>Unreadable</Trans>
            </Button>
          )
        )}
      </div>
    </div>
  );
}
