import type { Tracks } from './mp4-tracks.ts';

/** Ids of the Matroska elements (RFC 9559) that are parsed. */
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_TYPE = 0x83;
const VIDEO = 1;
const SOUND = 2;
const CONTAINERS: ReadonlySet<number> = new Set([SEGMENT, TRACKS, TRACK_ENTRY]);

/** Finds the tracks of a WebM in its first bytes: recorders list the tracks before the media. */
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
    // The parser descends into container elements, which also handles the unknown sizes that recorders write.
    at = CONTAINERS.has(id.value) ? start : start + size.value;
  }
  return found;
}

/** A variable-length integer of one to eight bytes (RFC 8794, 4); null if it is truncated or invalid. */
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
