import { MAX_FILE_BYTES } from '@tailboard/contract/media-terms.ts';
import { ProblemError } from '../http/problem.ts';
import { limitConcurrency } from '../uploads/concurrency-limit.ts';

/** Pixels of the longer side. */
const LONGEST_SIDE = 1_600;
const QUALITY = 78;
/** Pixels that a file may claim: JPEG is scaled down while it is decoded, others take four bytes a pixel. */
const MAX_JPEG_PIXELS = 120_000_000;
const MAX_PIXELS = 50_000_000;
const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif']);
/** Decoding takes some hundred megabytes at its worst, and anybody may send a photo. */
const limited = limitConcurrency(2);

export const PHOTO_TYPE = 'image/webp';

/**
 * The photo encoded anew: its pixels, upright, and nothing else of the file. Throws `file-too-large`, or `not-a-picture` for
 * what cannot be read as JPEG, PNG, WebP or GIF.
 */
export async function plainPhoto(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > MAX_FILE_BYTES) throw new ProblemError('file-too-large');
  const { default: sharp } = await import('sharp');
  return limited(async () => {
    try {
      const image = sharp(bytes, { limitInputPixels: MAX_JPEG_PIXELS, sequentialRead: true });
      const { format, width, height } = await image.metadata();
      const isTooLarge = format !== 'jpeg' && width * height > MAX_PIXELS;
      // sharp reads drawings (SVG) too, which are none of the photos meant here.
      if (!readable.has(format) || isTooLarge) throw new ProblemError('not-a-picture');
      return await image
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer();
    } catch (error) {
      throw error instanceof ProblemError ? error : new ProblemError('not-a-picture', { cause: error });
    }
  });
}

/** The bytes of a photo in base64 or a data URL. */
export function bytesOfBase64(text: string): Buffer {
  const base64 = text.replace(/^data:[^,]{0,100};base64,/, '').replaceAll(/\s/g, '');
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(base64)) throw new ProblemError('not-a-picture');
  return Buffer.from(base64, 'base64');
}
