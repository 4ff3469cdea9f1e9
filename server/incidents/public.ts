export { editableIncidents, listOwnIncidents, readIncident } from './list-incidents.ts';
export { reportIncident, reportIncidents } from './report-incident.ts';
export { updateIncident } from './update-incident.ts';
export { lockIncident, lockIncidents } from './store.ts';
export { incidentComments, incidentPeople, incidents } from './tables.ts';
export { readReport } from './read-report.ts';
