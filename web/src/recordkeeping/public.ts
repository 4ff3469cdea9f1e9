import { createElement, lazy, Suspense } from 'react';

// Who keeps the log needs it, not the crew's phones.
const Loaded = lazy(() => import('./cases-of-incident.tsx'));

/** The way from a report to its cases; see cases-of-incident.tsx. */
export const CasesOfIncident = (props: { incidentId: number }) =>
  createElement(Suspense, { fallback: null }, createElement(Loaded, props));
