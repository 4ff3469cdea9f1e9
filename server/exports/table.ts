import type { Said } from '../sentences/say.ts';

/** What stands in a cell: text, a number, a sentence, a moment, or nothing. */
export type Cell = string | number | Said | Date | null;

/** One column of a table: its heading, and what it says of a row. */
export type Column<Row> = { heading: Said; cell: (row: Row) => Cell };

/** A row as it is written: text and numbers. */
export type WrittenRow = readonly (string | number)[];
