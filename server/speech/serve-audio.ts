import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../http/app-types.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { viewerOf } from '../http/viewer.ts';
import { readRange } from '../uploads/byte-range.ts';
import { findAudio, keyOf } from './store.ts';

const NAME = /^(public|reading)-[\w-]{43}$/;

/** Answers with a reading or a part of it. What was read to somebody who is signed in is for those who are; its name is a secret too. */
export async function serveAudio(
  { db, storage }: AppContext,
  { request, reply, name }: { request: FastifyRequest; reply: FastifyReply; name: string },
): Promise<FastifyReply> {
  if (!name.startsWith('public-')) viewerOf(request);
  const row = NAME.test(name) ? await findAudio(db, name) : null;
  if (row === null) throw notFound();
  const etag = `"${name}"`;
  const ifRange = request.headers['if-range'];
  const wanted = request.method === 'GET' && (ifRange === undefined || ifRange === etag);
  const range = wanted ? readRange(request.headers.range, row.size) : null;
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  const isKnown = known?.includes(etag) === true || known?.includes('*') === true;
  if (range === 'unsatisfiable' && !isKnown) {
    void reply.header('content-range', `bytes */${row.size}`).header('cache-control', 'no-store');
    throw new ProblemError('no-such-part');
  }
  const part = range === 'unsatisfiable' || range === null ? undefined : range;
  const bytes = isKnown || request.method === 'HEAD' ? null : await storage.get(keyOf(name), part);
  if (bytes === null && !isKnown && request.method !== 'HEAD') throw notFound();
  void reply
    .header('etag', etag)
    // Shorter than it is kept, so that a browser and the server agree on what is there.
    .header('cache-control', 'private, max-age=86400, immutable')
    .header('vary', 'cookie')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('accept-ranges', 'bytes');
  if (isKnown) return reply.code(304).send();
  const { start, end } = part ?? { start: 0, end: row.size - 1 };
  if (part !== undefined) void reply.code(206).header('content-range', `bytes ${start}-${end}/${row.size}`);
  void reply.type(row.type).header('content-length', end - start + 1);
  return bytes === null ? reply.send() : reply.send(bytes);
}
