/** For incidents, whose judgement proposes cases, and the dashboard: nothing here may lead back to incidents. */
export { crewHomesOf, homesOf } from './homes.ts';
export { proposeCases } from './propose-cases.ts';
export { refillCases } from './refill-cases.ts';
export { listYearDuties } from './year-duties.ts';
