import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface OpeningRowProps {
  /** What is always seen, within the button that opens. */
  summary: ReactNode;
  open: boolean;
  onToggle: () => void;
  /** What is seen while it is open. */
  children: ReactNode;
}

/** One entry of a list that opens in place. */
export function OpeningRow({ summary, open, onToggle, children }: OpeningRowProps) {
  const id = useId();
  return (
    <div className="edge rounded-card bg-card">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
        className="flex min-h-16 w-full items-stretch gap-2 rounded-card p-3 text-left hover:bg-press"
      >
        {summary}
        <ChevronDown
          size={24}
          aria-hidden
          className={classNames('shrink-0 self-center text-quiet transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div id={id} className="edge-t flex flex-col gap-4 p-3 sm:p-4">
          {children}
        </div>
      )}
    </div>
  );
}
