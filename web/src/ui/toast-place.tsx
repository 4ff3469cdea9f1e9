import type { ReactNode } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toasts } from './toast.ts';

/** Ms between two attempts to load the toaster after a failed import. */
const TRY_AGAIN_MS = 3_000;

/** Loads the toaster with the first toast, which waits for it: most visits see none. The service worker has it without signal. */
export function ToastPlace() {
  const [wasWanted, setWasWanted] = useState(false);
  const waits = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current) !== undefined;
  if (waits && !wasWanted) setWasWanted(true);
  return useToaster(waits || wasWanted);
}

function useToaster(wanted: boolean): ReactNode {
  const [toaster, setToaster] = useState<ReactNode>(null);
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      try {
        const { default: Toaster } = await import('./toaster.tsx');
        if (!over) setToaster(<Toaster />);
      } catch {
        if (!over) timer = setTimeout(() => void load(), TRY_AGAIN_MS);
      }
    };
    void load();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  return toaster;
}
