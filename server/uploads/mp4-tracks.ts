/** Kinds of tracks found so far in a video or audio file. */
export type Tracks = { video: boolean; sound: boolean };

export const isSoundOnly = ({ video, sound }: Tracks): boolean => sound && !video;

/** Bytes of a box header: size, type, and the optional long size. */
const HEADER_BYTES = 16;
/** Of a `hdlr` box: its version and flags, a zero, and the kind of its track. */
const HANDLER_BYTES = 12;
const CONTAINERS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia']);

/**
 * Finds the tracks of an MP4 (ISO/IEC 14496-12) chunk by chunk: the box that lists them may come before or
 * after the media. Buffers a few bytes only. A file that is no MP4 has no tracks.
 */
export function mp4Tracks(): { feed: (piece: Buffer) => void; found: Tracks } {
  const found: Tracks = { video: false, sound: false };
  let held: Buffer = Buffer.alloc(0);
  let toSkip = 0;
  return {
    found,
    feed: (piece) => {
      const skipped = Math.min(toSkip, piece.length);
      toSkip -= skipped;
      if (toSkip > 0) return;
      held = Buffer.concat([held, piece.subarray(skipped)]);
      while (held.length >= HEADER_BYTES) {
        const box = readBox(held);
        if (box === null) {
          toSkip = Number.POSITIVE_INFINITY;
          break;
        }
        if (box.type === 'hdlr') {
          if (held.length < box.headerBytes + HANDLER_BYTES) return;
          const kind = held.toString('latin1', box.headerBytes + 8, box.headerBytes + HANDLER_BYTES);
          if (kind === 'vide') found.video = true;
          if (kind === 'soun') found.sound = true;
        }
        const bytes = CONTAINERS.has(box.type) ? box.headerBytes : box.size;
        toSkip = Math.max(0, bytes - held.length);
        held = held.subarray(Math.min(bytes, held.length));
        if (toSkip > 0) break;
      }
      if (toSkip > 0) held = Buffer.alloc(0);
    },
  };
}

/** The box at the start of `bytes`, or null. A size of 0 means up to the end of the file. */
function readBox(bytes: Buffer): { type: string; size: number; headerBytes: number } | null {
  const short = bytes.readUInt32BE(0);
  const headerBytes = short === 1 ? 16 : 8;
  const size =
    short === 1 ? Number(bytes.readBigUInt64BE(8)) : short === 0 ? Number.POSITIVE_INFINITY : short;
  return size < headerBytes ? null : { type: bytes.toString('latin1', 4, 8), size, headerBytes };
}
