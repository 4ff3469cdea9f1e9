export { timelineOf } from './timeline.ts';
export { changesBetween, recordHistory } from './record-history.ts';
export { history } from './tables.ts';
