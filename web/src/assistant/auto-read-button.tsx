import { lazy, Suspense } from 'react';

const Toggle = lazy(() => import('./auto-read-toggle.tsx'));

/** For the header. Speech is loaded with it, where it stands. */
export function AutoReadButton() {
  return (
    <Suspense fallback={<span className="size-12" />}>
      <Toggle />
    </Suspense>
  );
}
