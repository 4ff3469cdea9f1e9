import { incidentTypes, MIN_SUGGESTION_CHARACTERS, priorities } from '@tailboard/contract/incident-terms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldSuggestion } from '@tailboard/contract/suggestions.ts';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { useUser } from '../auth/public.ts';
import { useIncidentWords } from '../incidents/public.ts';
import { writeSentence } from '../language/write-sentence.ts';
import { useOnline } from '../ui/online.ts';
import { loadChecks } from './load-checks.ts';
import type { ReportFields } from './report-fields.ts';

/** Spec, section 9. */
const DEBOUNCE_MS = 300;
const FRESH_MS = 60_000;

/** The name of a detail that could be added, 'Witnesses:', in the language of the person who adds it where it has a code. */
const detailOf = ({ value, sentence }: FieldSuggestion): string =>
  (sentence && writeSentence(sentence)) ?? value.trim();

/** What the description says of the other fields, each taken with one tap. Says nothing without signal or when it fails. */
export function FieldSuggestions() {
  const { t } = useLingui();
  const { id } = useUser();
  const online = useOnline();
  const words = useIncidentWords();
  const form = useFormContext<ReportFields>();
  const [description, type, location, latitude, priority] = useWatch<
    ReportFields,
    ['description', 'type', 'location', 'latitude', 'priority']
  >({ name: ['description', 'type', 'location', 'latitude', 'priority'] });
  // An older text that is only looked at asks for nothing.
  const typed = form.formState.dirtyFields.description === true;
  const asked = useSettled(description.trim());
  const { data } = useQuery({
    queryKey: ['field-suggestions', id, asked],
    queryFn: async ({ signal }) =>
      (await loadChecks()).readSuggestions(
        await call(calls.fieldSuggestion, {
          method: 'POST',
          body: { formType: 'incident', fieldName: 'description', currentValue: asked, otherValues: {} },
          signal,
        }),
      ),
    enabled: online && typed && asked.length >= MIN_SUGGESTION_CHARACTERS,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
  const isOpen = (suggestion: FieldSuggestion): boolean => {
    const { field, value } = suggestion;
    if (field === 'type') return type === '' && incidentTypes.some((known) => known === value);
    if (field === 'location') return location.trim() === '' && latitude === '';
    if (field === 'description') return !description.includes(detailOf(suggestion));
    const chosen = form.getFieldState('priority').isDirty || priority !== 'medium';
    return !chosen && value !== priority && priorities.some((known) => known === value);
  };
  const offered = online && asked === description.trim() ? (data ?? []).filter(isOpen) : [];
  if (offered.length === 0) return null;

  const names = { type: t`Type`, priority: t`Priority`, location: t`Location`, description: t`Add` };
  const shown = (suggestion: FieldSuggestion) => {
    const { field, value } = suggestion;
    if (field === 'type') return words.type(value);
    if (field === 'priority') return words.priority(value);
    return field === 'description' ? detailOf(suggestion).replace(/:$/, '') : value.trim();
  };
  const take = (suggestion: FieldSuggestion) => {
    const { field, value } = suggestion;
    const next =
      field === 'description'
        ? `${form.getValues('description').trimEnd()}\n${detailOf(suggestion)} `
        : value;
    form.setValue(field, next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    // The detail is written behind its name.
    if (field === 'description') form.setFocus('description');
  };
  return (
    <div className="flex flex-col gap-1">
      <p className="text-label font-semibold">
        <Trans>From your description</Trans>
      </p>
      <ul aria-label={t`Suggestions to fill in`} className="flex flex-wrap gap-2">
        {offered.map((suggestion) => (
          <li key={`${suggestion.field} ${suggestion.value}`}>
            <button
              type="button"
              onClick={() => take(suggestion)}
              className="inline-flex min-h-12 items-center gap-1.5 rounded-full border-(length:--edge) border-control bg-card px-3 text-left text-label leading-tight font-semibold hover:bg-press"
            >
              <Plus size="1.2em" className="shrink-0" aria-hidden />
              <span>
                {names[suggestion.field]}: {shown(suggestion)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `text`, once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
