import type { MediaType } from '@tailboard/contract/media.ts';
import { fileTypeFromBuffer } from 'file-type';

/** Bytes from the start of a file that tell its type. */
export const TELLING_BYTES = 4100;

/** By what `file-type` says; whatever is missing here is not accepted. Animated PNG is PNG, the HEIF family is shown as HEIC. */
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
};

/** The type by the first bytes of a file, or null where it is none that we accept. Name and headers are not asked. */
export async function detectMediaType(firstBytes: Uint8Array): Promise<MediaType | null> {
  const detected = await fileTypeFromBuffer(firstBytes);
  return (detected === undefined ? undefined : accepted[detected.mime]) ?? null;
}
