/** What other domains may use of claims. */
export { ClaimSummary } from './claim-summary.tsx';
export { useClaims } from './queries.ts';
