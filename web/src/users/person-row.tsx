import { Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '@tailboard/contract/auth.ts';
import type { User, UserAccess } from '@tailboard/contract/users.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useId, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { showToast } from '../ui/toast.ts';
import { problemWords } from './problem-words.ts';
import { useChangeAccess } from './queries.ts';
import { roleChoices, roleWords } from './roles.ts';

/** A person of the list; opens in place to change what they may do. */
export function PersonRow({ person, onChanged }: { person: User; onChanged: () => void }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="rounded-card border-(length:--edge) border-line bg-card">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-16 w-full items-center gap-3 rounded-card px-4 py-2 text-left hover:bg-press"
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold break-words">{person.name}</span>
          <span className="block text-label break-words text-quiet">
            {[person.username, t(roleWords(person.role)), person.crewId].filter(Boolean).join(' · ')}
          </span>
        </span>
        {!person.active && (
          <Badge tone="bad" icon={UserRoundX}>
            <Trans>Deactivated</Trans>
          </Badge>
        )}
        <ChevronDown
          size={20}
          aria-hidden
          className={classNames('shrink-0 text-quiet', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div id={id} className="edge-t p-4">
          <Access
            // Somebody else may have changed it meanwhile.
            key={person.updatedAt}
            person={person}
            onChanged={onChanged}
          />
        </div>
      )}
    </div>
  );
}

function Access({ person, onChanged }: { person: User; onChanged: () => void }) {
  const { t } = useLingui();
  const [role, setRole] = useState<Role>(person.role);
  const [crew, setCrew] = useState(person.crewId ?? '');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const [asking, setAsking] = useState(false);
  const change = useChangeAccess();
  const { name } = person;

  const save = async (access: UserAccess, done: string) => {
    setFailure(undefined);
    setAsking(false);
    try {
      await change.mutateAsync({ id: person.id, access });
      setPassword('');
      showToast({ title: done, description: name, tone: 'ok' });
      onChanged();
    } catch (error) {
      setFailure(problemWords(error));
    }
  };
  const saveAccess = () => {
    const crewId = crew.trim() === '' ? null : crew.trim();
    const access = {
      ...(role !== person.role && { role }),
      ...(crewId !== person.crewId && { crewId }),
      ...(password !== '' && { password }),
    };
    if (Object.keys(access).length > 0) void save(access, t`Access changed`);
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        saveAccess();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Role`}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value as Role)}
        >
          {roleChoices.map(([value, words]) => (
            <option key={value} value={value}>
              {t(words)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`Crew ID`}
          maxLength={60}
          value={crew}
          onChange={({ currentTarget }) => setCrew(currentTarget.value)}
        />
        <TextField
          label={t`New password`}
          type="text"
          autoComplete="off"
          spellCheck={false}
          help={t`Leave it empty to keep the old one. A new one signs ${name} out everywhere.`}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </div>
      {failure !== undefined && (
        <Notice tone="bad" announced>
          {failure}
        </Notice>
      )}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button look="primary" type="submit" wide busy={change.isPending}>
          <Trans>Save Changes</Trans>
        </Button>
        {person.active ? (
          <Button look="danger" wide onClick={() => setAsking(true)}>
            <Trans>Deactivate</Trans>
          </Button>
        ) : (
          <Button wide onClick={() => void save({ active: true }, t`Activated again`)}>
            <Trans>Activate again</Trans>
          </Button>
        )}
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t`Deactivate ${name}?`}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look="danger" onClick={() => void save({ active: false }, t`Deactivated`)}>
              <Trans>Deactivate</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            {name} is signed out at once and cannot sign in again. Their reports and claims stay. What waits
            unsent on their phone stays there until they may sign in again.
          </Trans>
        </p>
      </Dialog>
    </form>
  );
}
