import { Trans, useLingui } from '@lingui/react/macro';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import Hammer from 'lucide-react/icons/hammer';
import Replace from 'lucide-react/icons/replace';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { factsAsked, type ClaimFields } from './claim-fields.ts';
import { categoryChoices } from './claim-words.ts';
import { factWords } from './fact-words.ts';
import { fieldSentence } from '../language/field-sentence.ts';

/** Everything that a claim of `type` is asked for, and nothing else. Stands in a form provider. */
export function ClaimFieldSet({ type }: { type: IncidentType }) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<ClaimFields>();
  const error = (name: keyof ClaimFields) => fieldSentence(formState.errors[name]?.message);
  const asked = factsAsked(type);
  const group = useId();
  return (
    <>
      <TextField
        label={t`Amount you ask for, in dollars`}
        help={t`Whole dollars. Leave it empty if you do not know it yet.`}
        inputMode="decimal"
        autoComplete="off"
        {...register('requestedReimbursement')}
        error={error('requestedReimbursement')}
      />
      {asked.includes('work') && <WorkField />}
      <TextArea
        label={t`Description`}
        help={t`Copied from the incident. Change it to say what the claim is for.`}
        rows={4}
        {...register('description')}
        error={error('description')}
      />
      <div role="group" aria-labelledby={group} className="edge-t flex min-w-0 flex-col gap-4 pt-4">
        <div>
          <h2 id={group} className="text-lead leading-snug font-bold">
            <Trans>What would make the estimate more exact</Trans>
          </h2>
          <p className="text-label text-quiet">
            <Trans>Leave empty what you do not know. You can add it later.</Trans>
          </p>
        </div>
        {asked.map((name) => {
          if (name === 'work') return null;
          if (name === 'itemCategory') return <CategoryField key={name} />;
          const { label, help } = factWords(name);
          return (
            <TextField
              key={name}
              label={label}
              {...(help && { help })}
              inputMode="decimal"
              autoComplete="off"
              {...register(name)}
              error={error(name)}
            />
          );
        })}
      </div>
    </>
  );
}

function WorkField() {
  const { t } = useLingui();
  const {
    field: { ref, value, onChange },
  } = useController<ClaimFields, 'work'>({ name: 'work' });
  return (
    <ChoiceGroup
      legend={t`What does it need?`}
      choices={[
        { value: 'repair', label: t`Repair`, icon: Hammer },
        { value: 'replacement', label: t`Replacement`, icon: Replace },
      ]}
      value={value === 'repair' || value === 'replacement' ? value : ''}
      onChange={onChange}
      columns={2}
      ref={ref}
    />
  );
}

function CategoryField() {
  const { t } = useLingui();
  const { register } = useFormContext<ClaimFields>();
  return (
    <SelectField label={t`Kind of item`} {...register('itemCategory')}>
      <option value="">{t`Not given`}</option>
      {categoryChoices.map(([category, name]) => (
        <option key={category} value={category}>
          {t(name)}
        </option>
      ))}
    </SelectField>
  );
}
