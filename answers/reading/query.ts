import { amountsAsked, asksThreshold } from './amounts.ts';
import { conceptOf, withNamedDimension } from './concepts.ts';
import { citesAsked, withSpelledCites, type AskedCite } from './cites.ts';
import { dimensionAsked } from './dimensions.ts';
import { demandOf, type Demand } from '../deciding/demands.ts';
import { readEmergency, type Emergency } from '../emergency/read-emergency.ts';
import { likelyOf, type Likely } from '../ranking/likely.ts';
import { countedIn, focusIn, spanishFocus, spelledOut } from './focus.ts';
import { askedKind, askedManner, askedMeasure, type Measure } from './measures.ts';
import { phraseAt, spanish, synonyms, synonymWords, type Phrase } from './phrases.ts';
import { spanishFillers, spanishSmallWords } from '../words/spanish-fillers.ts';
import { spanishStems } from './spanish-stems.ts';
import { correct, editDistance, parted, type Vocabulary } from './spelling.ts';
import { claimOf, type Claim } from '../deciding/claims.ts';
import { premiseOf, type Premise } from '../deciding/premise.ts';
import { asksOfApp, asksPrivate } from './private.ts';
import type { Language } from './language.ts';
import { questionLanguage } from './question-language.ts';
import { cognatesOf } from './cognates.ts';
import { isFiller, isLight, stemOf, wordsOf } from './words.ts';

/** One way in which what is asked for may stand in a passage: these stems side by side. */
export type Alternative = Readonly<{ stems: readonly string[]; weight: number }>;

/** One thing that is asked for. */
export type Concept = Readonly<{
  /** In the words of the question. */
  words: string;
  alternatives: readonly Alternative[];
  /** A number of the question ranks passages; it need not stand in the answer, which may say that it is another. */
  isNumber: boolean;
  /** An everyday word, which hardly counts against an answer that lacks it. */
  isLight: boolean;
  /** Whether any document has it. */
  isKnown: boolean;
  /** How much it tells passages apart: high for rare ones, highest for words that no document has. */
  weight: number;
}>;

/** A question made ready for search. */
export type PreparedQuery = Readonly<{
  language: Language;
  concepts: readonly Concept[];
  cites: readonly AskedCite[];
  /** Whether somebody is hurt now, and how. */
  emergency: Emergency;
  /** What a sentence has to say to answer it, beside its words. */
  demand: Demand | null;
  /** What kind of number is asked for, where one is. */
  measure: Measure | null;
  /** Amounts with their units that it names. */
  amounts: ReturnType<typeof amountsAsked>;
  /** Whether it asks from which amount on a rule stands. */
  threshold: boolean;
  /** Words that a sentence which answers such a question often has. */
  manner: RegExp | null;
  /** What is to be done, what something is, or anything else. */
  kind: ReturnType<typeof askedKind>;
  /** What is counted where a question asks how many there are: 'how many nails'. */
  counted: Concept | null;
  /** What a question names as what it wants to know: 'size' of 'what size', 'fine' of 'what is the fine for'. */
  focus: Concept | null;
  /** How the words look that a short name is made of, where a question asks for them. */
  spelled: RegExp | null;
  /** Whether it asks for what belongs to one person or company. */
  isPrivate: boolean;
  /** What it takes to be so, where it does not only ask. */
  premise: Premise | null;
  /** What it says to be so, in full, to be held against what is often believed. */
  claim: Claim | null;
  /** Whether it asks how the app is used. */
  isOfApp: boolean;
  /** Stems of all its words, the small ones too. */
  said: ReadonlySet<string>;
  /** The one that comes after each of them. */
  followedBy: ReadonlyMap<string, string>;
  /** Which sections of the library likely answer it. */
  likely: Likely;
  /** In words. */
  length: number;
}>;

const CORRECTED = 0.9;

/** Tags, and what a script or style has between them, are no words of a question. */
const MARKUP = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<\/?[a-z][^>]*>/gi;

/** 'We'll' is no 'well', 'I'd' no word at all. */
const SHORTENED = /(?<=[a-z])['’](?:ll|ve|re|d)\b/gi;

/** 'My boss's', 'somebody else’s'; not 'what's'. */
const POSSESSIVE = /(?<!\b(?:what|who|when|where|how|that|it|there|here|he|she|let))['’]s\b/gi;

/** Reads a question with the vocabulary of the documents that are searched. */
export function prepareQuery(typed: string, vocabulary: Vocabulary): PreparedQuery {
  const query = withSpelledCites(typed);
  const cites = citesAsked(query);
  const rest = cites
    .reduce((text, cite) => text.replace(cite.typed, ' '), query)
    .replaceAll(MARKUP, ' ')
    .replace(/\b29\s*C\.?F\.?R\.?\b/gi, ' ')
    .replaceAll(/\bbrand[- ]?new\b/gi, 'new')
    .replaceAll(SHORTENED, ' ')
    .replaceAll(POSSESSIVE, ' ');
  const words = wordsOf(rest);
  const language = questionLanguage(query, words, vocabulary);
  const concepts =
    language === 'es'
      ? spanishConcepts(words, vocabulary).map((concept) => alsoInSpanish(concept, vocabulary))
      : withNamedDimension(englishConcepts(words, vocabulary), words);
  const dimension = dimensionAsked(rest);
  const emergency = readEmergency(query);
  const said =
    language === 'es'
      ? spanishSaid(words)
      : new Set(
          [...words, ...words.flatMap((word) => respelled(word, vocabulary).map((one) => one.word))].map(
            stemOf,
          ),
        );
  return {
    language,
    concepts: merged(dimension === null ? concepts : [...concepts, dimension]),
    cites,
    emergency,
    demand: demandOf(rest),
    measure: askedMeasure(rest),
    amounts: amountsAsked(rest),
    threshold: asksThreshold(rest),
    manner: spelledOut(rest) ?? askedManner(rest),
    kind: askedKind(rest),
    counted: countedIn(words, concepts),
    focus: language === 'es' ? spanishFocus(words, concepts) : focusIn(words, concepts),
    spelled: spelledOut(rest),
    isPrivate: asksPrivate(query),
    premise: premiseOf(rest),
    claim: claimOf(rest),
    isOfApp: asksOfApp(query),
    said,
    followedBy: new Map([...said].map((stem, at, all) => [stem, all[at + 1] ?? ''])),
    likely: likelyOf(said),
    length: words.length,
  };
}

/** The small words in English and every word in what it means: they tell questions about the same thing apart. */
function spanishSaid(words: readonly string[]): Set<string> {
  const said = new Set<string>();
  for (const [at, word] of words.entries()) {
    for (const small of spanishSmallWords.get(word)?.split(' ') ?? []) said.add(stemOf(small));
    for (const { stems } of phraseAt(spanish, words, at)?.alternatives ?? [])
      for (const stem of stems) said.add(stem);
  }
  for (const stem of spanishStems(words.join(' '))) said.add(stem);
  return said;
}

/** Sections name questions in Spanish too. */
function alsoInSpanish(concept: Concept, { askedStems }: Vocabulary): Concept {
  const stems = spanishStems(concept.words);
  if (stems.length === 0 || !stems.every((stem) => askedStems.has(stem))) return concept;
  return { ...concept, isKnown: true, alternatives: [...concept.alternatives, { stems, weight: 1 }] };
}

function englishConcepts(sent: readonly string[], vocabulary: Vocabulary): Concept[] {
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

const lighter = ({ stems, weight }: Alternative, share: number): Alternative => ({
  stems,
  weight: weight * share,
});

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
function respelled(word: string, vocabulary: Vocabulary): Respelled[] {
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

/** 'Qué tan alto': the measure, as 'how tall'. */
const withoutSpanishMeasure = (words: readonly string[]) =>
  words.filter(
    (word, at) =>
      words[at - 1] !== 'tan' ||
      !/^(alt|anch|hond|profund|larg|grues|pesad|fuert|inclinad)[oae]s?$/.test(word),
  );

function spanishConcepts(sent: readonly string[], vocabulary: Vocabulary): Concept[] {
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

/** The same thing said twice counts once. */
function merged(concepts: readonly Concept[]): Concept[] {
  const seen = new Set<string>();
  return concepts.filter(({ alternatives }) => {
    const key = alternatives[0]?.stems.join(' ') ?? '';
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
