import { abbreviations, contractions } from './lexicon/spelling.ts';

/** A word, or a break between words (`,` `;` `.` and so on), with the sentence it stands in. */
export interface Token {
  /** Lower case without accents; a break has its sign. */
  readonly word: string;
  /** The word it was probably meant to be, or the same word. */
  readonly meant: string;
  readonly isBreak: boolean;
  /** Written with a capital, like a name; nothing when everything is. */
  readonly isName: boolean;
  readonly sentence: number;
}

/** More than 10,000 characters can hold. */
const MAX_TOKENS = 20_000;
const CONTRACTION = new Map(contractions);
const ABBREVIATION = new Set(abbreviations);
const PIECES = /[a-z0-9]+(?:[.,][0-9]+)*(?:'[a-z]+)?|[.,;:!?()"\n–—/\-=#+>{}[\]]/gi;

/** Letters that look alike, tags and invisible signs are made plain: text can be hostile. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, '')
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u00ab\u00bb\u00bf\u00a1]/g, ' ')
    .replace(/\r\n?/g, '\n');
}

/** A new line ends the sentence when a line is empty or the next starts like a new one. */
function endLines(text: string): string {
  return text
    .replace(/\n[ \t]*\n[\s]*/g, ' .\n')
    .replace(/\n[ \t]*(?=[-*•A-Z0-9])/g, ' .\n')
    .replace(/\n/g, ' ');
}

/** `diiied` is `died`: more than two equal letters are never meant. */
function shorten(word: string): string {
  return /^\d/.test(word) ? word : word.replace(/([a-z])\1{2,}/g, '$1');
}

function expand(piece: string): readonly string[] {
  const known = CONTRACTION.get(piece) ?? CONTRACTION.get(piece.replace("'", ''));
  if (known) return known.split(' ');
  const [head = '', tail] = piece.split("'");
  if (tail === undefined) return [shorten(head)];
  if (tail === 's')
    return /^(he|she|it|that|there|who|what|nobody|everyone|someone)$/.test(head) ? [head, 'is'] : [head];
  if (tail === 'd') return [head, 'had'];
  if (tail === 'll') return [head, 'will'];
  if (tail === 've') return [head, 'have'];
  if (tail === 're') return [head, 'are'];
  return tail === 'm' ? [head, 'am'] : [head + tail];
}

/**
 * Cuts a description into words, breaks and sentences.
 *
 * @param text at most 10,000 characters by contract; anything beyond 20,000 words and signs is not read.
 * @param correct gives the word that was probably meant.
 */
export function readTokens(text: string, correct: (word: string) => string): readonly Token[] {
  const pieces = endLines(plain(text)).match(PIECES) ?? [];
  const tokens: Token[] = [];
  let sentence = 0;
  for (const [index, written] of pieces.entries()) {
    const piece = written.toLowerCase();
    const isName = /^[A-Z][a-z]/.test(written);
    if (tokens.length >= MAX_TOKENS) break;
    if (!/^[a-z0-9]/.test(piece)) {
      const last = tokens.at(-1);
      const ends = piece === '.' ? !endsAbbreviation(last, pieces[index + 1]) : '!?{}[]'.includes(piece);
      if (piece === '.' && !ends) continue;
      if (piece !== '-' && piece !== '#' && piece !== '"' && piece !== '+')
        tokens.push({ word: piece, meant: piece, isBreak: true, isName: false, sentence });
      if (ends) sentence += 1;
      continue;
    }
    for (const word of expand(piece))
      tokens.push({ word, meant: correct(word), isBreak: false, isName, sentence });
  }
  // A text ends like a sentence, so that "he passed." is read alike without the full stop.
  const last = tokens.at(-1);
  if (last && !last.isBreak) tokens.push({ word: '.', meant: '.', isBreak: true, isName: false, sentence });
  return tokens;
}

function endsAbbreviation(last: Token | undefined, next: string | undefined): boolean {
  if (!last || last.isBreak) return false;
  if (last.word === 'no') return next !== undefined && /^\d/.test(next);
  return /^[b-hj-nr-xz]$/.test(last.word) || ABBREVIATION.has(last.word);
}
