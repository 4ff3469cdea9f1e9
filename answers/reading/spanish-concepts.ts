import { spanishFillers, spanishSmallWords } from '../words/spanish-fillers.ts';
import { askedCounts } from '../models/asked-model.ts';
import { cognatesOf } from './cognates.ts';
import { conceptOf, type Concept } from './concepts.ts';
import { lighter, phraseAt, spanish, synonyms, type Phrase } from './phrases.ts';
import { spanishStems } from './spanish-stems.ts';
import { editDistance, type Vocabulary } from './spelling.ts';
import { stemOf } from './words.ts';

/** 'Qué tan alto': the measure, as 'how tall'. */
const withoutSpanishMeasure = (words: readonly string[]) =>
  words.filter(
    (word, at) =>
      words[at - 1] !== 'tan' ||
      !/^(alt|anch|hond|profund|larg|grues|pesad|fuert|inclinad)[oae]s?$/.test(word),
  );

/** What the words of a Spanish question ask for, in the English of the documents and in its own words. */
export function spanishConcepts(sent: readonly string[], vocabulary: Vocabulary): Concept[] {
  const words = withoutSpanishMeasure(sent);
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const phrase = phraseAt(spanish, words, at) ?? similarPhrase(word);
    if (phrase !== undefined) {
      const related = phrase.alternatives.flatMap(({ stems }) =>
        (phraseAt(synonyms, stems, 0)?.alternatives ?? []).map((one) => lighter(one, 0.8)),
      );
      concepts.push(conceptOf(word, [...phrase.alternatives, ...related], vocabulary));
    } else if (!spanishFillers.has(word) && word.length > 1) {
      const own = { stems: [stemOf(word)], weight: 1 };
      const alike = cognatesOf(word, vocabulary).map((stem) => ({ stems: [stem], weight: 0.9 }));
      concepts.push(conceptOf(word, alike.length > 0 ? alike : [own], vocabulary));
    }
    at += phrase?.stems.length ?? 1;
  }
  return concepts;
}

/** A Spanish word that is mistyped, or another form of one that the glossary has. */
function similarPhrase(word: string): Phrase | undefined {
  if (word.length < 5 || spanishFillers.has(word)) return undefined;
  for (const [known, phrases] of spanish) {
    const single = phrases.find(({ stems }) => stems.length === 1);
    if (single === undefined || known.length < 5) continue;
    const sameStart = known.slice(0, 5) === word.slice(0, 5) && Math.abs(known.length - word.length) <= 3;
    if ((sameStart && word.length > 5) || (word.length > 5 && editDistance(word, known, 1) <= 1))
      return single;
  }
  return undefined;
}

/** Sections name questions in Spanish too. */
export function alsoInSpanish(concept: Concept): Concept {
  const stems = spanishStems(concept.words);
  if (stems.length === 0 || !stems.every((stem) => askedCounts().questions.has(stem))) return concept;
  return { ...concept, isKnown: true, alternatives: [...concept.alternatives, { stems, weight: 1 }] };
}

/** The small words in English and every word in what it means: they tell questions about the same thing apart. */
export function spanishStemsOf(words: readonly string[]): Set<string> {
  const said = new Set<string>();
  for (const [at, word] of words.entries()) {
    for (const small of spanishSmallWords.get(word)?.split(' ') ?? []) said.add(stemOf(small));
    for (const { stems } of phraseAt(spanish, words, at)?.alternatives ?? [])
      for (const stem of stems) said.add(stem);
  }
  for (const stem of spanishStems(words.join(' '))) said.add(stem);
  return said;
}
