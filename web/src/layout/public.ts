/** What domains may use of the layout. */
export { useSyncState, useWaitingCount } from './queries.ts';
