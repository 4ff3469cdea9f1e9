/** For incidents, whose judgement proposes cases: nothing here may lead back to them. */
export { proposeCases } from './propose-cases.ts';
