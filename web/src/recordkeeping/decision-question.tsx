import { Trans, useLingui } from '@lingui/react/macro';
import {
  recurrences,
  situations,
  treatmentKinds,
  whose,
  type TreatmentKind,
} from '@tailboard/contract/recordkeeping-decision.ts';
import { criteria, exceptions, type Criterion } from '@tailboard/contract/recordkeeping-terms.ts';
import type { ReactNode } from 'react';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import type { Draft, Question } from './decision-answers.ts';
import {
  criterionWords,
  exceptionWords,
  recurrenceWords,
  situationWords,
  treatmentWords,
  whoseWords,
} from './decision-words.ts';

interface DecisionQuestionProps {
  question: Question;
  draft: Draft;
  /** What the report says. */
  filled: Draft;
  onChange: (draft: Draft) => void;
}

const keys = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

/** One question with the rule beside it. What the report says is chosen already. */
export function DecisionQuestion({ question, draft, filled, onChange }: DecisionQuestionProps) {
  const { t } = useLingui();
  if (question === 'outcome') return <Outcome draft={draft} onChange={onChange} />;
  const fromReport = filled[question] !== '' && filled[question] === draft[question];
  if (question === 'whose') {
    return (
      <ChoiceGroup
        legend={
          <>
            <span className="block text-lead font-bold">{t`Who is the person hurt?`}</span>
            <Rule paragraph="29 CFR 1904.31" fromReport={fromReport}>
              <Trans>You record people on your payroll and everybody whom you supervise day to day.</Trans>
            </Rule>
          </>
        }
        value={draft.whose}
        choices={keys(whose).map((value) => ({ value, label: t(whoseWords[value]) }))}

        onChange={(value) => onChange({ ...draft, whose: value })}
      />
    );
  }
  if (question === 'recurrence') {
    return (
      <ChoiceGroup
        legend={
          <>
            <span className="block text-lead font-bold">{t`Is it a new case?`}</span>
            <Rule paragraph="29 CFR 1904.6" fromReport={fromReport}>
              <Trans>If a doctor said whether it is new, follow that.</Trans>
            </Rule>
          </>
        }
        value={draft.recurrence}
        choices={keys(recurrences).map((value) => ({ value, label: t(recurrenceWords[value]) }))}

        onChange={(value) => onChange({ ...draft, recurrence: value })}
      />
    );
  }
  const isException = draft.situation.startsWith('exception');
  return (
    <div className="flex flex-col gap-4">
      <ChoiceGroup
        legend={
          <>
            <span className="block text-lead font-bold">{t`Does it come from work?`}</span>
            <Rule paragraph="29 CFR 1904.5" fromReport={fromReport}>
              <Trans>
                What happens at work is presumed to come from work. Where you are not sure, look at the duties
                and surroundings of the work.
              </Trans>
            </Rule>
          </>
        }
        value={isException ? 'exception' : (draft.situation as keyof typeof situationWords)}
        choices={keys(situationWords).map((value) => ({
          value,
          label: t(situationWords[value]),
          hint: `29 CFR ${value === 'exception' ? '1904.5(b)(2)' : situations[value].section}`,
        }))}

        onChange={(value) => onChange({ ...draft, situation: value })}
      />
      {isException && (
        <ChoiceGroup
          legend={t`Which exception?`}
          value={draft.situation === 'exception' ? '' : draft.situation}
          choices={exceptions.map((exception) => ({
            value: `exception-${exception}` as const,
            label: t(exceptionWords[exception]),
            // Below 29 CFR 1904.5, which stands above it.
            hint: `(b)(2)(${exception})`,
          }))}
          onChange={(situation) => onChange({ ...draft, situation })}
        />
      )}
    </div>
  );
}

/** The paragraph beside a question, and whether the report has answered it. */
function Rule({
  paragraph,
  fromReport,
  children,
}: {
  paragraph: string;
  fromReport: boolean;
  children: ReactNode;
}) {
  return (
    <span className="block font-normal text-quiet">
      <span className="font-semibold">{paragraph}</span>: {children}
      {fromReport && (
        <>
          {' '}
          <Trans>Filled in from the report: check it.</Trans>
        </>
      )}
    </span>
  );
}

const paragraphs: Readonly<Record<Criterion, string>> = {
  death: '1904.7(b)(2)',
  'days-away': '1904.7(b)(3)',
  restricted: '1904.7(b)(4)',
  'medical-treatment': '1904.7(b)(5)',
  unconscious: '1904.7(b)(6)',
  'significant-diagnosis': '1904.7(b)(7)',
  needlestick: '1904.8',
  removal: '1904.9',
  hearing: '1904.10',
  tb: '1904.11',
};

const kindsOf = (which: 'medical' | 'other'): TreatmentKind[] =>
  keys(treatmentKinds).filter((kind) => (treatmentKinds[kind] === 'medical') === (which === 'medical'));

function Outcome({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const { t } = useLingui();
  const toggled = <Item,>(list: readonly Item[], item: Item) =>
    list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
  const treatments = (which: 'medical' | 'other') =>
    kindsOf(which).map((kind) => (
      <TickBox
        key={kind}
        label={t(treatmentWords[kind])}
        checked={draft.treatments.includes(kind)}
        onChange={() => onChange({ ...draft, treatments: toggled(draft.treatments, kind) })}
      />
    ));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-label text-quiet">
        <Trans>
          Tick all that applies, or nothing. One tick makes the case recordable, except for first aid.
        </Trans>
      </p>
      <Group legend={t`What was done, beyond first aid?`} rule="29 CFR 1904.7(b)(5)">
        {treatments('medical')}
      </Group>
      <Group legend={t`What came of it?`} rule="29 CFR 1904.7 – 1904.11">
        {criteria
          .filter((criterion) => criterion !== 'medical-treatment')
          .map((criterion) => (
            <TickBox
              key={criterion}
              label={t(criterionWords[criterion])}
              help={`29 CFR ${paragraphs[criterion]}`}
              checked={draft.criteria.includes(criterion)}
              onChange={() => onChange({ ...draft, criteria: toggled(draft.criteria, criterion) })}
            />
          ))}
      </Group>
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
          <Trans>First aid, observation and tests: they do not count</Trans>
        </summary>
        <Group legend={t`First aid and the like`} rule="29 CFR 1904.7(b)(5)(ii)">
          {treatments('other')}
        </Group>
      </details>
    </div>
  );
}

function Group({ legend, rule, children }: { legend: string; rule: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="font-bold">
        {legend} <span className="text-label font-normal text-quiet">{rule}</span>
      </legend>
      {children}
    </fieldset>
  );
}
