export { sendTable } from './send-table.ts';
export type { Column } from './table.ts';
export { sayTerm } from './terms.ts';
export { pageByPage } from './write-rows.ts';
