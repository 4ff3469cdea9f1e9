/** What other domains may use of incidents. */
export { IncidentFiles } from './incident-files.tsx';
export { IncidentStatusBadge } from './incident-status.tsx';
export { IncidentSummary } from './incident-summary.tsx';
export { categoryChoices, priorityChoices, typeChoices, useIncidentWords } from './incident-words.ts';
export { useIncident, useIncidents, useWaitingFiles } from './queries.ts';
export { IncidentLaw } from './lazy-incident-law.tsx';
export { PeopleInputs, type HurtPeople } from './people-inputs.tsx';
export { treatmentChoices } from './people-words.ts';
export { NeedsYouNotice } from './needs-you-notice.tsx';
export { SentFileTile } from './sent-file-tile.tsx';
export { SyncWords } from './sync-words.tsx';
export { useRemedies } from './use-remedies.ts';
export { WaitingFileTile } from './waiting-file-tile.tsx';
