import { isBlank } from '@tailboard/contract/blank.ts';

/** Characters of a document's title. */
export const LONGEST_TITLE = 200;

/** The title of a document that has none of its own: the file's name without its ending. */
export function titleOfFile(fileName: string): string {
  const title = fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST_TITLE)
    // Half of a character that the cut went through goes too.
    .replace(/[\uD800-\uDBFF]$/, '');
  return isBlank(title) ? 'Document' : title;
}
