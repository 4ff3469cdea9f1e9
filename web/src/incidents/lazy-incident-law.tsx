import { Suspense } from 'react';
import type { IncidentEntry } from '../offline/public.ts';
import { OshaNotice } from '../verdict/public.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

interface LawProps {
  incident: IncidentEntry;
}

/** What holds without any judgement, where the rest could not be loaded: never worth the page around it. */
const Unloaded = ({ incident }: LawProps) => (incident.type === 'Workplace Injury' ? <OshaNotice /> : null);

// Its words and rules weigh more than the list.
const Loaded = lazyPart(() => import('./incident-law.tsx'), Unloaded);

/** What the law makes of an incident; see incident-law.tsx. */
export const IncidentLaw = ({ incident }: LawProps) => (
  <Suspense fallback={null}>
    <Loaded incident={incident} />
  </Suspense>
);
