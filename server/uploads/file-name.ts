import type { MediaType } from '@tailboard/contract/media.ts';
import { extname } from 'node:path';

const MAX_LENGTH = 255;
/** What follows a name's last dot is its ending when it is no longer than this: it says what the file is. */
const LONGEST_ENDING = 20;

/** Endings that fit each type, the usual one first. */
const ENDINGS: Readonly<Record<MediaType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png', 'apng'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif', 'heics', 'heifs', 'hif'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov', 'qt'],
  'video/webm': ['webm'],
  'audio/webm': ['webm', 'weba'],
  'audio/mp4': ['m4a', 'mp4'],
};

/** The name of a file as it is kept and shown: cleaned, and with an ending that says what its bytes are. */
export function mediaName(sent: string | undefined, type: MediaType, fallback: string = 'file'): string {
  const name = toFileName(sent, fallback);
  const [usual = '', ...others] = ENDINGS[type];
  const ending = extname(name).slice(1).toLowerCase();
  return ending === usual || others.includes(ending) ? name : toFileName(`${name}.${usual}`, fallback);
}

/**
 * A file's name as kept: the sender's without path, control characters and what turns its writing around, cut to 255
 * characters before its ending; `fallback` where nothing is left.
 */
export function toFileName(sent: string | undefined, fallback: string): string {
  const base = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  const name = base
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, '')
    .trim();
  if (name === '') return fallback;
  if (name.length <= MAX_LENGTH) return name;
  const last = extname(name);
  const ending = last.length <= LONGEST_ENDING ? last : '';
  // Half of a character that the cut went through goes too.
  return name.slice(0, MAX_LENGTH - ending.length).replace(/[\uD800-\uDBFF]$/, '') + ending;
}

/** Content-Disposition (RFC 6266) that shows the file in place and names it in any script (RFC 8187). */
export function inlineDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
