import { useLingui } from '@lingui/react/macro';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import { useId, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { categoryChoices } from '../claim-words.ts';
import { termsAsked, type PolicyField, type PolicyFields } from './policy-fields.ts';
import { fieldSentence } from '../../language/field-sentence.ts';

/** All need a form provider. */
function useTerm() {
  const { register, getFieldState, formState } = useFormContext<PolicyFields>();
  return (name: PolicyField) => ({
    ...register(name),
    error: fieldSentence(getFieldState(name, formState).error?.message),
  });
}

const number = { inputMode: 'decimal', autoComplete: 'off' } as const;

function Group({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-help`}
      className="edge-t flex min-w-0 flex-col gap-3 pt-4"
    >
      <div>
        <h3 id={id} className="font-bold">
          {title}
        </h3>
        <p id={`${id}-help`} className="text-label text-quiet">
          {help}
        </p>
      </div>
      <Columns>{children}</Columns>
    </div>
  );
}

/** Two columns if there is space, aligned at the top. */
const Columns = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">{children}</div>
);

/** The start of the terms, and the line of the policy. */
export function LineFields() {
  const { t } = useLingui();
  const term = useTerm();
  return (
    <>
      <Columns>
        <TextField
          label={t`Valid from`}
          help={t`For incidents on or after this day, until new terms are set.`}
          type="date"
          min="1970-01-01"
          max="2100-12-31"
          {...term('holdsFrom')}
        />
      </Columns>
      <TextArea
        label={t`Policy line`}
        help={t`As your policy names it. The crew sees it with every estimate.`}
        rows={2}
        maxLength={500}
        {...term('clause')}
      />
    </>
  );
}

/** The bounds of every amount. */
export function AmountFields({ type }: { type: IncidentType }) {
  const { t } = useLingui();
  const term = useTerm();
  const asked = termsAsked(type);
  const needsLimit = !asked.includes('wage');
  return (
    <>
      <Columns>
        {asked.includes('deductible') && (
          <TextField
            label={t`Deductible in dollars`}
            help={t`Whole dollars. Without it no amount is estimated; 0 if there is none.`}
            {...number}
            {...term('deductible')}
          />
        )}
        <TextField
          label={t`Limit in dollars`}
          help={
            needsLimit
              ? t`The most that is paid. Without it no amount is estimated.`
              : t`The most that is paid. Leave it empty if there is no limit.`
          }
          {...number}
          {...term('limit')}
        />
        <TextField
          label={t`Days to a decision`}
          help={t`Leave empty for the standard time of 2-4 weeks.`}
          {...number}
          {...term('handlingDays')}
        />
        {asked.includes('residualPercent') && (
          <TextField
            label={t`Lowest value in percent`}
            help={t`What an item is worth at least, of its replacement cost; 0 if there is no floor.`}
            {...number}
            {...term('residualPercent')}
          />
        )}
      </Columns>
      {asked.includes('valuation') && <ValuationField />}
    </>
  );
}

function ValuationField() {
  const { t } = useLingui();
  const {
    field: { ref, value, onChange },
  } = useController<PolicyFields, 'valuation'>({ name: 'valuation' });
  return (
    <ChoiceGroup
      legend={t`How replacements are paid`}
      choices={[
        {
          value: 'actual-cash-value',
          label: t`Actual cash value`,
          hint: t`Less depreciation`,
        },
        {
          value: 'replacement-cost',
          label: t`Replacement cost`,
          hint: t`Depreciation is paid back after the replacement`,
        },
        { value: 'not-set', label: t`Not set`, hint: t`Replacements are not estimated` },
      ]}
      value={value === 'actual-cash-value' || value === 'replacement-cost' ? value : 'not-set'}
      onChange={(chosen) => onChange(chosen === 'not-set' ? '' : chosen)}
      columns={2}
      ref={ref}
    />
  );
}

export function CoinsuranceFields() {
  const { t } = useLingui();
  const term = useTerm();
  return (
    <Group
      title={t`Coinsurance`}
      help={t`If it is insured for less than the policy requires, only that share of a loss is paid. Leave all three empty if there is no coinsurance.`}
    >
      <TextField label={t`Share that must be insured, in percent`} {...number} {...term('requiredPercent')} />
      <TextField label={t`Value of what is insured, in dollars`} {...number} {...term('insuredValue')} />
      <TextField label={t`Insurance carried, in dollars`} {...number} {...term('carried')} />
    </Group>
  );
}

export function LivesFields() {
  const { t } = useLingui();
  const term = useTerm();
  return (
    <Group
      title={t`Useful life in years`}
      help={t`An item loses its value evenly over these years. Kinds left empty are not estimated.`}
    >
      {categoryChoices.map(([category, name]) => (
        <TextField key={category} label={t(name)} {...number} {...term(`lives.${category}`)} />
      ))}
    </Group>
  );
}

export function WageFields() {
  const { t } = useLingui();
  const term = useTerm();
  return (
    <Group
      title={t`Lost wages`}
      help={t`Your state sets these. Without them no claim with days away is estimated.`}
    >
      <TextField
        label={t`Share of the average weekly wage, in percent`}
        help={t`Write two thirds as 66 2/3.`}
        autoComplete="off"
        {...term('percent')}
      />
      <TextField
        label={t`Waiting period in days`}
        help={t`Days away before pay begins.`}
        {...number}
        {...term('waitingDays')}
      />
      <TextField
        label={t`Waiting period is paid after this many days`}
        help={t`Leave empty if it is never paid.`}
        {...number}
        {...term('retroactiveDays')}
      />
      <TextField
        label={t`Weekly minimum in dollars`}
        help={t`Leave empty if there is none.`}
        {...number}
        {...term('weeklyMin')}
      />
      <TextField
        label={t`Weekly maximum in dollars`}
        help={t`Leave empty if there is none.`}
        {...number}
        {...term('weeklyMax')}
      />
    </Group>
  );
}
