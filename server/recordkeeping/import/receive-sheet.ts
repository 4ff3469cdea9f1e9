import { MOST_IMPORTED_BYTES, MOST_IMPORTED_ROWS } from '@tailboard/contract/recordkeeping-import.ts';
import { parse } from 'csv-parse/sync';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { ProblemError } from '../../http/problem.ts';
import { say, type Said } from '../../sentences/say.ts';
import { discardBody } from '../../uploads/discard-body.ts';
import { refuseForm } from '../../uploads/read-form.ts';
import { readXlsx, UnreadableSheetError } from './read-xlsx.ts';

/** Rows above the headings, which forms have. */
const ROWS_ABOVE = 30;
const MOST_ROWS = MOST_IMPORTED_ROWS + ROWS_ABOVE;
const LONGEST_ROW = 100_000;

export const refuseFile = (message: Said) =>
  new ProblemError('invalid-input', { errors: [{ field: 'file', message }] });

/** The bytes of the body, or of the one file of a form. */
export async function receiveSheet(request: FastifyRequest): Promise<Buffer> {
  try {
    if (Number(request.headers['content-length'] ?? 0) > MOST_IMPORTED_BYTES + 100_000) throw tooLarge();
    if (!request.isMultipart()) {
      // Nothing at all, or JSON, which the app reads for every route.
      if (!(request.body instanceof Readable)) throw refuseFile(say('field.choose-file'));
      return await read(request.body);
    }
    const parts = request.parts({
      limits: { fileSize: MOST_IMPORTED_BYTES + 1, files: 2, fields: 20, parts: 30 },
    });
    let bytes: Buffer | null = null;
    for (;;) {
      const { done, value: part } = await parts.next().catch(refuseForm);
      if (done === true) break;
      if (part.type !== 'file') continue;
      if (bytes !== null) throw refuseFile(say('field.one-file'));
      bytes = await read(part.file);
    }
    if (bytes === null) throw refuseFile(say('field.choose-file'));
    return bytes;
  } catch (error) {
    discardBody(request.raw);
    throw error;
  }
}

const tooLarge = () =>
  new ProblemError('too-large', { detail: say('records.import.too-many', { most: MOST_IMPORTED_ROWS }) });

async function read(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    if (size > MOST_IMPORTED_BYTES) throw tooLarge();
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
/** Of what Excel wrote before 2007. */
const OLD_EXCEL = Buffer.from('D0CF11E0', 'hex');

/** The cells of a CSV or of the first sheet of a workbook, whatever its name says. Throws `invalid-input`. */
export async function sheetOf(bytes: Buffer): Promise<string[][]> {
  if (bytes.length === 0) throw refuseFile(say('field.choose-file'));
  if (bytes.subarray(0, 4).equals(OLD_EXCEL)) throw refuseFile(say('records.import.unreadable'));
  const rows = bytes.subarray(0, 4).equals(ZIP) ? await workbook(bytes) : textOf(bytes);
  if (rows.length > MOST_ROWS) {
    throw refuseFile(say('records.import.too-many', { most: MOST_IMPORTED_ROWS }));
  }
  return rows;
}

async function workbook(bytes: Buffer): Promise<string[][]> {
  try {
    return await readXlsx(bytes, MOST_ROWS);
  } catch (error) {
    if (error instanceof UnreadableSheetError) throw refuseFile(say('records.import.unreadable'));
    throw error;
  }
}

function textOf(bytes: Buffer): string[][] {
  try {
    return parse(bytes, {
      ...{ bom: true, delimiter: [',', ';', '\t'], relax_column_count: true, to: MOST_ROWS + 1 },
      max_record_size: LONGEST_ROW,
    });
  } catch {
    throw refuseFile(say('records.import.unreadable'));
  }
}
