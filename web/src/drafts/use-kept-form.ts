import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFormOpen } from '../ui/form-open.ts';
import type { KeptDraft } from './use-draft.ts';

/** Keeps a form with every key; while it holds something, no new version of the app is offered. */
export function useKeptForm<Fields extends FieldValues, Content>(
  form: UseFormReturn<Fields, unknown, Content>,
  { draft, keepSoon }: Pick<KeptDraft, 'draft' | 'keepSoon'>,
): void {
  useFormOpen(form.formState.isDirty || draft !== null);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: keepSoon }), [form, keepSoon]);
}
