import type { User } from '@tailboard/contract/users.ts';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Viewer } from '../http/signed-in.ts';
import type { AppContext } from '../http/app-types.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { onlyOneself } from './change-profile.ts';
import { readUser } from './read-users.ts';
import { toUser } from './store.ts';
import { users } from '../identity/public.ts';

/** Pixels of each side of a kept picture. */
const SIDE = 512;
/** Pixels a picture may claim to have, as telephones take them. */
const MAX_PIXELS = 120_000_000;
const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif']);

const keyOf = (userId: number, version: string) => `profile-pictures/${userId}-${version}.webp`;

/** Keeps the picture of `viewer`: re-encoded as a square WebP, so that nothing of the file but its pixels is ever served. */
export async function keepPicture(
  { db, storage }: AppContext,
  options: { viewer: Viewer; id: number | null; bytes: Buffer },
): Promise<User> {
  const { viewer, id, bytes } = options;
  const person = await onlyOneself(db, { viewer, id });
  const picture = await square(bytes);
  const version = createHash('sha256').update(picture).digest('hex').slice(0, 16);
  await storage.put({
    key: keyOf(person.id, version),
    bytes: Readable.from([picture]),
    maxBytes: picture.length,
  });
  const image = `/api/users/${person.id}/picture?v=${version}`;
  const [after] = await db
    .update(users)
    .set({ image, updatedAt: new Date(Math.max(Date.now(), Date.parse(person.updatedAt) + 1)) })
    .where(eq(users.id, person.id))
    .returning();
  if (after === undefined) throw notFound();
  const old = versionOf(person.profileImage);
  if (old !== null && old !== version) await storage.delete(keyOf(person.id, old));
  return toUser(after);
}

/** Sends the picture of a person whom the viewer may see. */
export async function servePicture(
  { db, storage }: AppContext,
  options: { request: FastifyRequest; reply: FastifyReply; viewer: Viewer; id: number | null },
): Promise<FastifyReply> {
  const { request, reply, viewer, id } = options;
  const person = await readUser(db, { viewer, id });
  const version = versionOf(person.profileImage);
  if (version === null) throw notFound();
  const etag = `"${version}"`;
  void reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const picture = await storage.get(keyOf(person.id, version));
  if (picture === null) throw notFound();
  return reply.type('image/webp').header('x-content-type-options', 'nosniff').send(picture);
}

const versionOf = (image: string | null) => /\?v=([0-9a-f]{16})$/.exec(image ?? '')?.[1] ?? null;

async function square(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const notAPicture = (cause?: unknown) => new ProblemError('not-a-picture', { cause });
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true });
    const { format } = await image.metadata();
    // Text that describes a drawing (SVG) is read by sharp too, and is none of the pictures meant here.
    if (!readable.has(format)) throw notAPicture();
    return await image.autoOrient().resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 80 }).toBuffer();
  } catch (error) {
    throw error instanceof ProblemError ? error : notAPicture(error);
  }
}
