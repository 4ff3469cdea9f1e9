/** What other domains may use of crews. */
export { useCrew, useCrewNames, useCrews } from './queries.ts';
