import type { Tracks } from './mp4-tracks.ts';

/** Elements of Matroska (RFC 9559) that are looked into, by their id. */
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_TYPE = 0x83;
const VIDEO = 1;
const SOUND = 2;
const CONTAINERS: ReadonlySet<number> = new Set([SEGMENT, TRACKS, TRACK_ENTRY]);

/** What a WebM holds, as far as its first bytes tell: recorders and cameras name the tracks before the first of their data. */
export function webmTracks(bytes: Uint8Array): Tracks {
  const found: Tracks = { video: false, sound: false };
  let at = 0;
  while (at < bytes.length) {
    const id = readNumber(bytes, at, { withMarker: true });
    if (id === null) break;
    const size = readNumber(bytes, at + id.length, { withMarker: false });
    if (size === null) break;
    const start = at + id.length + size.length;
    if (id.value === TRACK_TYPE) {
      const type = bytes[start];
      if (type === VIDEO) found.video = true;
      if (type === SOUND) found.sound = true;
    }
    // What holds others is stepped into, which also deals with a size that is not known (recorders do not know it).
    at = CONTAINERS.has(id.value) ? start : start + size.value;
  }
  return found;
}

/** A number of one to eight bytes that says its own length (RFC 8794, 4); null where it is cut off or none. */
function readNumber(
  bytes: Uint8Array,
  at: number,
  { withMarker }: { withMarker: boolean },
): { value: number; length: number } | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let value = withMarker ? first : first & (0xff >> length);
  for (const byte of bytes.subarray(at + 1, at + length)) value = value * 256 + byte;
  return { value, length };
}
