import type { Token } from './tokens.ts';

/**
 * Phrases are written as a safety person would, one slot per word:
 * `died` the word; `hurt|injured` one of them; `amputat*` beginnings; `@limb` a word of that class; `(the|a)` may be
 * missing; `@name` any word written like a name; `{np}` any number of words of that class; `..` up to three words in between, `..6` up to six.
 */
export type PhraseTable<Concept extends string> = Readonly<Record<Concept, readonly string[]>>;

/** Where a concept stands: tokens from `start` up to, not including, `end`. */
export interface Match<Concept extends string = string> {
  readonly concept: Concept;
  readonly start: number;
  readonly end: number;
}

interface Slot {
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
  /** A word written like a name fits as well: `@name`. */
  readonly isName: boolean;
  readonly kind: 'one' | 'optional' | 'any';
  /** Words that may stand between: only for `..`. */
  readonly gap: number;
}
interface Phrase<Concept extends string> {
  readonly concept: Concept;
  readonly slots: readonly Slot[];
}

const MAX_RUN = 7;
const MAX_MISSING_BACK = new Set(['not', 'no', 'never', 'nobody', 'without', 'nadie', 'sin', 'but', 'pero']);

function compileSlot(text: string, classes: Readonly<Record<string, readonly string[]>>): Slot {
  const gap = /^\.\.(\d*)$/.exec(text);
  if (gap)
    return { words: new Set(), stems: [], isName: false, kind: 'any', gap: gap[1] ? Number(gap[1]) : 3 };
  const kind = text.startsWith('(') ? 'optional' : text.startsWith('{') ? 'any' : 'one';
  const words = new Set<string>();
  const stems: string[] = [];
  let isName = false;
  for (const part of text.replace(/^[({]|[)}]$/g, '').split('|')) {
    const name = part.startsWith('@') ? part.slice(1) : kind === 'any' ? part : undefined;
    if (name === 'name') isName = true;
    else if (name !== undefined) {
      const members = classes[name];
      if (!members) throw new Error(`No word class ${name}`);
      for (const word of members) words.add(word);
    } else if (part.endsWith('*')) stems.push(part.slice(0, -1));
    else words.add(part);
  }
  return { words, stems, isName, kind, gap: 0 };
}

const fits = (slot: Slot, token: Token) =>
  slot.words.has(token.word) ||
  slot.words.has(token.meant) ||
  (slot.isName && token.isName) ||
  (!token.isBreak && slot.stems.some((stem) => token.word.startsWith(stem) || token.meant.startsWith(stem)));

/** Index just after the phrase, or -1. Slots are few and runs bounded, so this takes constant time. */
function matchFrom(slots: readonly Slot[], at: number, tokens: readonly Token[], position: number): number {
  const slot = slots[at];
  if (!slot) return position;
  const token = tokens[position];
  if (slot.kind === 'one') {
    return token && fits(slot, token) ? matchFrom(slots, at + 1, tokens, position + 1) : -1;
  }
  const longest = slot.gap > 0 ? slot.gap : slot.kind === 'optional' ? 1 : MAX_RUN;
  let reach = position;
  while (reach < position + longest) {
    const next = tokens[reach];
    if (!next || next.isBreak || (slot.gap > 0 ? MAX_MISSING_BACK.has(next.word) : !fits(slot, next))) break;
    reach += 1;
  }
  if (slot.gap > 0) {
    for (let i = position; i <= reach; i += 1) {
      const end = matchFrom(slots, at + 1, tokens, i);
      if (end >= 0) return end;
    }
    return -1;
  }
  for (let i = reach; i >= position; i -= 1) {
    const end = matchFrom(slots, at + 1, tokens, i);
    if (end >= 0) return end;
  }
  return -1;
}

const STEM_KEY = 3;

/** Compiles tables once; the returned function finds all phrases, the longest first where they overlap within `overlaps: 'longest'`. */
export function phraseFinder<Concept extends string>(
  table: PhraseTable<Concept>,
  classes: Readonly<Record<string, readonly string[]>>,
  overlaps: 'all' | 'longest' = 'all',
): (tokens: readonly Token[], taken?: readonly Match[]) => Match<Concept>[] {
  const byWord = new Map<string, Phrase<Concept>[]>();
  const add = (key: string, phrase: Phrase<Concept>) => {
    const phrases = byWord.get(key);
    if (phrases) phrases.push(phrase);
    else byWord.set(key, [phrase]);
  };
  for (const concept of Object.keys(table) as Concept[]) {
    for (const text of table[concept]) {
      const slots = text.split(/\s+/).map((slot) => compileSlot(slot, classes));
      const first = slots[0];
      if (!first || first.kind !== 'one') throw new Error(`A phrase begins with a word: ${text}`);
      for (const word of first.words) add(word, { concept, slots });
      for (const stem of first.stems) add(`${stem.slice(0, STEM_KEY)}*`, { concept, slots });
    }
  }
  const begin = (token: Token): readonly (readonly Phrase<Concept>[])[] => {
    const lists: Phrase<Concept>[][] = [];
    const words = token.meant === token.word ? [token.word] : [token.word, token.meant];
    for (const word of words) {
      const exact = byWord.get(word);
      if (exact) lists.push(exact);
      const stem = byWord.get(`${word.slice(0, STEM_KEY)}*`);
      if (stem) lists.push(stem);
    }
    return lists;
  };
  return (tokens, taken = []) => {
    const used = new Uint8Array(tokens.length);
    for (const { start, end } of taken) used.fill(1, start, end);
    const begins = new Map<string, readonly (readonly Phrase<Concept>[])[]>();
    const found: Match<Concept>[] = [];
    for (const [start, token] of tokens.entries()) {
      if (token.isBreak || used[start] === 1) continue;
      const lists = begins.get(token.word) ?? begin(token);
      begins.set(token.word, lists);
      const first = found.length;
      for (const phrases of lists) {
        for (const { concept, slots } of phrases) {
          const end = matchFrom(slots, 0, tokens, start);
          if (end < 0) continue;
          let at = first;
          while (at < found.length && found[at]?.concept !== concept) at += 1;
          if (at === found.length) found.push({ concept, start, end });
          else if (end > (found[at]?.end ?? 0)) found[at] = { concept, start, end };
        }
      }
    }
    return withoutOverlaps(found, used, overlaps);
  };
}

/** What is used stays out. Among the found all may overlap, or the longest phrase wins, then the earlier. */
function withoutOverlaps<Concept extends string>(
  found: Match<Concept>[],
  used: Uint8Array,
  overlaps: 'all' | 'longest',
): Match<Concept>[] {
  const isFree = ({ start, end }: Match<Concept>) => {
    for (let i = start; i < end; i += 1) if (used[i] === 1) return false;
    return true;
  };
  const left = found.filter(isFree);
  return overlaps === 'all' ? left : longestOf(left, used.length);
}

/** Of matches that overlap the longest stays, then the earlier; in the order of the words. */
export function longestOf<Concept extends string>(
  found: readonly Match<Concept>[],
  words: number,
): Match<Concept>[] {
  const used = new Uint8Array(words);
  const free: Match<Concept>[] = [];
  for (const match of [...found].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    if (used.subarray(match.start, match.end).includes(1)) continue;
    used.fill(1, match.start, match.end);
    free.push(match);
  }
  return free.sort((a, b) => a.start - b.start);
}
