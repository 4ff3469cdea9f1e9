import { Suspense } from 'react';
import { loadable } from '../loadable.tsx';

const toggle = loadable(() => import('./auto-read-toggle.tsx'));

/** For the header. Speech is loaded with it, where it stands. */
export function AutoReadButton() {
  const Toggle = toggle.Shown;
  return (
    <Suspense fallback={<span className="size-12" />}>
      <Toggle />
    </Suspense>
  );
}
