import sharp from 'sharp';
import { seededRandom } from '../answers/training/seeded-random.ts';

const MARK_BYTES = 64;

/**
 * A JPEG of exactly `bytes`, like a photo in that it cannot be packed further: noise, with filler after its end where
 * decoders do not look. `seed` makes its bytes its own.
 */
export async function photoOf(bytes: number, seed: number): Promise<Buffer> {
  // Noise at this quality takes 0.64 bytes a pixel.
  const side = Math.floor(Math.sqrt(bytes / 0.66));
  const random = seededRandom(seed);
  const pixels = Buffer.alloc(side * side * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = Math.floor(random() * 256);
  const jpeg = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
  if (jpeg.length > bytes - MARK_BYTES)
    throw new Error(`A photo of ${side} pixels came out at ${jpeg.length} bytes`);
  const filler = Buffer.alloc(bytes - jpeg.length);
  for (let at = 0; at < filler.length; at += 1) filler[at] = Math.floor(random() * 256);
  return Buffer.concat([jpeg, filler]);
}
