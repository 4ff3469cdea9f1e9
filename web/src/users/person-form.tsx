import { Trans, useLingui } from '@lingui/react/macro';
import type { User, UserAccess } from '@tailboard/contract/users.ts';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { showToast } from '../ui/toast.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PersonDangers } from './person-dangers.tsx';
import { problemWords } from './problem-words.ts';
import { useChangeAccess } from './queries.ts';
import { roleChoices } from './roles.ts';

interface PersonFormProps {
  person: User;
  people: readonly User[];
  /** With the password, where a new one was given. */
  onChanged: (password?: string) => void;
}

/** All as the fields hold it; blank is nothing said. */
const fieldsOf = (person: User) => ({
  name: person.name,
  jobTitle: person.jobTitle ?? '',
  email: person.email ?? '',
  phone: person.phone ?? '',
  department: person.department ?? '',
  crewId: person.crewId ?? '',
  supervisorId: person.supervisorId === null ? '' : String(person.supervisorId),
  role: person.role as string,
  password: '',
});
type Fields = ReturnType<typeof fieldsOf>;

/** What was changed, and nothing else: somebody else may be changing the rest. */
function changesOf(before: Fields, after: Fields): UserAccess {
  const changed = Object.entries(after).filter(
    ([name, text]) => text.trim() !== before[name as keyof Fields],
  );
  return Object.fromEntries(
    changed.map(([name, typed]) => {
      if (name === 'password') return [name, typed];
      const text = typed.trim();
      if (text === '') return [name, name === 'name' ? '' : null];
      return [name, name === 'supervisorId' ? Number(text) : text];
    }),
  );
}

export function PersonForm({ person, people, onChanged }: PersonFormProps) {
  const { t } = useLingui();
  const [before] = useState(() => fieldsOf(person));
  const [fields, setFields] = useState(before);
  const [failure, setFailure] = useState<unknown>();
  const change = useChangeAccess();
  const { name } = person;

  const save = async (access: UserAccess, done: string) => {
    setFailure(undefined);
    try {
      await change.mutateAsync({ id: person.id, access });
      showToast({ title: done, description: name, tone: 'ok' });
      onChanged(access.password);
    } catch (error) {
      setFailure(error);
    }
  };
  const problem = failure instanceof ApiError ? failure.problem : undefined;
  const wrong = (field: keyof Fields) =>
    field === 'email' && problem?.code === 'email-taken'
      ? problem.detail
      : problem?.errors?.find((each) => each.field === field)?.message;
  const text = (
    field: keyof Fields,
  ): Pick<ComponentProps<typeof TextField>, 'value' | 'error' | 'onChange'> => ({
    value: fields[field],
    error: wrong(field),
    onChange: ({ currentTarget }) => setFields({ ...fields, [field]: currentTarget.value }),
  });
  const supervisors = people.filter(
    ({ id, role, active }) => id !== person.id && active && role !== 'field-crew',
  );

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const access = changesOf(before, fields);
        if (Object.keys(access).length > 0 && !change.isPending) void save(access, t`Changes saved`);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t`Full Name`} maxLength={120} autoComplete="off" {...text('name')} />
        <TextField label={t`Job Title`} maxLength={120} autoComplete="off" {...text('jobTitle')} />
        <TextField label={t`Email`} type="email" autoComplete="off" {...text('email')} />
        <TextField label={t`Phone`} type="tel" maxLength={40} autoComplete="off" {...text('phone')} />
        <TextField label={t`Department`} maxLength={120} autoComplete="off" {...text('department')} />
        <SelectField
          label={t`Supervisor`}
          value={fields.supervisorId}
          error={wrong('supervisorId')}
          onChange={({ currentTarget }) => setFields({ ...fields, supervisorId: currentTarget.value })}
        >
          <option value="">{t`Nobody`}</option>
          {supervisors.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`Role`}
          value={fields.role}
          onChange={({ currentTarget }) => setFields({ ...fields, role: currentTarget.value })}
        >
          {roleChoices.map(([value, words]) => (
            <option key={value} value={value}>
              {t(words)}
            </option>
          ))}
        </SelectField>
        <TextField label={t`Crew ID`} maxLength={60} autoComplete="off" {...text('crewId')} />
        <NewPasswordField
          label={t`New password`}
          help={t`Leave it empty to keep the old one. A new one signs ${name} out everywhere.`}
          value={fields.password}
          error={wrong('password')}
          onChange={(password) => setFields({ ...fields, password })}
        />
      </div>
      {failure !== undefined && (
        <Notice tone="bad" announced>
          {problemWords(failure)}
        </Notice>
      )}
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button look="primary" type="submit" wide busy={change.isPending}>
          <Trans>Save Changes</Trans>
        </Button>
        <PersonDangers person={person} onSave={save} />
      </div>
    </form>
  );
}
