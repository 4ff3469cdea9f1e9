import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import type { Draft } from '../offline/public.ts';
import { useFormOpen } from '../ui/form-open.ts';
import { keptTexts, type Texts } from './kept-texts.ts';
import { useDraft } from './use-draft.ts';

interface TypedDraftOptions<T> {
  /** Which form: see Draft. */
  kind: string;
  loaded: Draft | null;
  /** What its fields begin with. */
  first: T;
}

/** A form of a few texts, kept on the device while they are typed. */
export function useTypedDraft<T extends Texts<keyof T & string>>({
  kind,
  loaded,
  first,
}: TypedDraftOptions<T>) {
  const user = useUser();
  const [begun] = useState(first);
  const [typed, setTyped] = useState(() => keptTexts(begun, loaded?.values));
  const isTouched = () => JSON.stringify(typed) !== JSON.stringify(begun);
  const kept = useDraft({
    userId: user.id,
    kind,
    loaded,
    at: kind,
    isTouched,
    read: () => ({ step: 'typed', values: typed }),
  });
  useFormOpen(isTouched());
  return {
    typed,
    kept,
    change: (part: Partial<T>): void => {
      setTyped((before) => ({ ...before, ...part }));
      kept.keepSoon();
    },
    /** Begins anew, with `part` where it is given: what was typed is sent, or its person threw it away. */
    clear: async (part: Partial<T> = {}): Promise<void> => {
      await kept.discard();
      setTyped({ ...begun, ...part });
      kept.reopen();
    },
  };
}
