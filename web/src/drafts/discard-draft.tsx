import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { KeptDraft } from './use-draft.ts';

interface DiscardDraftProps {
  kept: KeptDraft;
  words: { button: string; title: string; text: string; keep: string; confirm: string };
  onDiscarded: () => void;
}

/** Throws what was entered away, after asking. Nothing is shown where nothing is kept. */
export function DiscardDraft({ kept, words, onDiscarded }: DiscardDraftProps) {
  const [asking, setAsking] = useState(false);
  if (kept.draft === null) return null;
  const discard = async () => {
    setAsking(false);
    try {
      await kept.discard();
      onDiscarded();
    } catch {
      kept.reopen();
    }
  };
  return (
    <div>
      <Button look="quiet" icon={RotateCcw} onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.title}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{words.keep}</Button>
            <Button look="danger" onClick={() => void discard()}>
              {words.confirm}
            </Button>
          </>
        }
      >
        <p>{words.text}</p>
      </Dialog>
    </div>
  );
}
