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

/** A WebM as a browser records it: the size of its segment unknown, its tracks first. */
export function aWebm(tracks: readonly ('video' | 'sound')[]): Buffer {
  const element = (id: string, ...content: Buffer[]) => {
    const body = Buffer.concat(content);
    return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | body.length]), body]);
  };
  const entries = tracks.map((kind, index) =>
    element(
      'ae',
      element('d7', Buffer.from([index + 1])),
      element('83', Buffer.from([kind === 'video' ? 1 : 2])),
    ),
  );
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    element('1549a966', element('2ad7b1', Buffer.from('0f4240', 'hex'))),
    element('1654ae6b', ...entries),
    Buffer.from('1f43b67501ffffffffffffff', 'hex'),
    randomBytes(6000),
  ]);
}

/** An MP4 that names its tracks at its end, as telephones record, after `size` bytes of data. */
export function anMp4(tracks: readonly ('vide' | 'soun')[], brand = 'mp42', size = 6000): Buffer {
  const box = (type: string, ...content: Buffer[]) => {
    const body = Buffer.concat(content);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const handler = (kind: string) => Buffer.concat([Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(13)]);
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}isom`)),
    box('mdat', randomBytes(size)),
    box(
      'moov',
      box('mvhd', Buffer.alloc(100)),
      ...tracks.map((kind) =>
        box(
          'trak',
          box('tkhd', Buffer.alloc(84)),
          box('mdia', box('mdhd', Buffer.alloc(24)), box('hdlr', handler(kind))),
        ),
      ),
    ),
  ]);
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
