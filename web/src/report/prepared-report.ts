import type { ReportPrefill } from '@tailboard/contract/assistant.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import { showToast } from '../ui/toast.ts';
import type { ReportFields } from './report-fields.ts';

/** Waits for the form to be opened, which then keeps it in its draft. */
let prepared: { userId: number; prefill: ReportPrefill } | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
function become(next: typeof prepared): void {
  prepared = next;
  for (const listener of listeners) listener();
}

/** What the report form of `userId` is to be filled with, now or when it is opened next. */
export const prepareReport = (userId: number, prefill: ReportPrefill): void => become({ userId, prefill });

interface FormToFill {
  userId: number;
  form: UseFormReturn<ReportFields, unknown, IncidentContent>;
  /** Nothing was entered when it was opened. */
  isNew: boolean;
}

/** Fills what is still empty; what a person typed or chose stays. */
export function usePreparedReport({ userId, form, isNew }: FormToFill): void {
  const { t } = useLingui();
  const waiting = useSyncExternalStore(subscribe, () => prepared);
  const take = useEffectEvent((prefill: ReportPrefill) => {
    const filled = emptyFieldsOf(form.getValues(), { prefill, isNew });
    for (const [name, value] of Object.entries(filled)) {
      form.setValue(name as keyof ReportFields, value, { shouldDirty: true });
    }
    showToast({
      title: t`Report prepared`,
      description:
        Object.keys(filled).length > 0
          ? t`Check every field before you submit it.`
          : t`What you had entered before was kept.`,
    });
  });
  useEffect(() => {
    if (waiting?.userId !== userId) return;
    become(null);
    take(waiting.prefill);
  }, [waiting, userId]);
}

/** Of `prefill` what goes into fields that hold nothing. A priority always holds something: its first value counts as nothing. */
export function emptyFieldsOf(
  now: ReportFields,
  { prefill, isNew }: { prefill: ReportPrefill; isNew: boolean },
): Partial<ReportFields> {
  const { type, description, location, priority } = prefill;
  const placed = now.location.trim() !== '' || now.latitude !== '';
  const untold = now.type === '' && now.description.trim() === '';
  return {
    ...(type !== undefined && now.type === '' && { type }),
    ...(now.description.trim() === '' && { description }),
    ...(location !== undefined && !placed && { location }),
    ...(priority !== undefined && isNew && untold && now.priority === 'medium' && { priority }),
  };
}
