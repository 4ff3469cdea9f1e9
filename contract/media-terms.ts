/** Bounds and kinds of files that both sides use without any schema; this file imports nothing, so that it weighs nothing. */

/** Bytes one file may have: 10 MB (spec: 'PNG, JPG, MP4 up to 10MB'). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Files one report may hold. */
export const MAX_FILES = 20;

/**
 * Types by their bytes, never by name or header. Sound alone is a spoken note: what browsers record is WebM or MP4 without
 * pictures, so these two and no other kind of sound (docs/decisions/015-spoken-notes.md).
 */
export const mediaTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/gif',
  'video/mp4',
  'video/quicktime',
  'video/webm',
  'audio/webm',
  'audio/mp4',
] as const;
