export { changeState } from './change-state.ts';
export { makeAction } from './make-action.ts';
export { actions } from './tables.ts';
