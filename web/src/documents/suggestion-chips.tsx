import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { chipLabel } from './document-words.ts';

interface SuggestionChipsProps {
  suggestions: readonly string[];
  /** While an answer is on its way nothing can be sent. */
  disabled: boolean;
  onChoose: (question: string) => void;
}

const MOST_CHIPS = 4;

const look =
  'min-h-12 rounded-full border-(length:--edge) border-control bg-card px-3 text-label leading-tight font-semibold hover:bg-press not-[[data-theme=sunlight]_*]:aria-disabled:opacity-60 in-data-[theme=sunlight]:aria-disabled:border-dashed';

/** Questions to begin with. The chips are short; the full questions are read aloud, and stand in the sheet. */
export function SuggestionChips({ suggestions, disabled, onChoose }: SuggestionChipsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const more = suggestions.length - MOST_CHIPS;
  return (
    <>
      <div className="flex shrink-0 items-center gap-2 p-1">
        <ul
          aria-label={t`Suggested questions`}
          className="-m-1 flex min-w-0 grow gap-2 overflow-x-auto p-1 sm:not-[[data-text-size=large]_*]:flex-wrap short:flex-nowrap!"
        >
          {suggestions.slice(0, MOST_CHIPS).map((question) => (
            <li key={question} className="shrink-0">
              <button
                type="button"
                title={question}
                aria-label={question}
                aria-disabled={disabled}
                onClick={() => !disabled && onChoose(question)}
                className={look}
              >
                {chipLabel(question)}
              </button>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-disabled={disabled}
            onClick={() => !disabled && setOpen(true)}
            className={`${look} shrink-0`}
          >
            <Trans>more +{more}</Trans>
          </button>
        )}
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Suggested questions`} placement="below">
        <ul className="flex flex-col">
          {suggestions.map((question) => (
            <li key={question} className="edge-b">
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  onChoose(question);
                }}
                className="min-h-12 w-full rounded-control px-2 py-2 text-left font-semibold -outline-offset-2 hover:bg-press"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
