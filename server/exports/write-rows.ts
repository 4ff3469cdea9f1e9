import type { ExportQuery } from '@tailboard/contract/exports.ts';
import { write } from '../sentences/write.ts';
import { Said } from '../sentences/say.ts';
import type { Cell, Column, WrittenRow } from './table.ts';

/** The headings, then each row, in the language and the zone that are asked for. */
export async function* writeRows<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  { language, timeZone }: Pick<ExportQuery, 'language' | 'timeZone'>,
): AsyncGenerator<WrittenRow> {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const writeCell = (cell: Cell): string | number => {
    if (cell === null) return '';
    if (cell instanceof Said) return write(cell, language);
    return cell instanceof Date ? clock.format(cell) : cell;
  };
  yield columns.map(({ heading }) => write(heading, language));
  for await (const row of rows) yield columns.map(({ cell }) => writeCell(cell(row)));
}

/** All rows of a list that comes by pages, one page in memory at a time. */
export async function* pageByPage<Row, Cursor>(
  read: (cursor: Cursor | undefined) => Promise<{ rows: readonly Row[]; next: Cursor | null }>,
): AsyncGenerator<Row> {
  let cursor: Cursor | undefined;
  do {
    const { rows, next }: { rows: readonly Row[]; next: Cursor | null } = await read(cursor);
    yield* rows;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}
