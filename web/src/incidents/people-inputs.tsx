import { Trans, useLingui } from '@lingui/react/macro';
import type { InjuredPerson, Witness } from '@tailboard/contract/incident-people.ts';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { useCrew } from '../crews/public.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { TextField } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { bodyPartChoices, roleChoices, treatmentChoices } from './people-words.ts';

/** Who was hurt and who saw it, as typed so far: a name may be blank. */
export interface HurtPeople {
  people: readonly InjuredPerson[];
  witnesses: readonly Witness[];
  supervisorTold: boolean;
}

interface PeopleInputsProps {
  hurt: HurtPeople;
  onChange: (hurt: HurtPeople) => void;
  /** Whether it is the reporter, who says that they have told their supervisor. */
  isReporter: boolean;
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

/** Who is hurt and who saw it. Whoever is left without a name is left out. */
export function PeopleInputs({ hurt, onChange, isReporter }: PeopleInputsProps) {
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
    <>
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
          onRemove={() => onChange({ ...hurt, people: people.filter((_, index) => index !== at) })}
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
          <Button
            look="quiet"
            wide
            onClick={() => onChange({ ...hurt, witnesses: witnesses.filter((_, index) => index !== at) })}
          >
            <Trans>Remove this witness</Trans>
          </Button>
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
      {isReporter && (
        <TickBox
          label={t`I have told my supervisor`}
          checked={supervisorTold}
          onChange={({ currentTarget }) => onChange({ ...hurt, supervisorTold: currentTarget.checked })}
        />
      )}
    </>
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
  onRemove: () => void;
}

function Hurt({ person, number, names, onChange, onName, onRemove }: HurtProps) {
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
      <Button look="quiet" wide onClick={onRemove}>
        <Trans>Remove this person</Trans>
      </Button>
    </fieldset>
  );
}
