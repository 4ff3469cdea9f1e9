import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { TextField } from '../ui/field.tsx';
import { fieldSentence } from '../language/field-sentence.ts';
import type { ReportFields } from './report-fields.ts';

export function DateField() {
  const { t } = useLingui();
  const { register, formState } = useFormContext<ReportFields>();
  return (
    <TextField
      label={t`Date and Time`}
      type="datetime-local"
      max="9999-12-31T23:59"
      {...register('date')}
      error={fieldSentence(formState.errors.date?.message)}
    />
  );
}
