/** For incidents, whose judgement proposes cases: nothing here may lead back to them. */
export { crewHomesOf, homesOf } from './homes.ts';
export { proposeCases } from './propose-cases.ts';
export { refillCases } from './refill-cases.ts';
