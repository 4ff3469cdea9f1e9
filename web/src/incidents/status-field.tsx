import { incidentTransitions } from '@tailboard/contract/incident-terms.ts';
import { useLingui } from '@lingui/react/macro';
import type { IncidentStatus } from '@tailboard/contract/incidents.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { useIncidentWords } from './incident-words.ts';

interface StatusFieldProps {
  /** As the server has it. */
  from: IncidentStatus;
  value: IncidentStatus;
  onChange: (status: IncidentStatus) => void;
}

/** The present status and those that may follow it. */
export function StatusField({ from, value, onChange }: StatusFieldProps) {
  const { t } = useLingui();
  const words = useIncidentWords();
  const choices = [from, ...incidentTransitions[from]];
  return (
    <ChoiceGroup
      legend={t`Status`}
      choices={choices.map((status) => ({ value: status, label: words.status(status) }))}
      value={value}
      onChange={onChange}
      columns={2}
    />
  );
}
