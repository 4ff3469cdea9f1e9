import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@tailboard/contract/users.ts';
import FileUp from 'lucide-react/icons/file-up';
import UserPlus from 'lucide-react/icons/user-plus';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { clock } from '../language/moments.ts';
import NotFoundPage from '../layout/not-found-page.tsx';
import { AsOf } from '../ui/as-of.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { TextField } from '../ui/field.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { VirtualList } from '../ui/virtual-list.tsx';
import { AddPerson } from './add-person.tsx';
import { ImportPeople } from './import-people.tsx';
import { PersonRow } from './person-row.tsx';
import { usePeople } from './queries.ts';
import { TellPassword } from './tell-password.tsx';

/** For administrators: who may use the product, and as what. */
export default function PeoplePage() {
  const { role } = useUser();
  return role === 'admin' ? <People /> : <NotFoundPage />;
}

function People() {
  const { t } = useLingui();
  const { body: people, asOf, loading, refresh } = usePeople();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<'add' | 'import' | null>(null);
  const [told, setTold] = useState<{ name: string; password: string }>();
  const shown = people?.filter((person) => fits(person, search));
  const close = () => setOpen(null);
  const saved = () => void refresh();
  return (
    <Page title={t`People`} narrow>
      {open === 'add' && (
        <AddPerson
          onClose={close}
          onAdded={(added) => {
            setTold(added);
            saved();
          }}
        />
      )}
      {open === 'import' && <ImportPeople onClose={close} onImported={saved} />}
      {open === null && (
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button look="primary" icon={UserPlus} wide onClick={() => setOpen('add')}>
            <Trans>Add a person</Trans>
          </Button>
          <Button icon={FileUp} wide className="sm:min-h-14" onClick={() => setOpen('import')}>
            <Trans>Import a list</Trans>
          </Button>
        </div>
      )}
      {told && <TellPassword {...told} onDone={() => setTold(undefined)} />}
      <TextField
        type="search"
        label={t`Search name, username or crew`}
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {asOf !== undefined && <AsOf time={clock(asOf)} />}
      {shown === undefined ? (
        loading ? (
          <SkeletonRows label={t`Loading...`} />
        ) : (
          <ErrorState title={t`The people could not be loaded`} onRetry={() => void refresh()}>
            <Trans>They can be loaded when there is signal.</Trans>
          </ErrorState>
        )
      ) : shown.length === 0 ? (
        <EmptyState icons={[UsersRound]} title={<Trans>Nobody here matches your search.</Trans>} />
      ) : (
        <VirtualList label={t`People`} items={shown} keyOf={({ id }) => id} rowHeight={84}>
          {(person) => <PersonRow person={person} people={people ?? []} onChanged={saved} />}
        </VirtualList>
      )}
    </Page>
  );
}

function fits(person: User, search: string): boolean {
  const { name, username, crewId, role, email, jobTitle } = person;
  const text = [name, username, crewId, role, email, jobTitle].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
