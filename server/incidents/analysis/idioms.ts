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

const MINE = /^(me|my|i|myself|mi|us)$/;

function mayBeVictim(tokens: readonly Token[], labels: Labels, token: Token, i: number): boolean {
  if (token.isBreak || /^(one|it)$/.test(token.word)) return false;
  const isNamed = token.isName && i > 0 && tokens[i - 1]?.sentence === token.sentence;
  return isSomebody(tokens, labels, i) || labels[i] === 'relative' || isNamed || MINE.test(token.word);
}

/** "Safety alert from corporate: ...". */
const PASSED_ON = /^(alert|bulletin|newsletter|alerta|boletin)$/;
const TALK =
  /^(talk|meeting|training|drill|standdown|charla|platica|capacitacion|simulacro|video|bulletin|alert|newsletter|alerta|boletin)$/;
const NOW = /^(today|tonight|yesterday|ago|just|morning|afternoon|our|my|hoy|ayer|anoche|nuestro|am|pm)$/;

/** Whom and when a text speaks of, read once. */
export interface Cast {
  readonly tokens: readonly Token[];
  readonly labels: Labels;
  readonly isInjuryType: boolean;
  /** He, a worker, a visitor. */
  readonly namesSomebody: boolean;
  /** Anybody at all: also one of us, a relative, a name inside a sentence. */
  readonly canMeanSomebody: boolean;
  /** He, a worker, a name: whoever only did something ("we", "one of the pumps") is none. */
  readonly namesVictim: boolean;
  readonly namesKin: boolean;
  /** "Not our job", "no incident here": what a report of no injury passes on from elsewhere. */
  readonly isElsewhere: boolean;
  /** "Toolbox talk: hand injuries": the whole report tells of a talk or a drill. */
  readonly isTalk: boolean;
  /** Sentences in which somebody is named or carried. */
  readonly withPeople: ReadonlySet<number>;
  /** Sentences that say it happened now, or to one of us: a talk may be followed by news. */
  readonly ofToday: ReadonlySet<number>;
}

const NOT_OURS =
  /\bnot (on )?(our|my|this) (job|jobsite|site|project|company)\b(?! (fault|problem|responsibility|to|but))|\bno (fue|era|paso) (en )?(nuestra|la nuestra)\b/;
const HEARD =
  /\b(heard (on|that|about|of|from|at)|read|radio|news|tv|alert|bulletin|meeting|talk|facebook|last (week|month|year|night)|across town|noticias|dijeron|platica)\b/;
const NOTHING_HERE =
  /\b(no|nothing) ((incident|accident|injury|injuries|happened) )?(here|(on|at) our (site|job|jobsite|project))\b|\bno incident today\b|\bsin incidente aqui\b/;
/** Nobody of ours, and only heard of: a fault that is "not ours" says nothing of whose worker it was. */
function saysElsewhere(tokens: readonly Token[]): boolean {
  const text = tokens.map(({ word }) => word).join(' ');
  return HEARD.test(text) && (NOT_OURS.test(text) || NOTHING_HERE.test(text));
}

/** Reads whom a text speaks of. Takes time in proportion to the words. */
export function readCast(tokens: readonly Token[], labels: Labels, isInjuryType: boolean): Cast {
  const somebody = tokens.filter((_, i) => isSomebody(tokens, labels, i));
  const anybody = (token: Token, i: number) =>
    labels[i] === 'relative' ||
    /^(one|two|three|four|uno|dos|tres|us|we|nuestro|nuestros|somebody|someone)$/.test(token.word) ||
    (token.isName && i > 0 && tokens[i - 1]?.sentence === token.sentence);
  const carried = tokens.filter(({ word, isName }) => isName || CARRIED.test(word));
  const isTalk = tokens
    .slice(0, 4)
    .some(
      ({ word }, i) =>
        TALK.test(word) &&
        (PASSED_ON.test(word) ? [1, 2, 3] : [1]).some((k) => /^[:.]$/.test(tokens[i + k]?.word ?? '')),
    );
  return {
    tokens,
    labels,
    isInjuryType,
    namesSomebody: somebody.length > 0,
    canMeanSomebody: somebody.length > 0 || tokens.some(anybody),
    namesVictim: tokens.some((token, i) => mayBeVictim(tokens, labels, token, i)),
    namesKin: tokens.some(({ word }) => KIN.test(word)),
    isTalk: isTalk && !isInjuryType,
    isElsewhere: !isInjuryType && saysElsewhere(tokens),
    withPeople: new Set([...somebody, ...carried].map(({ sentence }) => sentence)),
    ofToday: new Set(tokens.filter(({ word }) => NOW.test(word)).map(({ sentence }) => sentence)),
  };
}

const passing = new Set<Outcome>(['fine', 'calm', 'nobodyHurt', 'backToWork', 'recovered']);
const EXCEPT = /^(except|excepto|menos|salvo|minus|besides|aside)$/;
/** What may change, or was not true of all: "said he was fine, then an hour later he collapsed". */
export function isOvertaken(
  tokens: readonly Token[],
  { concept, end }: { readonly concept: Outcome; readonly end: number },
): boolean {
  if (!passing.has(concept)) return false;
  if (tokens.slice(end, end + 5).some(({ word }) => EXCEPT.test(word)) && concept !== 'backToWork')
    return true;
  const sentence = tokens[end]?.sentence;
  for (let i = end; tokens[i]?.sentence === sentence && i < end + 12; i += 1) {
    if (/^(then|until|till|later|luego|entonces|hasta)$/.test(tokens[i]?.word ?? ''))
      return tokens.slice(i + 1, i + 4).filter(({ isBreak }) => !isBreak).length >= 2;
  }
  return false;
}

/** Who left is not dead: "they quit", "moved to the Austin office"; "left behind a wife" says otherwise. */
const LEFT =
  /\b(he|she|they|both|who) (just |all |both |have |has )?(quit|quits|resigned|retired)\b(?! \w+ing?\b)|\b(he|she|they|both) left (for|the company|to|last|early|us for)\b|\b(moved|transferred|transfered|switched) to (?!(the )?(hospital|morgue|icu|er|hospice|coroner))|\b(laid off|got fired|renuncio|renunciaron|se jubilo)\b/;
/** "We lost two guys last week, they quit", "no longer with us, moved to the Austin office". */
export function isDeparture(
  tokens: readonly Token[],
  { concept, start, end }: { readonly concept: Outcome; readonly start: number; readonly end: number },
): boolean {
  const phrase = tokens.slice(start, end).map(({ word }) => word);
  const canLeave =
    /^(lost|lose|loses|perdimos)$/.test(phrase[0] ?? '') || phrase.join(' ') === 'no longer with us';
  if (concept !== 'death' || !canLeave) return false;
  const after = tokens.slice(end, end + 10).filter(({ isBreak }) => !isBreak);
  return LEFT.test(after.map(({ word }) => word).join(' '));
}

/** What is done to machines and not to people. */
const MENDED = /^(weld|welded|rewelded|bolted|soldada|soldamos|soldar)$/;

function isOffThing(tokens: readonly Token[], labels: Labels, after: number): boolean {
  const end = tokens[after - 1]?.word === 'off' ? after - 1 : after;
  if (!/^(off|from|of)$/.test(tokens[end]?.word ?? '')) return false;
  const noun = [1, 2, 3].find((k) => !/^(of|the|a|an|our|el|la)$/.test(tokens[end + k]?.word ?? ''));
  return noun !== undefined && labels[end + noun] === 'thing';
}

/** "Broke the neck off the bottle". */
const canComeOff = new Set<Outcome>(['amputation', 'fracture', 'majorFracture', 'tooth', 'nail']);
/** "Lost the arm on the wiper", not "lost a finger on the saw". */
function isOnThing({ tokens }: Cast, start: number, end: number): boolean {
  const phrase = tokens.slice(start, end).map(({ word }) => word);
  return (
    /^(lost|broke|snapped) the (arm|leg|eye|nose|elbow|neck|foot)$/.test(phrase.join(' ')) &&
    tokens[end]?.word === 'on' &&
    /^(the|a|an|our)$/.test(tokens[end + 1]?.word ?? '')
  );
}
const isOfWards = new Set<Outcome>(['surgery', 'admission', 'hospitalStay']);
/** What an outcome stands for in a text; undefined when it speaks of a machine, a job or a place. */
export function meantBy(
  { concept, start, end }: { readonly concept: Outcome; readonly start: number; readonly end: number },
  cast: Cast,
): Outcome | undefined {
  const { tokens, labels, isInjuryType } = cast;
  if (concept === 'amputationOfIt') return 'amputation';
  if (concept === 'partAtRiskOfIt') return 'partAtRisk';
  if (concept === 'eyeLossOfIt') return 'eyeLoss';
  if (concept === 'lifeSupportOff') return cast.namesKin ? 'death' : undefined;
  if (concept === 'deathIdiom') return isInjuryType || cast.namesSomebody ? 'death' : undefined;
  if (concept === 'redFlag') return isInjuryType ? 'lifeThreat' : undefined;
  if (concept === 'lifeThreatIdiom') return isInjuryType || cast.namesSomebody ? 'lifeThreat' : undefined;
  if (isInjuryType) return concept;
  // "Lost a finger off the rake".
  if (canComeOff.has(concept) && isOffThing(tokens, labels, end)) return undefined;
  if ((concept === 'amputation' || concept === 'eyeLoss') && !cast.namesVictim && isOnThing(cast, start, end))
    return undefined;
  // "Lost the arm on the trencher, welded it back on".
  const isOfDigits = tokens.slice(start, end).some(({ word }) => wordClasses.digit.includes(word));
  if (
    concept === 'amputation' &&
    !isOfDigits &&
    /^(lost|loses|losing|perdio)$/.test(tokens[start]?.word ?? '') &&
    !cast.canMeanSomebody &&
    tokens.some(({ word }) => MENDED.test(word))
  )
    return undefined;
  // "Bucket arm cracked".
  const isPartOfThing =
    labels[start - 1] === 'thing' &&
    !/^(it|its|this|that)$/.test(tokens[start - 1]?.word ?? '') &&
    wordClasses.part.includes(tokens[start]?.word ?? '');
  if (isPartOfThing) return undefined;
  // "The forklift lost a tooth on the ring gear".
  if ((concept === 'tooth' || concept === 'nail') && !cast.canMeanSomebody) return undefined;
  // "The internet of the hospital": where nobody is spoken of and nobody was carried, it is a place.
  const isCarried = wordClasses.carry.some((word) => word === tokens[start]?.word);
  const isPlace = !isCarried && !cast.withPeople.has(tokens[start]?.sentence ?? -1);
  if (concept === 'emergencyVisit' && isPlace) return undefined;
  // "Surgery on the engine", "the ventilator stopped": nobody is spoken of.
  const isOnesOwn = tokens
    .slice(start, end)
    .some(({ word }) => /^(him|her|them|lo|la|le|los|he|she)$/.test(word));
  if (isOfWards.has(concept) && !cast.canMeanSomebody && isPlace && !isOnesOwn) return undefined;
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
    (labels[at + 1] !== 'thing' || /^(this|that)$/.test(next?.word ?? ''))
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
