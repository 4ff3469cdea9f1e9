import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useId } from 'react';
import type { IncidentEntry } from '../offline/public.ts';
import { classNames } from '../ui/class-names.ts';
import { IncidentDetails } from './incident-details.tsx';
import { IncidentSummary } from './incident-summary.tsx';

interface IncidentRowProps {
  incident: IncidentEntry;
  open: boolean;
  onToggle: (incident: IncidentEntry) => void;
}

/** One incident of the list; opens in place. Kept as it is while the list scrolls past it. */
export const IncidentRow = memo(function IncidentRow({ incident, open, onToggle }: IncidentRowProps) {
  const id = useId();
  return (
    <div className="edge rounded-card bg-card">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onToggle(incident)}
        className="flex min-h-16 w-full items-stretch gap-2 rounded-card p-3 text-left hover:bg-press"
      >
        <IncidentSummary incident={incident} />
        <ChevronDown
          size={24}
          aria-hidden
          className={classNames('shrink-0 self-center text-quiet transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div id={id} className="edge-t p-3 sm:p-4">
          <IncidentDetails incident={incident} />
        </div>
      )}
    </div>
  );
});
