import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A real picture, different each time unless `color` is given. */
export async function aPhoto(
  options: { width?: number; height?: number; type?: 'jpeg' | 'png' | 'webp' | 'gif'; color?: string } = {},
): Promise<Buffer> {
  const { width = 64, height = 48, type = 'jpeg', color = `#${randomBytes(3).toString('hex')}` } = options;
  return sharp({ create: { width, height, channels: 3, background: color } })
    .toFormat(type)
    .toBuffer();
}

/** A file that begins as an MP4 does and goes on with noise; `size` in bytes. */
export function aVideo(size = 4096): Buffer {
  const head = Buffer.from('0000001c667479706d703432000000006d70343269736f6d6d703431', 'hex');
  return Buffer.concat([head, randomBytes(Math.max(0, size - head.length))]);
}

/** As a telephone's HEIC begins. */
export const aHeic = (): Buffer =>
  Buffer.concat([Buffer.from('00000018667479706865696300000000686569636d696631', 'hex'), randomBytes(2000)]);

/** An empty ZIP archive with something before its directory. */
export const aZip = (): Buffer =>
  Buffer.concat([
    Buffer.from('504b0304140000000000', 'hex'),
    randomBytes(500),
    Buffer.from('504b0506', 'hex'),
    Buffer.alloc(18),
  ]);
