import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { AppContext } from '../http/app-types.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { viewerOf } from '../http/viewer.ts';
import { readComment, readIncident } from '../incidents/public.ts';
import { readRange, type ByteRange } from '../uploads/byte-range.ts';
import type { Storage } from '../storage/storage.ts';
import { inlineDisposition } from '../uploads/file-name.ts';
import { findMedia, type MediaRow } from './store.ts';
import type { ThumbnailOf } from './thumbnail.ts';

type Asked = {
  request: FastifyRequest;
  reply: FastifyReply;
  size: 'thumb' | undefined;
  thumbnailOf: ThumbnailOf;
};
/** A file with its bytes in storage, of whatever record. */
type StoredFile = Pick<MediaRow, 'id' | 'storageKey' | 'sha256' | 'size' | 'fileType' | 'fileName'>;

/** Sends a file, a range of it or its thumbnail to those who may see its incident; 404 to all others. */
export async function serveFile(
  context: AppContext,
  { id, ...asked }: Asked & { id: number | null },
): Promise<FastifyReply> {
  const row = id === null ? null : await findMedia(context.db, id);
  if (row === null) throw notFound();
  const viewer = viewerOf(asked.request);
  await readIncident(context.db, { viewer, id: row.incidentId });
  // Throws where the comment is for supervisors alone.
  if (row.commentId !== null)
    await readComment(context.db, { viewer, incidentId: row.incidentId, id: row.commentId });
  return sendFile(context, { ...asked, row });
}

/** Sends a file, a range of it or its thumbnail. Whether the caller may see it is for the route to ask. */
export async function sendFile(
  context: AppContext,
  { request, reply, size, thumbnailOf, row }: Asked & { row: StoredFile },
): Promise<FastifyReply> {
  return size === 'thumb'
    ? serveThumbnail(row, request, reply, thumbnailOf)
    : serveOriginal(context, row, request, reply);
}

async function serveThumbnail(
  row: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
  thumbnailOf: ThumbnailOf,
): Promise<FastifyReply> {
  const picture = await thumbnailOf(row);
  if (picture === null) throw notFound();
  const etag = `"${row.sha256}-thumb"`;
  describe(reply, { etag, fileName: `${row.fileName}.webp` });
  if (isKnown(request, etag)) return reply.code(304).send();
  void reply.type('image/webp').header('content-length', picture.length);
  return request.method === 'HEAD' ? reply.send() : reply.send(picture);
}

async function serveOriginal(
  { storage }: AppContext,
  row: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${row.sha256}"`;
  // Ranges are defined for GET only. With a stale If-Range the client gets the whole file.
  const ifRange = request.headers['if-range'];
  const wanted = request.method === 'GET' && (ifRange === undefined || ifRange === etag);
  const range = wanted ? readRange(request.headers.range, row.size) : null;
  const known = isKnown(request, etag);
  if (range === 'unsatisfiable' && !known) {
    void reply.header('content-range', `bytes */${row.size}`).header('cache-control', 'no-store');
    throw new ProblemError('no-such-part');
  }
  const part = range === 'unsatisfiable' || range === null ? undefined : range;
  const bytes = known || request.method === 'HEAD' ? null : await findBytes(storage, row, part);
  describe(reply, { etag, fileName: row.fileName });
  void reply.header('accept-ranges', 'bytes');
  if (known) return reply.code(304).send();
  const { start, end } = part ?? { start: 0, end: row.size - 1 };
  if (part !== undefined) void reply.code(206).header('content-range', `bytes ${start}-${end}/${row.size}`);
  void reply.type(row.fileType).header('content-length', end - start + 1);
  return bytes === null ? reply.send() : reply.send(bytes);
}

async function findBytes(storage: Storage, row: StoredFile, part: ByteRange | undefined): Promise<Readable> {
  const bytes = await storage.get(row.storageKey, part);
  if (bytes === null) throw new Error(`File ${row.storageKey} of media ${row.id} is missing from storage`);
  return bytes;
}

/**
 * Seconds for which a browser may use its cached copy, enough to go back and forth. Offline, the app has its
 * own copies.
 */
const KEPT_SECONDS = 3_600;

/**
 * Headers of every answer with a file. The bytes never change, so revalidation costs a 304; `vary` hides the
 * cached copy from the next user of a shared device. Opened on its own, the file runs no script and loads
 * nothing.
 */
function describe(reply: FastifyReply, { etag, fileName }: { etag: string; fileName: string }): void {
  void reply
    .header('etag', etag)
    .header('cache-control', `private, max-age=${KEPT_SECONDS}`)
    .header('vary', 'cookie')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('content-disposition', inlineDisposition(fileName));
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known !== undefined && (known.includes(etag) || known.includes('*'));
}
