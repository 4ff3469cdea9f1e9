import { createElement, Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';

export { ProofLinks } from './proof-links.tsx';

// The rules of the contract come along with it: not with the list.
const Loaded = lazyPart(() => import('./incident-investigation.tsx'));

/** Why an incident happened; see incident-investigation.tsx. */
export const IncidentInvestigation = (props: { incidentId: number }) =>
  createElement(Suspense, { fallback: null }, createElement(Loaded, props));
