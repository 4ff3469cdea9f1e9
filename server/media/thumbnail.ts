import type { MediaType } from '@tailboard/contract/media.ts';
import type { FastifyBaseLogger } from 'fastify';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../storage/storage.ts';
import { atMost } from '../uploads/at-most.ts';
import type { MediaRow } from './store.ts';

/** Pixels of the longer side. */
const LONGEST_SIDE = 480;
const QUALITY = 75;
/** A picture of 480 px is some ten kilobytes; more than this is not one of ours. */
const MAX_THUMBNAIL_BYTES = 2 * 1024 * 1024;
/** Pictures that are decoded at a time in one server: each may take some hundred megabytes while it lasts. */
const AT_A_TIME = 2;
/**
 * Pixels a picture may claim to have; a small file can claim any number. JPEG is made small while it is read, and
 * telephones take it with 108 megapixels; the others are held whole, four bytes a pixel.
 */
const pixelLimits: Partial<Record<MediaType, number>> = { 'image/jpeg': 120_000_000 };
const PIXEL_LIMIT = 50_000_000;

/** The small picture (WebP, bytes) of a file, or null where none can be made of it. */
export type ThumbnailOf = (row: MediaRow) => Promise<Buffer | null>;

/** Makes small pictures, each once: it is kept in storage beside the file, and who asks meanwhile waits for the same one. */
export function thumbnailMaker(options: { storage: Storage; log: FastifyBaseLogger }): ThumbnailOf {
  const { storage, log } = options;
  const beingMade = new Map<string, Promise<Buffer | null>>();
  const inTurn = atMost(AT_A_TIME);

  const findOrMake = async (row: MediaRow): Promise<Buffer | null> => {
    const key = `${row.storageKey}.thumb`;
    const kept = await storage.get(key);
    if (kept !== null) return buffer(kept);
    const picture = await inTurn(() => makeThumbnail(storage, row));
    if (picture === null) return null;
    await storage
      .put({ key, bytes: Readable.from([picture]), maxBytes: MAX_THUMBNAIL_BYTES })
      .catch((error: unknown) => log.warn({ err: error, key }, 'a small picture was not kept'));
    return picture;
  };

  return async (row) => {
    if (!row.fileType.startsWith('image/')) return null;
    const making =
      beingMade.get(row.storageKey) ?? findOrMake(row).finally(() => beingMade.delete(row.storageKey));
    beingMade.set(row.storageKey, making);
    return making;
  };
}

/** Loaded with the first image. Its threads and its memory are few and short: this server has other things to do. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

async function makeThumbnail(storage: Storage, row: MediaRow): Promise<Buffer | null> {
  const original = await storage.get(row.storageKey);
  if (original === null) throw new Error(`File ${row.storageKey} of media ${row.id} is missing from storage`);
  const limitInputPixels = pixelLimits[row.fileType] ?? PIXEL_LIMIT;
  const bytes = await buffer(original);
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { limitInputPixels, sequentialRead: true })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    // HEIC, or a picture that is broken or claims too many pixels. Metadata never comes along: sharp leaves it out.
    return null;
  }
}
