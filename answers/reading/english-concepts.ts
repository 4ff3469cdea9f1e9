import { conceptOf, type Concept } from './concepts.ts';
import { lighter, phraseAt, synonyms } from './phrases.ts';
import { respelled } from './respell.ts';
import type { Vocabulary } from './spelling.ts';
import { isFiller, stemOf } from './words.ts';

/** What the words of an English question ask for. */
export function englishConcepts(sent: readonly string[], vocabulary: Vocabulary): Concept[] {
  const words = withoutMeasureWords(sent).flatMap((word) => respelled(word, vocabulary));
  const stems = words.map(({ word }) => stemOf(word));
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(synonyms, stems, at);
    const length = phrase?.stems.length ?? 1;
    const said = words.slice(at, at + length);
    const own = {
      stems: stems.slice(at, at + length),
      weight: Math.min(...said.map(({ weight }) => weight)),
    };
    const text = said.map(({ word }) => word).join(' ');
    const alternatives = [own, ...(phrase?.alternatives ?? []).map((one) => lighter(one, own.weight))];
    if (length > 1 || phrase !== undefined || !isFiller(text))
      concepts.push(conceptOf(text, alternatives, vocabulary));
    at += length;
  }
  return concepts;
}

/** 'how far', 'how long': what they ask for is the measure, not a word of the answer. */
const withoutMeasureWords = (words: readonly string[]) =>
  words.filter(
    (word, at) =>
      // 'How much gas can I keep' is not about a gas can.
      !(word === 'can' && /^(i|we|you|u|he|she|they|it)$/.test(words[at + 1] ?? '')) &&
      !(words[at - 1] === 'much' && words[at - 2] === 'how' && /^(weight|force)$/.test(word)) &&
      (words[at - 1] !== 'how' ||
        !/^(far|long|high|tall|deep|wide|close|near|big|hot|cold|loud|fast|heavy|often|soon|old|thick|steep)$/.test(
          word,
        )),
  );
