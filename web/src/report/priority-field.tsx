import { useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';
import { priorityChoices } from '../incidents/public.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { fieldSentence } from './field-sentence.ts';
import type { ReportFields } from './report-fields.ts';

export function PriorityField() {
  const { t } = useLingui();
  const { field, fieldState } = useController<ReportFields, 'priority'>({ name: 'priority' });
  return (
    <ChoiceGroup
      legend={t`Priority`}
      choices={priorityChoices.map(([value, { name, icon, ink }]) => ({
        value,
        label: t(name),
        icon,
        iconClassName: ink,
      }))}
      value={field.value}
      onChange={field.onChange}
      columns={3}
      error={fieldSentence(fieldState.error?.message)}
      ref={field.ref}
    />
  );
}
