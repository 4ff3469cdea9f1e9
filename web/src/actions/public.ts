import { lazy } from 'react';

/** What other domains may use of actions. */
export { AddAction } from './add-action.tsx';
/** With them come the contract's shapes, which lists do without. */
export const IncidentActions = lazy(() => import('./incident-actions.tsx'));
export const RecordActions = lazy(() => import('./record-actions.tsx'));
