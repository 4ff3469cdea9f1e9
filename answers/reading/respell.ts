import { synonyms, synonymWords } from './phrases.ts';
import { correct, editDistance, parted, type Vocabulary } from './spelling.ts';
import { isFiller, isLight, stemOf } from './words.ts';

const CORRECTED = 0.9;

const questionWords = [
  'how',
  'what',
  'when',
  'where',
  'who',
  'which',
  'often',
  'need',
  'must',
  'does',
  'should',
];

type Respelled = { word: string; weight: number };

/** A word as it is looked for: itself where anything knows it, or the one that it most likely is, or the two run together. */
export function respelled(word: string, vocabulary: Vocabulary): Respelled[] {
  const stem = stemOf(word);
  if (isFiller(word) || isLight(word) || vocabulary.stems.has(stem) || synonyms.has(stem))
    return [{ word, weight: 1 }];
  // 'hoow': a question word, before any word of the trade.
  if (questionWords.some((known) => known.length + 1 === word.length && editDistance(word, known, 1) === 1))
    return [];
  // 'Talkin', 'weldin'.
  if (word.endsWith('in') && word.length > 4) {
    const whole = `${word}g`;
    if (
      isFiller(whole) ||
      isLight(whole) ||
      vocabulary.stems.has(stemOf(whole)) ||
      synonyms.has(stemOf(whole))
    )
      return [{ word: whole, weight: 1 }];
  }
  const two = parted(word, vocabulary);
  if (two !== null) return two.map((part) => ({ word: part, weight: 1 }));
  const corrected = correct(word, vocabulary, synonymWords);
  return corrected === null ? [{ word, weight: 1 }] : [{ word: corrected, weight: CORRECTED }];
}
