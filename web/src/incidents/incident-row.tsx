import { memo } from 'react';
import type { IncidentEntry } from '../offline/public.ts';
import { OpeningRow } from '../ui/opening-row.tsx';
import { IncidentDetails } from './incident-details.tsx';
import { IncidentSummary } from './incident-summary.tsx';

interface IncidentRowProps {
  incident: IncidentEntry;
  open: boolean;
  onToggle: (incident: IncidentEntry) => void;
}

/** One incident of the list. Kept as it is while the list scrolls past it. */
export const IncidentRow = memo(function IncidentRow({ incident, open, onToggle }: IncidentRowProps) {
  return (
    <OpeningRow
      open={open}
      onToggle={() => onToggle(incident)}
      summary={<IncidentSummary incident={incident} />}
    >
      <IncidentDetails incident={incident} />
    </OpeningRow>
  );
});
