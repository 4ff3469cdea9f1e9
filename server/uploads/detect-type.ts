import type { MediaType } from '@tailboard/contract/media.ts';
import { fileTypeFromBuffer } from 'file-type';
import { isSoundOnly } from './mp4-tracks.ts';
import { webmTracks } from './webm-tracks.ts';

/** Number of bytes at the start of a file that show its type. */
export const TELLING_BYTES = 4100;

/** Accepted types by the name that `file-type` gives. Animated PNG counts as PNG, all of HEIF as HEIC. */
const accepted: Readonly<Record<string, MediaType>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/webp': 'image/webp',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'image/gif': 'image/gif',
  'video/mp4': 'video/mp4',
  'video/quicktime': 'video/quicktime',
  'video/webm': 'video/webm',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
};

/**
 * The type of a file by its first bytes, whatever its name and headers; null if we do not accept it. An MP4
 * may still turn out to be audio only: its tracks may be listed at its end (mp4-tracks.ts).
 */
export async function detectMediaType(firstBytes: Uint8Array): Promise<MediaType | null> {
  const detected = await fileTypeFromBuffer(firstBytes);
  const type = (detected === undefined ? undefined : accepted[detected.mime]) ?? null;
  return type === 'video/webm' && isSoundOnly(webmTracks(firstBytes)) ? 'audio/webm' : type;
}
