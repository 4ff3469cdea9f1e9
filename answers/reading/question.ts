import { amountsAsked, asksThreshold } from './amounts.ts';
import { citesAsked, withSpelledCites, type AskedCite } from './cited-sections.ts';
import { withNamedDimension, type Concept } from './concepts.ts';
import { dimensionAsked } from './dimensions.ts';
import { englishConcepts } from './english-concepts.ts';
import { countedIn, focusIn, spanishFocus, spelledOut } from './focus.ts';
import type { Language } from './language.ts';
import { askedKind, askedManner, askedMeasure, type Measure } from './measures.ts';
import { asksOfApp, asksPrivate } from './out-of-scope.ts';
import { questionLanguage } from './question-language.ts';
import { respelled } from './respell.ts';
import { alsoInSpanish, spanishConcepts, spanishStemsOf } from './spanish-concepts.ts';
import type { Vocabulary } from './spelling.ts';
import { stemOf, wordsOf } from './words.ts';

/** A question as it is read, before anything is looked for. */
export type Question = Readonly<{
  /** As it was typed, with its section numbers spelled as the regulation does. */
  typed: string;
  /** The same without section numbers, markup and what words are shortened by. */
  text: string;
  language: Language;
  concepts: readonly Concept[];
  cites: readonly AskedCite[];
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
  /** Whether it asks how the app is used. */
  isOfApp: boolean;
  /** Stems of all its words, the small ones too. */
  said: ReadonlySet<string>;
  /** The one that comes after each of them. */
  followedBy: ReadonlyMap<string, string>;
  /** In words. */
  length: number;
}>;

/** Tags, and what a script or style has between them, are no words of a question. */
const MARKUP = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<\/?[a-z][^>]*>/gi;

/** 'We'll' is no 'well', 'I'd' no word at all. */
const SHORTENED = /(?<=[a-z])['’](?:ll|ve|re|d)\b/gi;

/** 'My boss's', 'somebody else’s'; not 'what's'. */
const POSSESSIVE = /(?<!\b(?:what|who|when|where|how|that|it|there|here|he|she|let))['’]s\b/gi;

/** Reads a question with the vocabulary of the documents that are searched. */
export function readQuestion(question: string, vocabulary: Vocabulary): Question {
  const typed = withSpelledCites(question);
  const cites = citesAsked(typed);
  const text = cites
    .reduce((left, cite) => left.replace(cite.typed, ' '), typed)
    .replaceAll(MARKUP, ' ')
    .replace(/\b29\s*C\.?F\.?R\.?\b/gi, ' ')
    .replaceAll(/\bbrand[- ]?new\b/gi, 'new')
    .replaceAll(SHORTENED, ' ')
    .replaceAll(POSSESSIVE, ' ');
  const words = wordsOf(text);
  const language = questionLanguage(typed, words, vocabulary);
  const concepts =
    language === 'es'
      ? spanishConcepts(words, vocabulary).map((concept) => alsoInSpanish(concept))
      : withNamedDimension(englishConcepts(words, vocabulary), words);
  const dimension = dimensionAsked(text);
  const said =
    language === 'es'
      ? spanishStemsOf(words)
      : new Set(
          [...words, ...words.flatMap((word) => respelled(word, vocabulary).map((one) => one.word))].map(
            stemOf,
          ),
        );
  return {
    typed,
    text,
    language,
    concepts: merged(dimension === null ? concepts : [...concepts, dimension]),
    cites,
    measure: askedMeasure(text),
    amounts: amountsAsked(text),
    threshold: asksThreshold(text),
    manner: spelledOut(text) ?? askedManner(text),
    kind: askedKind(text),
    counted: countedIn(words, concepts),
    focus: language === 'es' ? spanishFocus(words, concepts) : focusIn(words, concepts),
    spelled: spelledOut(text),
    isPrivate: asksPrivate(typed),
    isOfApp: asksOfApp(typed),
    said,
    followedBy: new Map([...said].map((stem, at, all) => [stem, all[at + 1] ?? ''])),
    length: words.length,
  };
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
