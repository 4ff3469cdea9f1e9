import { createElement, lazy, Suspense } from 'react';

export { ProofLinks } from './proof-links.tsx';

// The rules of the contract come along with it: not with the list.
const Loaded = lazy(() => import('./incident-investigation.tsx'));

/** Why an incident happened; see incident-investigation.tsx. */
export const IncidentInvestigation = (props: { incidentId: number }) =>
  createElement(Suspense, { fallback: null }, createElement(Loaded, props));
