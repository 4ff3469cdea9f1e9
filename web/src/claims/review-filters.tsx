import { useLingui } from '@lingui/react/macro';
import { claimStatuses } from '@tailboard/contract/claim-terms.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { typeChoices } from '../incidents/public.ts';
import { TextField } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useClaimWords } from './claim-words.ts';
import type { ReviewFilters } from './review-queries.ts';

interface ReviewFilterFieldsProps {
  filters: ReviewFilters;
  onChange: (filters: ReviewFilters) => void;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** Debounce of the search in milliseconds. */
const TYPING_MS = 300;

export function ReviewFilterFields({ filters, onChange, searchRef }: ReviewFilterFieldsProps) {
  const { t } = useLingui();
  const words = useClaimWords();
  const [q, setQ] = useState(filters.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setQ(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange({ ...filters, q: text.trim() }), TYPING_MS);
  };
  return (
    <search className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
      <div className="sm:col-span-2 lg:col-span-1">
        <TextField
          ref={searchRef}
          type="search"
          label={t`Search number, name or description`}
          maxLength={100}
          autoComplete="off"
          value={q}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </div>
      <SelectField
        label={t`Status`}
        value={filters.status}
        onChange={({ currentTarget }) => onChange({ ...filters, q, status: currentTarget.value })}
      >
        <option value="">{t`All waiting`}</option>
        {claimStatuses.map((status) => (
          <option key={status} value={status}>
            {words.status(status)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Type`}
        value={filters.type}
        onChange={({ currentTarget }) => onChange({ ...filters, q, type: currentTarget.value })}
      >
        <option value="">{t`All types`}</option>
        {typeChoices.map(([type, { name }]) => (
          <option key={type} value={type}>
            {t(name)}
          </option>
        ))}
      </SelectField>
    </search>
  );
}
