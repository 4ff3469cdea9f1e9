import type { MediaType } from '@tailboard/contract/media.ts';
import { extname } from 'node:path';

const MAX_LENGTH = 255;
/** Longest file extension in characters; a longer text after the last dot is part of the name. */
const LONGEST_ENDING = 20;

/** Extensions of each type, the usual one first. */
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

/** The name of a file as it is stored and shown: sanitized, with the extension of its real type. */
export function mediaName(sent: string | undefined, type: MediaType, fallback: string = 'file'): string {
  const name = toFileName(sent, fallback);
  const [usual = '', ...others] = ENDINGS[type];
  const ending = extname(name).slice(1).toLowerCase();
  return ending === usual || others.includes(ending) ? name : toFileName(`${name}.${usual}`, fallback);
}

/**
 * The sender's file name without path, control characters and bidirectional marks, at most 255 characters
 * with its extension; `fallback` if nothing is left.
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
  // Removes a lone surrogate that the cut has left.
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
