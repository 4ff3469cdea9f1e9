import { Trans, useLingui } from '@lingui/react/macro';
import type { InjuredPerson } from '@tailboard/contract/incident-people.ts';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { useCrew } from '../crews/public.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { TextField } from '../ui/field.tsx';
import { Fold } from '../ui/fold.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import type { HurtPeople } from './hurt-people.ts';
import { bodyPartChoices, roleChoices, treatmentChoices } from '../incidents/public.ts';

interface PeopleFieldsProps {
  hurt: HurtPeople;
  onChange: (hurt: HurtPeople) => void;
}

/** As the contract has it (incident-people.ts), without its schemas. */
const MAX_PEOPLE = 50;

const somebody: InjuredPerson = {
  name: '',
  userId: null,
  role: 'employee',
  bodyPart: null,
  injury: null,
  treatment: 'unknown',
};

/** Who is hurt and who saw it: folded, and never asked for. */
export function PeopleFields({ hurt, onChange }: PeopleFieldsProps) {
  const { t } = useLingui();
  const list = useId();
  const crew = useCrew().body ?? [];
  const { people, witnesses, supervisorTold } = hurt;
  const change = (at: number, said: Partial<InjuredPerson>) =>
    onChange({
      ...hurt,
      people: people.map((person, index) => (index === at ? { ...person, ...said } : person)),
    });
  const changeWitness = (at: number, said: { name?: string; phone?: string }) =>
    onChange({
      ...hurt,
      witnesses: witnesses.map((witness, index) => (index === at ? { ...witness, ...said } : witness)),
    });
  const named = (name: string): Partial<InjuredPerson> => ({
    name,
    userId: crew.find((mate) => mate.name === name.trim())?.userId ?? null,
  });
  return (
    <Fold title={t`Who is hurt, and who saw it (optional)`}>
      <datalist id={list}>
        {crew.map((mate) => (
          <option key={mate.userId}>{mate.name}</option>
        ))}
      </datalist>
      {[...people.entries()].map(([at, person]) => (
        <Hurt
          key={at}
          person={person}
          number={at + 1}
          names={list}
          onChange={(said) => change(at, said)}
          onName={(name) => change(at, named(name))}
        />
      ))}
      {people.length < MAX_PEOPLE && (
        <Button icon={Plus} wide onClick={() => onChange({ ...hurt, people: [...people, somebody] })}>
          <Trans>Add somebody hurt</Trans>
        </Button>
      )}
      {[...witnesses.entries()].map(([at, { name, phone }]) => (
        <fieldset key={at} className="flex flex-col gap-3">
          <legend className="mb-1.5 font-bold">
            <Trans>Witness {at + 1}</Trans>
          </legend>
          <TextField
            label={t`Name`}
            list={list}
            autoComplete="off"
            maxLength={120}
            value={name}
            onChange={({ currentTarget }) => changeWitness(at, { name: currentTarget.value })}
          />
          <TextField
            label={t`Phone`}
            type="tel"
            maxLength={40}
            value={phone ?? ''}
            onChange={({ currentTarget }) => changeWitness(at, { phone: currentTarget.value })}
          />
        </fieldset>
      ))}
      {witnesses.length < MAX_PEOPLE && (
        <Button
          icon={Plus}
          wide
          onClick={() => onChange({ ...hurt, witnesses: [...witnesses, { name: '', phone: null }] })}
        >
          <Trans>Add a witness</Trans>
        </Button>
      )}
      <TickBox
        label={t`I have told my supervisor`}
        checked={supervisorTold}
        onChange={({ currentTarget }) => onChange({ ...hurt, supervisorTold: currentTarget.checked })}
      />
    </Fold>
  );
}

interface HurtProps {
  person: InjuredPerson;
  /** From 1. */
  number: number;
  /** Id of the list of the crew's names. */
  names: string;
  onChange: (said: Partial<InjuredPerson>) => void;
  onName: (name: string) => void;
}

function Hurt({ person, number, names, onChange, onName }: HurtProps) {
  const { t } = useLingui();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-bold">
        <Trans>Hurt {number}</Trans>
      </legend>
      <TextField
        label={t`Name`}
        list={names}
        autoComplete="off"
        maxLength={120}
        value={person.name}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
      />
      <ChoiceGroup
        legend={t`Who they work for`}
        choices={roleChoices.map(([value, name]) => ({ value, label: t(name) }))}
        value={person.role}
        onChange={(role) => onChange({ role })}
        columns={2}
      />
      <ChoiceGroup
        legend={t`Part of the body`}
        choices={bodyPartChoices.map(([value, name]) => ({ value, label: t(name) }))}
        value={person.bodyPart ?? ''}
        onChange={(bodyPart) => onChange({ bodyPart })}
        columns={3}
        upright
      />
      <TextField
        label={t`Injury`}
        maxLength={500}
        value={person.injury ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ injury: currentTarget.value === '' ? null : currentTarget.value })
        }
      />
      <SelectField
        label={t`Treatment so far`}
        value={person.treatment}
        onChange={({ currentTarget }) => {
          const [treatment] = treatmentChoices.find(([value]) => value === currentTarget.value) ?? [];
          if (treatment) onChange({ treatment });
        }}
      >
        {treatmentChoices.map(([value, name]) => (
          <option key={value} value={value}>
            {t(name)}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
