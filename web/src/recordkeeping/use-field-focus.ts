import { useEffect, type RefObject } from 'react';

/** Moves the focus to the field that a link named, e.g. from the check of what is filed. */
export function useFieldFocus(form: RefObject<HTMLFormElement | null>, name: string | null): void {
  useEffect(() => {
    if (name === null) return;
    const field = form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    field.scrollIntoView({ block: 'center' });
  }, [form, name]);
}
