import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { AppContext } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import { readIncident } from '../incidents/public.ts';
import type { Storage } from '../storage/storage.ts';
import { listTranscribedOf, toMedia } from './store.ts';

/** Sends all files of an incident with their bytes to those who may see it. */
export async function serveMediaWithData(
  { db, storage }: AppContext,
  { request, reply, incidentId }: { request: FastifyRequest; reply: FastifyReply; incidentId: number | null },
): Promise<FastifyReply> {
  const { incident } = await readIncident(db, { viewer: viewerOf(request), id: incidentId });
  const rows = await listTranscribedOf(db, incident.id);
  // After the head of the answer is sent, an error can only abort it.
  if (rows.length > 0) await storage.ping();
  const text = mediaWithData({ storage, log: request.log, rows });
  return reply.type('application/json; charset=utf-8').send(Readable.from(text, { objectMode: false }));
}

/**
 * Streams the contract's mediaWithData list as JSON with backpressure, so that no file is buffered whole. A
 * file missing from storage is skipped and logged.
 */
async function* mediaWithData(options: {
  storage: Storage;
  log: FastifyBaseLogger;
  rows: Awaited<ReturnType<typeof listTranscribedOf>>;
}): AsyncGenerator<string> {
  const { storage, log, rows } = options;
  yield '[';
  let separator = '';
  for (const { row, transcript } of rows) {
    const bytes = await storage.get(row.storageKey);
    if (bytes === null) {
      log.error({ mediaId: row.id, key: row.storageKey }, 'a file is missing from storage');
      continue;
    }
    yield `${separator}${JSON.stringify(toMedia(row, transcript)).slice(0, -1)},"fileData":"`;
    yield* base64Of(bytes);
    yield '"}';
    separator = ',';
  }
  yield ']';
}

/** Base64 of a stream. Three bytes make four characters, so the remainder of a chunk joins the next one. */
async function* base64Of(bytes: Readable): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const both = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const whole = both.length - (both.length % 3);
    if (whole > 0) yield both.toString('base64', 0, whole);
    rest = Buffer.from(both.subarray(whole));
  }
  if (rest.length > 0) yield rest.toString('base64');
}
