import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { TextArea } from '../ui/field.tsx';
import { FieldSuggestions } from './field-suggestions.tsx';
import { fieldSentence } from './field-sentence.ts';
import type { ReportFields } from './report-fields.ts';

export function DescriptionField() {
  const { t } = useLingui();
  const { register, formState } = useFormContext<ReportFields>();
  return (
    <>
      <TextArea
        label={t`Description`}
        help={t`Who and what was involved, what happened, and what you did.`}
        {...register('description')}
        error={fieldSentence(formState.errors.description?.message)}
      />
      <FieldSuggestions />
    </>
  );
}
