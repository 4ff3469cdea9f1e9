import type { ReadyFile } from './find-work.ts';

/** Bytes of one request: a cut reply then costs no more than that of one large photo. */
const MOST_BYTES = 1_200_000;
const MOST_FILES = 4;
/** Connections of a browser to one server: with fewer requests than that, some would lie idle. */
const CONNECTIONS = 6;

/**
 * Files as they are sent, in their order: several small ones of incidents in one request, as many as leave work for every
 * connection; larger ones, and those of claims, each alone.
 */
export function groupFiles(files: readonly ReadyFile[]): ReadyFile[][] {
  const share = Math.min(MOST_FILES, Math.ceil(files.length / CONNECTIONS));
  const groups: ReadyFile[][] = [];
  let last: ReadyFile[] = [];
  let bytes = 0;
  for (const file of files) {
    const fits = file.documentKey === null && file.size <= MOST_BYTES;
    if (!fits) {
      groups.push([file]);
      continue;
    }
    bytes += file.size;
    if (last.length === 0 || last.length >= share || bytes > MOST_BYTES) {
      last = [];
      groups.push(last);
      bytes = file.size;
    }
    last.push(file);
  }
  return groups;
}
