import type { ExportQuery } from '@tailboard/contract/exports.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isoDay } from '../days.ts';
import { logSecurity } from '../http/security-log.ts';
import { csvOf } from './csv.ts';
import type { Column } from './table.ts';
import { writeRows } from './write-rows.ts';
import { xlsxOf } from './xlsx.ts';

/**
 * Sends a table as a file to be saved, row by row as it is read, and notes in the security log who took it out. `name`: of the
 * file, without its ending.
 */
export function sendTable<Row>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  options: { name: string; columns: readonly Column<Row>[]; rows: AsyncIterable<Row>; query: ExportQuery },
): FastifyReply {
  const { name, columns, rows, query } = options;
  logSecurity(request, 'exported');
  const written = writeRows(columns, rows, query);
  const day = isoDay(new Date(), query.timeZone);
  return reply
    .type(
      query.format === 'csv'
        ? 'text/csv; charset=utf-8'
        : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}-${day}.${query.format}"`)
    .send(query.format === 'csv' ? csvOf(written) : xlsxOf(written));
}
