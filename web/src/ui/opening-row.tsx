import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface OpeningRowProps {
  /** Always visible, within the button that opens the row. */
  summary: ReactNode;
  open: boolean;
  onToggle: () => void;
  /** Visible while the row is open. */
  children: ReactNode;
}

/** A list row that expands in place. */
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
