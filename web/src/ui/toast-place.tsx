import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { toasts } from './toast.ts';
import { whenIdle } from './when-idle.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Where toasts appear. Loaded when the first screen stands, or with the first toast. */
export function ToastPlace() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const waits = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current) !== undefined;
  if (!idle && !waits) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
