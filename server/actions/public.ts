export { changeState } from './change-state.ts';
export { makeAction } from './make-action.ts';
export { findOwnAction } from './store.ts';
export { actions } from './tables.ts';
