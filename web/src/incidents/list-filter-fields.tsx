import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { TextField } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { categoryChoices, severityChoices, statusChoices, typeChoices } from './incident-words.ts';

interface ListFilterFieldsProps {
  /** As GET /api/incidents takes it. */
  query: string;
  onChange: (query: string) => void;
  /** Crews to choose from, where there are several. */
  crews: readonly string[];
  /** Below the fields, where they are unfolded. */
  children?: ReactNode;
}

/** Debounce of the search in milliseconds. */
const TYPING_MS = 300;

/** A search field, and the filters folded below it. */
export function ListFilterFields({ query, onChange, crews, children }: ListFilterFieldsProps) {
  const { t } = useLingui();
  const set = new URLSearchParams(query);
  const [typed, setTyped] = useState(set.get('query') ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    onChange(next.toString());
  };
  // A saved view, and the way back, change the address from outside.
  const [asked, setAsked] = useState(query);
  if (asked !== query) {
    setAsked(query);
    if (typed.trim() !== (set.get('query') ?? '')) setTyped(set.get('query') ?? '');
  }
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change('query', text.trim()), TYPING_MS);
  };
  const choice = (name: string, label: string, options: ReactNode) => (
    <SelectField
      label={label}
      value={set.get(name) ?? ''}
      onChange={({ currentTarget }) => change(name, currentTarget.value)}
    >
      {options}
    </SelectField>
  );
  const isFiltered = [...set.keys()].some((name) => name !== 'query');
  const [open, setOpen] = useState(isFiltered);
  return (
    <search className="flex flex-col gap-3">
      <TextField
        type="search"
        label={t`Search number, words, place or name`}
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-12 cursor-pointer py-2 font-semibold">
          <Trans>Filter and sort</Trans>
        </summary>
        {open && (
          <div className="grid gap-3 pt-2 sm:grid-cols-2 lg:grid-cols-4">
            {choice(
              'severity',
              t`Severity`,
              <>
                <option value="">{t`All severities`}</option>
                {severityChoices.map(([value, name]) => (
                  <option key={value} value={value}>
                    {t(name)}
                  </option>
                ))}
              </>,
            )}
            {choice(
              'category',
              t`Kind`,
              <>
                <option value="">{t`All kinds`}</option>
                {categoryChoices.map(([value, { name }]) => (
                  <option key={value} value={value}>
                    {t(name)}
                  </option>
                ))}
              </>,
            )}
            {choice(
              'type',
              t`Type`,
              <>
                <option value="">{t`All types`}</option>
                {typeChoices.map(([value, { name }]) => (
                  <option key={value} value={value}>
                    {t(name)}
                  </option>
                ))}
              </>,
            )}
            {choice(
              'status',
              t`Status`,
              <>
                <option value="">{t`All statuses`}</option>
                {statusChoices.map(([value, name]) => (
                  <option key={value} value={value}>
                    {t(name)}
                  </option>
                ))}
              </>,
            )}
            {(crews.length > 1 || set.has('crew')) &&
              choice(
                'crew',
                t`Crew`,
                <>
                  <option value="">{t`All crews`}</option>
                  {[...new Set([...crews, ...set.getAll('crew')])].map((crew) => (
                    <option key={crew}>{crew}</option>
                  ))}
                </>,
              )}
            <TextField
              type="date"
              label={t`From`}
              value={set.get('from') ?? ''}
              onChange={({ currentTarget }) => change('from', currentTarget.value)}
            />
            <TextField
              type="date"
              label={t`To`}
              value={set.get('to') ?? ''}
              onChange={({ currentTarget }) => change('to', currentTarget.value)}
            />
            {choice(
              'openActions',
              t`Open actions`,
              <>
                <option value="">{t`With or without`}</option>
                <option value="true">{t`With open actions`}</option>
                <option value="false">{t`Without open actions`}</option>
              </>,
            )}
            {choice(
              'sort',
              t`Order`,
              <>
                <option value="">{t`Newest first`}</option>
                <option value="oldest">{t`Oldest first`}</option>
                <option value="severity">{t`Most severe first`}</option>
                <option value="least-severe">{t`Least severe first`}</option>
                <option value="priority">{t`Highest priority first`}</option>
                <option value="lowest-priority">{t`Lowest priority first`}</option>
              </>,
            )}
          </div>
        )}
        {open && <div className="flex flex-col gap-3 pt-3">{children}</div>}
      </details>
    </search>
  );
}
