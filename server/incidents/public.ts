export { HEAT_OF_INCIDENTS } from './heat-jobs.ts';
export { editableIncidents, listOwnIncidents, readIncident } from './list-incidents.ts';
export { reportIncident, reportIncidents } from './report-incident.ts';
export { updateIncident } from './update-incident.ts';
export { lockIncident, lockIncidents } from './store.ts';
export {
  duties,
  incidentComments,
  incidentFacts,
  incidentJudgements,
  incidentPeople,
  incidents,
  incidentWitnesses,
  investigations,
  oshaCalls,
} from './tables.ts';
export { toIncident } from './store.ts';
export { putFacts } from './facts/put-facts.ts';
export { putPeople } from './people/put-people.ts';
export { readDetails } from './details/read-details.ts';
export { commentOn, readComment, readCommentToAddTo } from './comments/comment-on.ts';
export { modelJudges } from './judging/judge-by-model.ts';
export { insertPeople, listPeople } from './people/people-store.ts';
export { readReport } from './read-report.ts';
