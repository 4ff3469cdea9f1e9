import type { Outcome } from './lexicon/outcomes.ts';
import { wordClasses } from './lexicon/word-classes.ts';
import type { Labels } from './subjects.ts';
import type { Token } from './tokens.ts';

const KIN = /^(hospital|wife|husband|family|parents|mother|brother|icu|doctors?|familia|esposa|esposo|uci)$/;
const CARRIED =
  /^(took|take|taken|taking|transported|rushed|went|sent|brought|drove|driven|flown|airlifted|admitted|treated|seen|llevaron|llevamos|llevo|trasladaron|fue|released|visit|visited|injured|hurt)$/;

/** Whether a word names a person: he, a worker, a visitor. */
const isSomebody = (tokens: readonly Token[], labels: Labels, i: number): boolean =>
  /^(he|she|him|her|his)$/.test(tokens[i]?.word ?? '') ||
  labels[i] === 'employee' ||
  labels[i] === 'public' ||
  labels[i] === 'contractor';

/** Whether anybody at all can be meant: also one of us, a relative, a name inside a sentence. */
export const canMeanSomebody = (tokens: readonly Token[], labels: Labels): boolean =>
  tokens.some(
    (token, i) =>
      isSomebody(tokens, labels, i) ||
      labels[i] === 'relative' ||
      /^(one|two|three|four|uno|dos|tres|us|we|nuestro|nuestros|somebody|someone)$/.test(token.word) ||
      (token.isName && i > 0 && tokens[i - 1]?.sentence === token.sentence),
  );

const passing = new Set<Outcome>(['fine', 'calm', 'nobodyHurt', 'backToWork', 'recovered']);
/** What may change: "said he was fine, then an hour later he collapsed". */
export function isOvertaken(
  tokens: readonly Token[],
  { concept, end }: { readonly concept: Outcome; readonly end: number },
): boolean {
  if (!passing.has(concept)) return false;
  const sentence = tokens[end]?.sentence;
  for (let i = end; tokens[i]?.sentence === sentence && i < end + 12; i += 1) {
    if (/^(then|until|till|later|luego|entonces|hasta)$/.test(tokens[i]?.word ?? ''))
      return tokens.slice(i + 1, i + 4).filter(({ isBreak }) => !isBreak).length >= 2;
  }
  return false;
}

/** Whether the sentence says that it happened now, or to one of us: a talk may be followed by news. */
export const isOfToday = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(
    ({ word, sentence }) =>
      sentence === tokens[at]?.sentence &&
      /^(today|tonight|yesterday|ago|just|morning|afternoon|our|my|hoy|ayer|anoche|nuestro|am|pm)$/.test(
        word,
      ),
  );

/** "Toolbox talk: hand injuries": the whole report tells of a talk, a drill or a policy. */
export const isOfTalk = (tokens: readonly Token[]): boolean =>
  tokens
    .slice(0, 4)
    .some(
      ({ word }, i) =>
        /^(talk|meeting|training|drill|standdown|charla|platica|capacitacion|simulacro|video|bulletin)$/.test(
          word,
        ) && /^[:.]$/.test(tokens[i + 1]?.word ?? ''),
    );

/** "The internet of the hospital": a hospital where nobody is spoken of and nobody was carried is a place. */
function isOnlyPlace(tokens: readonly Token[], labels: Labels, start: number, end: number): boolean {
  if (end - start !== 1) return false;
  const sentence = tokens[start]?.sentence;
  return !tokens.some(
    (token, i) =>
      token.sentence === sentence &&
      (isSomebody(tokens, labels, i) || CARRIED.test(token.word) || token.isName),
  );
}

function isOffThing(tokens: readonly Token[], labels: Labels, end: number): boolean {
  if (!/^(off|from|of)$/.test(tokens[end]?.word ?? '')) return false;
  const noun = [1, 2, 3].find((k) => !/^(of|the|a|an|our|el|la)$/.test(tokens[end + k]?.word ?? ''));
  return noun !== undefined && labels[end + noun] === 'thing';
}

/**
 * What an outcome stands for in this text; undefined when it speaks of a machine, a job or a place.
 *
 * @param isInjuryType whether the report says that somebody was hurt.
 */
export function meantBy(
  match: { readonly concept: Outcome; readonly start: number; readonly end: number },
  tokens: readonly Token[],
  labels: Labels,
  isInjuryType: boolean,
): Outcome | undefined {
  const { concept, start, end } = match;
  if (concept === 'amputationOfIt') return 'amputation';
  if (concept === 'lifeSupportOff') return tokens.some(({ word }) => KIN.test(word)) ? 'death' : undefined;
  if (concept === 'deathIdiom')
    return isInjuryType || tokens.some((_, i) => isSomebody(tokens, labels, i)) ? 'death' : undefined;
  // "Lost a finger off the rake".
  if (concept === 'amputation' && !isInjuryType && isOffThing(tokens, labels, end)) return undefined;
  // "Bucket arm cracked".
  const isPartOfThing =
    labels[start - 1] === 'thing' &&
    !/^(it|its|this|that)$/.test(tokens[start - 1]?.word ?? '') &&
    wordClasses.part.includes(tokens[start]?.word ?? '');
  if (isPartOfThing && !isInjuryType) return undefined;
  // "The forklift lost a tooth on the ring gear".
  if ((concept === 'tooth' || concept === 'nail') && !isInjuryType && !canMeanSomebody(tokens, labels))
    return undefined;
  if (concept === 'emergencyVisit' && !isInjuryType && isOnlyPlace(tokens, labels, start, end))
    return undefined;
  return concept;
}

/** "We lost Hector", not "we lost Bosch drills". */
function isPersonsName(tokens: readonly Token[], labels: Labels, at: number): boolean {
  const name = tokens[at];
  const next = tokens[at + 1];
  return (
    name?.isName === true &&
    labels[at] === undefined &&
    !/^(retirement|another|layoffs|college)$/.test(tokens[at + 2]?.word ?? '') &&
    (!next ||
      next.isBreak ||
      next.isName ||
      /^(today|yesterday|this|last|on|at|in|to|tonight|and|when)$/.test(next.word)) &&
    labels[at + 1] !== 'thing'
  );
}

/** "We lost Hector", "RIP Hector"; in an injury report also "lost Hector today" at the beginning of a sentence. */
export function isLossOfNamed(
  tokens: readonly Token[],
  labels: Labels,
  at: number,
  isInjuryType: boolean,
): boolean {
  const word = tokens[at]?.word;
  if (word === 'we' && tokens[at + 1]?.word === 'lost') return isPersonsName(tokens, labels, at + 2);
  if (word === 'rip') return isPersonsName(tokens, labels, at + 1);
  const before = tokens[at - 1];
  const begins = !before || before.isBreak || before.sentence !== tokens[at]?.sentence;
  return word === 'lost' && begins && isInjuryType && isPersonsName(tokens, labels, at + 1);
}
