import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';

const Toggle = lazyPart(() => import('./auto-read-toggle.tsx'), Place);

function Place() {
  return <span className="size-12" />;
}

/** For the header. Speech is loaded with it, where it stands. */
export function AutoReadButton() {
  return (
    <Suspense fallback={<Place />}>
      <Toggle />
    </Suspense>
  );
}
