export { actions } from './tables.ts';
