import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@tailboard/contract/users.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useId, useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { PersonForm } from './person-form.tsx';
import { roleWords } from './roles.ts';
import { TellPassword } from './tell-password.tsx';

interface PersonRowProps {
  person: User;
  /** Everybody, for the choice of a supervisor. */
  people: readonly User[];
  onChanged: () => void;
}

/** A person of the list; opens in place to change what is said of them and what they may do. */
export function PersonRow({ person, people, onChanged }: PersonRowProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [given, setGiven] = useState<string>();
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
        <div id={id} className="edge-t flex flex-col gap-4 p-4">
          {given !== undefined && (
            <TellPassword name={person.name} password={given} onDone={() => setGiven(undefined)} />
          )}
          <PersonForm
            // Somebody else may have changed it meanwhile.
            key={person.updatedAt}
            person={person}
            people={people}
            onChanged={(password) => {
              if (password !== undefined) setGiven(password);
              onChanged();
            }}
          />
        </div>
      )}
    </div>
  );
}
