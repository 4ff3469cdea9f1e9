import type { ReactNode } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toasts } from './toast.ts';
import { whenIdle } from './when-idle.ts';

/** Ms between two tries to load it, where the line has gone before the device had it. */
const TRY_AGAIN_MS = 3_000;

/** Where toasts appear. Loaded when the first screen stands, or with the first toast; the app stands without it. */
export function ToastPlace() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const waits = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current) !== undefined;
  return useToaster(idle || waits);
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
