/** Ends of sentences, else of clauses, else of words: the first kind found in the last part of a piece is where it ends. */
const ENDS = [/[.!?…]["'”’)]*\s/g, /[,;:]\s/g, /\s/g];

/** `text` in pieces of at most `max` characters, cut where a reader would breathe; joined by a space they are the text. */
export function splitText(text: string, max: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const cut = endWithin(rest.slice(0, max + 1), max);
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

function endWithin(start: string, max: number): number {
  for (const end of ENDS) {
    const last = [...start.matchAll(end)].map(({ index, 0: found }) => index + found.length - 1).at(-1);
    if (last !== undefined && last * 2 >= max) return last;
  }
  // Half of a character would be none.
  const isHalf = /[\uD800-\uDBFF]/.test(start[max - 1] ?? '');
  return isHalf ? max - 1 : max;
}
