import { useEffect, useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();
const change = (by: number) => {
  open += by;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A form calls this while it holds input. The app offers no update meanwhile. */
export function useFormOpen(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}

export const isFormOpen = (): boolean => open > 0;

export function useAnyFormOpen(): boolean {
  return useSyncExternalStore(subscribe, isFormOpen, () => false);
}
