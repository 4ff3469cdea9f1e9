import { lazy, Suspense } from 'react';
import type { IncidentEntry } from '../offline/public.ts';

// Its words and rules weigh more than the list.
const Loaded = lazy(() => import('./incident-law.tsx'));

/** What the law makes of an incident; see incident-law.tsx. */
export const IncidentLaw = ({ incident }: { incident: IncidentEntry }) => (
  <Suspense fallback={null}>
    <Loaded incident={incident} />
  </Suspense>
);
