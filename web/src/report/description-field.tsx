import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { VoiceButton } from '../speech/public.ts';
import { TextArea } from '../ui/field.tsx';
import { FieldSuggestions } from './field-suggestions.tsx';
import { fieldSentence } from '../language/field-sentence.ts';
import type { ReportFields } from './report-fields.ts';

/** Typed or spoken: what is said is added to what stands there. */
export function DescriptionField() {
  const { t } = useLingui();
  const { register, formState, getValues, setValue } = useFormContext<ReportFields>();
  const before = useRef<string>(undefined);
  const add = (said: string, isFinal: boolean) => {
    before.current ??= getValues('description').trimEnd();
    const text = [before.current, said].filter(Boolean).join(' ');
    setValue('description', text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    if (isFinal) before.current = undefined;
  };
  return (
    <div className="flex flex-col gap-1">
      <TextArea
        label={t`Description`}
        help={t`Who and what was involved, what happened, and what you did.`}
        {...register('description')}
        onInput={() => {
          // What is typed after a dictation that broke off stays; the next one is added to it.
          before.current = undefined;
        }}
        error={fieldSentence(formState.errors.description?.message)}
      />
      <div className="self-end">
        <VoiceButton onText={add} />
      </div>
      <FieldSuggestions />
    </div>
  );
}
