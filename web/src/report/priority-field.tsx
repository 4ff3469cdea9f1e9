import { useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';
import { priorityChoices } from '../incidents/public.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { fieldSentence } from '../language/field-sentence.ts';
import type { ReportFields } from './report-fields.ts';

export function PriorityField() {
  const { t } = useLingui();
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<ReportFields, 'priority'>({ name: 'priority' });
  return (
    <ChoiceGroup
      legend={t`Priority`}
      choices={priorityChoices.map(([priority, { name, icon, ink }]) => ({
        value: priority,
        label: t(name),
        icon,
        iconClassName: ink,
      }))}
      value={value}
      onChange={onChange}
      columns={2}
      error={fieldSentence(fieldState.error?.message)}
      ref={ref}
    />
  );
}
