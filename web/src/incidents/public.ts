/** What other domains may use of incidents. */
export { IncidentSummary } from './incident-summary.tsx';
export { useIncidents } from './queries.ts';
