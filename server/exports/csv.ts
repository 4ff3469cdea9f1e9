import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import type { WrittenRow } from './table.ts';

/**
 * CSV as spreadsheets read it: UTF-8 with a mark, CRLF. A cell that a spreadsheet would take for a formula begins with an
 * apostrophe.
 */
export function csvOf(rows: AsyncIterable<WrittenRow>): Readable {
  const source = Readable.from(rows);
  const text = stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows' });
  source.on('error', (error) => text.destroy(error));
  text.on('close', () => source.destroy());
  return source.pipe(text);
}
