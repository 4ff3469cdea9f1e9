import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from './button.tsx';

/** Letters: about as much as fits into the lines that are shown of a longer text on a phone. */
const SHORT = 400;

/** What somebody wrote; of a long text the first lines, and the rest when it is asked for. */
export function LongText({ text }: { text: string }) {
  const [all, setAll] = useState(false);
  const words = 'break-words whitespace-pre-wrap';
  if (text.length <= SHORT) return <p className={words}>{text}</p>;
  return (
    <>
      <p className={all ? words : `${words} line-clamp-6`}>{text}</p>
      <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? <Trans>Show less</Trans> : <Trans>Show all of it</Trans>}
      </Button>
    </>
  );
}
