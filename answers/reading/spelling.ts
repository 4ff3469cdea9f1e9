import { everydayNames } from '../words/everyday-names.ts';
import { SPANISH } from './spanish-stems.ts';
import { isFiller, stemOf } from './words.ts';

/** The words of the documents that can be searched, with how many passages each stands in. */
export type Vocabulary = Readonly<{
  /** How many passages there are. */
  passages: number;
  /** Mean number of words in a passage. */
  meanLength: number;
  words: ReadonlyMap<string, number>;
  /** The same by stem. A passage with two forms of a word counts twice, which does no harm. */
  stems: ReadonlyMap<string, number>;
  byFirstLetter: ReadonlyMap<string, readonly string[]>;
  /** How many questions passages are said to answer, and in how many of them each stem stands. */
  questions: number;
  askedStems: ReadonlyMap<string, number>;
}>;

/** What one document, or one passage, adds to a vocabulary. */
export type WordCounts = Readonly<{
  passages: number;
  length: number;
  words: Readonly<Record<string, number>>;
  /**
   * Questions that its passages are said to answer, and how many of them have each word; not in what older
   * versions counted.
   */
  questions?: number;
  asked?: Readonly<Record<string, number>>;
}>;

/** The vocabulary of many documents. */
export function vocabularyOf(documents: Iterable<WordCounts>): Vocabulary {
  const words = new Map<string, number>();
  const askedStems = new Map<string, number>();
  let passages = 0;
  let length = 0;
  let questions = 0;
  for (const document of documents) {
    passages += document.passages;
    length += document.length;
    questions += document.questions ?? 0;
    for (const [word, count] of Object.entries(document.asked ?? {})) {
      const stem = word.startsWith(SPANISH) ? word : stemOf(word);
      askedStems.set(stem, (askedStems.get(stem) ?? 0) + count);
    }
    for (const [word, count] of Object.entries(document.words))
      words.set(word, (words.get(word) ?? 0) + count);
  }
  const stems = new Map<string, number>();
  const byFirstLetter = new Map<string, string[]>();
  for (const [word, count] of words) {
    const stem = stemOf(word);
    stems.set(stem, Math.min(passages, (stems.get(stem) ?? 0) + count));
    if (word.length < 4 || /\d/.test(word)) continue;
    const letter = word.charAt(0);
    const others = byFirstLetter.get(letter);
    if (others === undefined) byFirstLetter.set(letter, [word]);
    else others.push(word);
  }
  const meanLength = passages === 0 ? 1 : length / passages;
  return { passages, meanLength, words, stems, byFirstLetter, questions, askedStems };
}

/** Whether a word names a matter of its own that is not of the trade. */
export const isEveryday = (word: string) => everydayNames.has(word);

/** The word of the vocabulary that a mistyped one most likely is, or null where it is none of them. */
export function correct(word: string, vocabulary: Vocabulary, more: readonly string[] = []): string | null {
  if (word.length < 4 || /\d/.test(word) || everydayNames.has(word) || isFiller(word)) return null;
  const whole = completed(word, vocabulary);
  if (whole !== null) return whole;
  const most = word.length >= 8 ? 2 : 1;
  const letters = new Set([word.charAt(0), word.charAt(1)]);
  let best: { word: string; distance: number; count: number } | null = null;
  const consider = (known: string, count: number) => {
    if (known.length < 4 || Math.abs(known.length - word.length) > most) return;
    // Of four letters with one of them another, it is another word: 'diem' and 'died'.
    if (word.length === 4 && known.length === 4 && sorted(word) !== sorted(known)) return;
    const distance = editDistance(word, known, most) + (known.charAt(0) === word.charAt(0) ? 0 : 0.5);
    if (distance > most + 0.5 || (most === 1 && distance > 1 && word.length < 6)) return;
    if (best === null || distance < best.distance || (distance === best.distance && count > best.count))
      best = { word: known, distance, count };
  };
  for (const letter of letters) {
    for (const known of vocabulary.byFirstLetter.get(letter) ?? [])
      consider(known, vocabulary.words.get(known) ?? 0);
  }
  for (const known of more) if (letters.has(known.charAt(0))) consider(known, 0);
  return (best as { word: string } | null)?.word ?? null;
}

/** 'scaff' → scaffold, 'temp' → temperature: the commonest word that begins so and is much longer. */
function completed(word: string, { byFirstLetter, words }: Vocabulary): string | null {
  let best: string | null = null;
  for (const known of byFirstLetter.get(word.charAt(0)) ?? []) {
    if (!known.startsWith(word) || known.length < word.length + 3) continue;
    if (best === null || (words.get(known) ?? 0) > (words.get(best) ?? 0)) best = known;
  }
  return best;
}

/** 'faceshield' → face, shield: two words of the vocabulary that were run together. Null where it is none. */
export function parted(word: string, { words }: Vocabulary): [string, string] | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (words.has(first) && words.has(second) && !isFiller(first) && !isFiller(second))
      return [first, second];
  }
  return null;
}

const sorted = (word: string) => Array.from(word).sort().join('');

/** Letters to add, drop, change or swap with their neighbour, or more than `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last: number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
