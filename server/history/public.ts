export { timelineOf } from './timeline.ts';
export { changesBetween, recordHistory } from './record-history.ts';
export { history, type Changes } from './tables.ts';
