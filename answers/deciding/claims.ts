import { quantitiesIn } from '../reading/quantities.ts';
import { wordsOf } from '../reading/words.ts';
import { NEGATION } from './negation.ts';
import { verdictOf, type Verdict } from './verdicts.ts';

/** What a question says to be so. */
export type Claim = Readonly<{
  /** In plain letters, without what only asks whether it is right. */
  text: string;
  /** The words behind each 'not', in all of it and in its last clause, which says what is so. */
  denials: readonly (readonly string[])[];
  lastDenials: readonly (readonly string[])[];
  /** Words that make another claim of the same things: 'only', 'never', 'every'. */
  bounds: readonly string[];
  /** Whether it says from where on something is so: 'starts at 10 feet', 'not until 10 feet'. */
  isStart: boolean;
  /** Whether it names a time that there is: 'we have 24 hours to', 'within 3 days'. */
  hasLimit: boolean;
  /** Whether it is told, and not only asked: 'that is first aid, right?', not 'is that first aid?'. */
  isTold: boolean;
  /** What it comes to at its end. */
  verdict: Verdict | null;
}>;

/** In lower case and without accents. */
export const plainOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replaceAll(/[¿¡]/g, '')
    .trim();

/** What stands behind a claim to ask whether it is right. */
export const TAG =
  /[\s,.;]+(?:right|correct|true|yes|no|huh|is(?:n'?t| that| it) (?:it|right|so|true|correct)|(?:are|do|does|is)n'?t (?:it|they|we|i|you|that)|verdad|cierto|correcto|no es (?:asi|cierto|verdad)|o no|si)\s*[?.!]*$/;
export const ASKS_WHETHER =
  /^(?:so |but |and |entonces |y |pero )?(?:(?:is|are|was|does|do|did|has|have|isn'?t|aren'?t|doesn'?t|don'?t|can|could|may|must|should|will)\b|it is true|es (?:cierto|verdad)|(?:puedo|podemos|puede|pueden|se puede|es|son|cuenta|cuentan|esta|hay que|tengo que|tenemos que|debo|debemos|necesito|necesitamos)\b)/;
export const ASKS_FOR =
  /^(?:so |but |and |y |pero )?(?:how|what|when|where|who|which|why|whose|que|cual|cuales|cuando|como|donde|quien|cuant[oa]s?|por que|a que|de que|en que|con que|at what|for how)\b/;
/** 'Is it 8 or 24 hours' says neither. */
const CHOICE = /\b(?:or|o)\b(?! (?:not|no|what|something|algo|que)\b)/;
/** 'Isn't he on the log?' takes him to be on it. */
const ASKED_WITH_NOT =
  /^(?:(?:isn'?t|aren'?t|wasn'?t)|(?:don'?t|doesn'?t|didn'?t|can'?t|shouldn'?t|won'?t) (?=(?:it|that|this|he|she|they|we|i|you|the|a|an|my|our)\b))\s/;
/** 'Stays off the log' denies as much as 'does not go on the log'. */
const EACH_NEGATION = new RegExp(
  `${NEGATION.source}|\\boff (?=(?:of )?(?:the|our|el) (?:log|300|books?|records?))`,
  'g',
);
const BOUNDS: readonly (readonly [string, RegExp])[] = [
  ['only', /\b(?:only|just|solo|solamente|nomas|nada mas)\b/],
  ['never', /\b(?:never|nunca|jamas)\b/],
  ['always', /\b(?:always|forever|siempre)\b/],
  ['every', /\b(?:every|each|all|cada|tod[ao]s?)\b/],
  ['any', /\b(?:any|anybody|anyone|whoever|cualquiera?)\b/],
  ['enough', /\b(?:enough|basta|bastan|suficiente)\b/],
];
const LIMIT_BEFORE =
  /\b(?:within|inside(?: of)?|in|have|has|had|got|get|gives?(?: us)?|tenemos|tienen|tiene|tengo|hay|dan|dentro de|en)(?: (?:a|un|the|only|full|just|solo|nomas|hasta|up to))* $/;
const LIMIT_AFTER = /^(?: \w+)? (?:to|para)\b/;
const START =
  /\b(?:starts?|starting|begins?|beginning|kicks? in|until|till|unless|only|empiezan?|comienzan?|a partir|hasta|solo|solamente|nomas|desde)\b/;
/** Words behind a 'not' by which two of them are compared. */
const REACH = 3;
const SMALL = new Set('the a an to be on in it is se le lo la el en los las un una es'.split(' '));

/** What a text says to be so, as far as it says anything. */
export function claimIn(typed: string): Claim {
  const text = plainOf(typed).replace(TAG, '').replace(ASKED_WITH_NOT, '');
  const clauses = text.split(/[,;.:?!]+\s*|\s(?:so|then|entonces|pero|but)\s/).filter((one) => one !== '');
  return {
    text,
    denials: denialsIn(text),
    lastDenials: denialsIn(clauses.at(-1) ?? ''),
    bounds: BOUNDS.filter(([, sign]) => sign.test(text)).map(([name]) => name),
    isStart: START.test(text),
    hasLimit: quantitiesIn(text).some(
      ({ kind, index, text: amount }) =>
        kind === 'time' &&
        (LIMIT_BEFORE.test(text.slice(0, index)) || LIMIT_AFTER.test(text.slice(index + amount.length))),
    ),
    isTold: TAG.test(plainOf(typed)) || !ASKS_WHETHER.test(text),
    verdict: verdictOf(text),
  };
}

const denialsIn = (text: string) =>
  [...text.matchAll(EACH_NEGATION)].map((match) =>
    wordsOf(text.slice(match.index + match[0].length))
      .slice(0, REACH)
      .filter((word) => !SMALL.has(word)),
  );

/** The same of a question; null where it only asks for something, or which of two is so. */
export function claimOf(typed: string): Claim | null {
  const text = plainOf(typed);
  if (!TAG.test(text) && (ASKS_FOR.test(text) || CHOICE.test(text))) return null;
  return claimIn(typed);
}
