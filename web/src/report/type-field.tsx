import { useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';
import { typeChoices } from '../incidents/public.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { fieldSentence } from '../language/field-sentence.ts';
import type { ReportFields } from './report-fields.ts';

export function TypeField() {
  const { t } = useLingui();
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<ReportFields, 'type'>({ name: 'type' });
  return (
    <ChoiceGroup
      legend={t`Incident Type`}
      choices={typeChoices.map(([type, { name, icon }]) => ({ value: type, label: t(name), icon }))}
      value={value}
      onChange={onChange}
      columns={2}
      error={fieldSentence(fieldState.error?.message)}
      ref={ref}
    />
  );
}
