export { findObservation, seenBy } from './read-observations.ts';
export { observations } from './tables.ts';
