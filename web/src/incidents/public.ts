/** What other domains may use of incidents. */
export { IncidentSummary } from './incident-summary.tsx';
export { priorityChoices, typeChoices, useIncidentWords } from './incident-words.ts';
export { readIncidentsAhead, useIncidents, useWaitingFiles } from './queries.ts';
export { WaitingFileTile } from './waiting-file-tile.tsx';
