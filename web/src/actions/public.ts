import { lazyPart } from '../ui/lazy-part.tsx';

/** What other domains may use of actions. */
export { AddAction } from './add-action.tsx';
/** With them come the contract's shapes, which lists do without. */
export const IncidentActions = lazyPart(() => import('./incident-actions.tsx'));
export const RecordActions = lazyPart(() => import('./record-actions.tsx'));
