import { Trans, useLingui } from '@lingui/react/macro';
import { statesOver } from '@tailboard/contract/action-terms.ts';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import HardHat from 'lucide-react/icons/hard-hat';
import { useSearchParams } from 'wouter';
import { actionFilters, actionsCall, calls } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { clock } from '../language/moments.ts';
import { AsOf } from '../ui/as-of.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ExportLinks } from '../ui/export-links.tsx';
import { NotHere } from '../ui/not-here.tsx';
import { Page } from '../ui/page.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { ActionRow } from './action-row.tsx';
import { stateWords } from './action-words.ts';
import { AddAction } from './add-action.tsx';
import { useActionList } from './queries.ts';

type Whose = 'me' | 'crew' | 'any';

/** Things to be done, one's own first; those of the crew and of everybody for who sees them. */
export default function ActionsPage() {
  const { t } = useLingui();
  const { role } = useUser();
  const mine = { value: 'me', label: t`Mine`, content: <List whose="me" /> };
  const others = [
    { value: 'crew', label: t`My crew`, content: <List whose="crew" /> },
    { value: 'any', label: t`All`, content: <List whose="any" /> },
  ];
  return (
    <Page title={t`Actions`} actions={<AddAction />}>
      <Filters />
      <Tabs
        label={t`Whose actions`}
        tabs={[
          mine,
          ...(role === 'field-crew' ? others.slice(1) : role === 'supervisor' ? others.slice(0, 1) : others),
        ]}
      />
    </Page>
  );
}

const states = ['open', 'in-progress', 'reopened', 'done', 'verified', 'rejected'] as const;

function List({ whose }: { whose: Whose }) {
  const { t } = useLingui();
  const { id } = useUser();
  const [address] = useSearchParams();
  const overdueOnly = address.get('overdue') === 'true';
  const state = states.find((one) => one === address.get('state'));
  const isFiltered = overdueOnly || state !== undefined;
  const asked = { ...(state && { state }), overdue: overdueOnly };
  const { actions, loading, failed, isUnknown, asOf, retry } = useActionList(
    actionsCall(whose, asked),
    (action) =>
      (whose !== 'me' || action.assignee.id === id) &&
      (state === undefined ? !statesOver.includes(action.state) : action.state === state) &&
      (!overdueOnly || action.overdue),
    isFiltered ? actionsCall(whose) : null,
  );
  if (loading) return <SkeletonRows label={t`Loading actions`} />;
  if (failed) {
    return (
      <ErrorState title={t`Failed to load the actions`} onRetry={retry}>
        <Trans>An action you add now is still saved on this phone.</Trans>
      </ErrorState>
    );
  }
  if (isUnknown) return <NotHere onRetry={retry} />;
  const overdue = actions.filter((action) => action.overdue);
  const rest = actions.filter((action) => !action.overdue);
  return (
    <div className="flex flex-col gap-4">
      {asOf && <AsOf time={clock(asOf)} />}
      {actions.length === 0 && (
        <EmptyState
          icons={[ClipboardCheck, HardHat]}
          title={isFiltered ? t`No action fits` : t`Nothing has to be done here`}
        />
      )}
      {overdue.length > 0 && <Rows title={t`Overdue`} actions={overdue} />}
      {rest.length > 0 && <Rows title={overdue.length > 0 ? t`Due later` : null} actions={rest} />}
      {actions.length > 0 && <ExportLinks list={calls.actions} query={actionFilters(whose, asked)} />}
    </div>
  );
}

/** Which of them: their state, and only those overdue. In the address, so that 'back' finds them again. */
function Filters() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const words = stateWords();
  const set = (name: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <SelectField
        label={t`State`}
        value={address.get('state') ?? ''}
        onChange={({ target }) => set('state', target.value)}
      >
        <option value="">{t`All that are not over`}</option>
        {states.map((state) => (
          <option key={state} value={state}>
            {words[state]}
          </option>
        ))}
      </SelectField>
      <TickBox
        label={t`Only overdue`}
        checked={address.get('overdue') === 'true'}
        onChange={({ target }) => set('overdue', target.checked ? 'true' : '')}
      />
    </div>
  );
}

function Rows({
  title,
  actions,
}: {
  title: string | null;
  actions: ReturnType<typeof useActionList>['actions'];
}) {
  const { t } = useLingui();
  return (
    <section className="flex flex-col gap-2">
      {title !== null && <h2 className="text-lead font-bold">{title}</h2>}
      <ul aria-label={title ?? t`Actions`} className="flex flex-col gap-2">
        {actions.map((action) => (
          <li key={action.thread}>
            <ActionRow action={action} />
          </li>
        ))}
      </ul>
    </section>
  );
}
