import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_VIEW_NAME, MAX_VIEWS } from '@tailboard/contract/incident-terms.ts';
import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { queryOf } from './list-filters.ts';
import { SendingFailure } from './sending-failure.tsx';
import type { SavedViews } from './use-saved-views.ts';

interface ViewsProps {
  saved: SavedViews;
  query: string;
  onChange: (query: string) => void;
}

const queryOfView = (filters: Readonly<Record<string, string>>) => queryOf(new URLSearchParams(filters));

/** The views that a person has named: one tap shows the list so, another one all of it. */
export function SavedViewButtons({ saved, query, onChange }: ViewsProps) {
  const { t } = useLingui();
  if (saved.views.length === 0) return null;
  return (
    <ul aria-label={t`Saved views`} className="flex flex-wrap gap-2">
      {saved.views.map(({ name, filters }) => {
        const wanted = queryOfView(filters);
        const isShown = wanted === query;
        return (
          <li key={name} className="max-w-full">
            <Button
              icon={Bookmark}
              aria-pressed={isShown}
              className="aria-pressed:border-accent aria-pressed:bg-accent-tint"
              onClick={() => onChange(isShown ? '' : wanted)}
            >
              {name}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Names the filters and the order that are set, or deletes the view that they are. */
export function SaveView({ saved, query }: Omit<ViewsProps, 'onChange'>) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const shown = saved.views.find(({ filters }) => queryOfView(filters) === query);
  const typed = name.trim();
  const isTaken = saved.views.some((view) => view.name.toLowerCase() === typed.toLowerCase());
  if (query === '' || !saved.isKnown) return null;
  const add = async () => {
    const filters = Object.fromEntries(new URLSearchParams(query));
    const others = ({ name: other }: { name: string }) => other.toLowerCase() !== typed.toLowerCase();
    if (await saved.change((views) => [...views.filter(others), { name: typed, filters }])) setName('');
  };
  return (
    <div className="flex flex-col gap-3">
      {shown ? (
        <div>
          <Button
            look="danger"
            wide
            busy={saved.busy}
            onClick={() => void saved.change((views) => views.filter((view) => view.name !== shown.name))}
          >
            <Trans>Delete the view “{shown.name}”</Trans>
          </Button>
        </div>
      ) : saved.views.length >= MAX_VIEWS && !isTaken ? (
        <p className="text-label text-quiet">
          <Trans>You have {MAX_VIEWS} saved views. Delete one to save another.</Trans>
        </p>
      ) : (
        <form
          className="flex flex-col gap-2 sm:flex-row sm:items-end"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed !== '') void add();
          }}
        >
          <TextField
            label={t`Save these filters as a view: its name`}
            help={isTaken ? t`A view has this name. It will be replaced.` : undefined}
            maxLength={MAX_VIEW_NAME}
            autoComplete="off"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" icon={Bookmark} wide busy={saved.busy} aria-disabled={typed === ''}>
            <Trans>Save view</Trans>
          </Button>
        </form>
      )}
      <SendingFailure failure={saved.failure} />
    </div>
  );
}
