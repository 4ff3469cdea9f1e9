import { Trans, useLingui } from '@lingui/react/macro';
import type { HistoryEntry } from '@tailboard/contract/history.ts';
import Clock from 'lucide-react/icons/clock';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { clock, longDay } from '../language/moments.ts';
import { translate, sentencesOf } from '../language/translate.ts';
import { AsOf } from '../ui/as-of.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { TextField } from '../ui/field.tsx';
import { Page } from '../ui/page.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { HistoryRow } from './history-row.tsx';
import { happened } from './history-words.ts';
import { useHistory } from './queries.ts';

/** What happened to one's own incidents, claims, talks and account, by day. */
export default function HistoryPage() {
  const { t } = useLingui();
  const { entries, asOf, loading, refresh, more, loadOlder } = useHistory();
  const [kind, setKind] = useState('');
  const [search, setSearch] = useState('');
  const shown = entries?.filter((entry) => fits(entry, { kind, search }));
  return (
    <Page title={t`History`} narrow>
      <search className="grid gap-3 sm:grid-cols-[2fr_1fr]">
        <TextField
          type="search"
          label={t`Search what happened`}
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <SelectField
          label={t`Show`}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
        >
          <option value="">{t`Everything`}</option>
          <option value="incident">{t`Incidents`}</option>
          <option value="claim">{t`Claims`}</option>
          <option value="talk">{t`Talks`}</option>
          <option value="sign-in">{t`Sign-ins`}</option>
          <option value="user">{t`Account`}</option>
        </SelectField>
      </search>
      {asOf !== undefined && <AsOf time={clock(asOf)} />}
      {shown === undefined ? (
        loading ? (
          <SkeletonRows label={t`Loading...`} />
        ) : (
          <ErrorState title={t`Your history could not be loaded`} onRetry={() => void refresh()}>
            <Trans>It can be loaded when there is signal.</Trans>
          </ErrorState>
        )
      ) : shown.length === 0 ? (
        <EmptyState
          icons={[History, Clock]}
          title={
            entries?.length === 0 ? (
              <Trans>Nothing has happened yet.</Trans>
            ) : (
              <Trans>Nothing here matches your search.</Trans>
            )
          }
        >
          <Trans>Incidents, claims, talks and sign-ins are listed here by day.</Trans>
        </EmptyState>
      ) : (
        byDay(shown).map(([day, ofDay]) => (
          <section key={day} aria-label={day} className="flex flex-col gap-2">
            <h2 className="text-label font-bold text-quiet">{day}</h2>
            <ul className="flex flex-col gap-2">
              {ofDay.map((entry) => (
                <li key={entry.id}>
                  <HistoryRow entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      {entries !== undefined && entries.length >= PAGE && more !== 'none' && (
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={more === 'loading'} onClick={() => void loadOlder()}>
            <Trans>Show older</Trans>
          </Button>
          {more === 'failed' && (
            <p role="status" className="text-quiet">
              <Trans>Older entries load when there is signal.</Trans>
            </p>
          )}
        </div>
      )}
    </Page>
  );
}

/** Entries that one answer holds at most: with fewer there are no older ones. */
const PAGE = 100;

function fits(entry: HistoryEntry, { kind, search }: { kind: string; search: string }): boolean {
  const isSignIn = entry.action === 'signed-in';
  if (kind === 'sign-in' ? !isSignIn : kind === 'user' && isSignIn) return false;
  if (kind !== '' && kind !== 'sign-in' && entry.subject !== kind) return false;
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const changed = entry.changes.flatMap(({ to }) => (typeof to === 'string' ? [to] : []));
  const text = [
    happened(entry),
    entry.subjectName,
    translate(entry.subjectName ?? undefined, sentencesOf(entry)),
    entry.actor?.name,
    longDay(entry.at),
    ...changed,
  ]
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

function byDay(entries: readonly HistoryEntry[]): [string, HistoryEntry[]][] {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = longDay(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}
