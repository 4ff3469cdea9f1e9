import type { MediaType } from '@tailboard/contract/media.ts';
import type { FastifyBaseLogger } from 'fastify';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../storage/storage.ts';
import { limitConcurrency } from '../uploads/concurrency-limit.ts';

/** Pixels of the longer side. */
const LONGEST_SIDE = 480;
const QUALITY = 75;
/** Bytes: a thumbnail of 480 px has about ten kilobytes; anything above this is not one of ours. */
const MAX_THUMBNAIL_BYTES = 2 * 1024 * 1024;
/** Concurrency limit for decoding: each image may take some hundred megabytes. */
const CONCURRENCY = 2;
/**
 * Maximum pixels that a file may claim; a small file can claim any number. JPEG is scaled down while it is
 * decoded, and phones take photos of 108 megapixels; other formats are decoded whole, four bytes a pixel.
 */
const pixelLimits: Partial<Record<MediaType, number>> = { 'image/jpeg': 120_000_000 };
const PIXEL_LIMIT = 50_000_000;

/** A stored file as its thumbnail needs it. */
type Original = Readonly<{ id: number; storageKey: string; fileType: MediaType }>;

/** The thumbnail of a file (WebP), or null if none can be made. */
export type ThumbnailOf = (row: Original) => Promise<Buffer | null>;

/** Makes each thumbnail once and stores it beside the file. Concurrent requests share one promise. */
export function thumbnailMaker(options: { storage: Storage; log: FastifyBaseLogger }): ThumbnailOf {
  const { storage, log } = options;
  const beingMade = new Map<string, Promise<Buffer | null>>();
  const limited = limitConcurrency(CONCURRENCY);

  const findOrMake = async (row: Original): Promise<Buffer | null> => {
    const key = `${row.storageKey}.thumb`;
    const stored = await storage.get(key);
    if (stored !== null) return buffer(stored);
    const thumbnail = await limited(() => makeThumbnail(storage, row));
    if (thumbnail === null) return null;
    await storage
      .put({ key, bytes: Readable.from([thumbnail]), maxBytes: MAX_THUMBNAIL_BYTES })
      .catch((error: unknown) => log.warn({ err: error, key }, 'a thumbnail was not stored'));
    return thumbnail;
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

async function makeThumbnail(storage: Storage, row: Original): Promise<Buffer | null> {
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
    // HEIC, a broken image, or one that claims too many pixels. sharp writes no metadata.
    return null;
  }
}
