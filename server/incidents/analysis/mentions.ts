import { readAgo } from './ago.ts';
import { readCalendar } from './calendar.ts';
import { delayOf } from './delay-of.ts';
import { isDeparture, isLossOfNamed, isOvertaken, meantBy, readCast } from './idioms.ts';
import { maskPhrases } from './lexicon/masks.ts';
import type { Outcome } from './lexicon/outcomes.ts';
import { outcomePhrases } from './lexicon/outcomes.ts';
import { wordClasses } from './lexicon/word-classes.ts';
import { findNamedHospitals } from './named-hospitals.ts';
import { EYES, isBranch, isOfAPart, isWhereItSticks } from './limbs.ts';
import { isOfAnAnimal, isOfTheThingBefore, isToldOfThing } from './of-things.ts';
import { BESIDE_ORDER, markOrders, ORDER } from './orders.ts';
import type { Match, PhraseTable } from './phrases.ts';
import { longestOf, phraseFinder } from './phrases.ts';
import { wordsOfThePast } from './past.ts';
import type { Reading, Standing } from './standing.ts';
import { contextsPerWord, standingOf } from './standing.ts';
import type { Victim } from './subjects.ts';
import { labelPeople, victimOf } from './subjects.ts';
import type { Delay } from './timing.ts';
import { findDelays } from './timing.ts';
import type { Token } from './tokens.ts';

type Mask = keyof typeof maskPhrases;
const findMasks = phraseFinder<Mask>(maskPhrases satisfies PhraseTable<Mask>, wordClasses);
const findEveryOutcome = phraseFinder<Outcome>(outcomePhrases satisfies PhraseTable<Outcome>, wordClasses);

/** "Scratched the paint on the gate": what sounds like an injury and is damage. */
export const tellsOfDamage = (tokens: readonly Token[]): boolean =>
  findMasks(tokens).some(({ concept }) => concept === 'notInjury');

export interface Mention {
  readonly outcome: Outcome;
  readonly standing: Standing;
  readonly victim: Victim;
  readonly delay: Delay | undefined;
  readonly sentence: number;
  /** Where it begins among the words. */
  readonly at: number;
  /** Somebody is said to be taken there, or an ambulance is spoken of. */
  readonly isCarrying: boolean;
}

/** Outcomes that machines and animals have as well: their subject is looked at. */
const sharedWithThings = new Set<Outcome>([
  'death',
  'deathIdiom',
  'amputation',
  'amputationPossible',
  'lifeThreat',
  'lossOfConsciousness',
  'eyeLoss',
  'releasedSameDay',
  'daysAway',
  'severeInjury',
  'unratedInjury',
  'unspecifiedInjury',
  'fracture',
  'minorInjury',
  'unwell',
  'hospitalStay',
  'restrictedDuty',
  'recovered',
  'nail',
  'tooth',
]);
/** Harm of which a report of damage is asked whether a thing suffered it. */
const harms = new Set<Outcome>([
  'death',
  'deathIdiom',
  'lifeThreat',
  'severeInjury',
  'majorFracture',
  'fracture',
  'lossOfConsciousness',
  'amputation',
  'amputationPossible',
  'eyeLoss',
  'sightLoss',
  'surgery',
  'admission',
  'hospitalStay',
  'graveIllness',
  'unratedInjury',
  'minorInjury',
]);
const timed = new Set<Outcome>([
  'death',
  'admission',
  'hospitalStay',
  'amputation',
  'amputationOfIt',
  'eyeLoss',
  'releasedSameDay',
  'surgery',
  'backToWork',
  'admissionForObservation',
]);
/** Statements that all is well are never taken from the sentence of an order. */
const comforting = new Set<Outcome>([
  'nobodyHurt',
  'nobodyThere',
  'fine',
  'calm',
  'noTreatment',
  'backToWork',
  'firstAid',
  'minorInjury',
  'unwell',
  'diagnosticsOnly',
  'observationOnly',
  'observation',
  'releasedSameDay',
  'recovered',
]);
/** Said of "it": counts when a part of the body was named before. */
const saidOfIt = new Set<Outcome>(['amputationOfIt', 'partAtRiskOfIt', 'eyeLossOfIt']);
const activeAlso = new Set<Outcome>([
  'amputation',
  'amputationPossible',
  'eyeLoss',
  'severeInjury',
  'unratedInjury',
  'unspecifiedInjury',
  'fracture',
  'minorInjury',
  'notAmputation',
]);
const CARRYING =
  /^(took|taken|takes|rushed|transported|carried|airlifted|flown|ambulance|ems|paramedics|llevaron|llevo|trasladaron|ambulancia|se)$/;
const ONLY_PEOPLE = /^(pronounced|succumbed|succumbs|fallecio|fallecieron|fallecido|perecio|coroner)$/;
const loses = /^(lost|lose|loses|losing|missing|perdio|pierde|pain|sore)$/;

/** An active verb tells what a machine did to somebody; only states and passives tell what became of the machine. */
function isOfThings(tokens: readonly Token[], match: Match<Outcome>): boolean {
  if (!sharedWithThings.has(match.concept)) return false;
  // Only people have a life to take.
  if (/^(life|lives|vida)$/.test(tokens[match.end - 1]?.word ?? '')) return false;
  // "Boom touched the line pronounced on scene": without a full stop the thing before is of another clause.
  if (ONLY_PEOPLE.test(tokens[match.start]?.word ?? '')) return false;
  if (!activeAlso.has(match.concept) || loses.test(tokens[match.start]?.word ?? '')) return true;
  if (tokens[match.end]?.word === 'by' && match.end - match.start === 1) return true;
  return /^(was|were|is|are|been|got|being|get|fue|quedo)$/.test(tokens[match.start - 1]?.word ?? '');
}

/**
 * Reads everything said about outcomes. Orders to the reader are left out; harm told beside one counts, comfort does
 * not. Takes time in proportion to the words.
 */
export function findMentions(tokens: readonly Token[], isInjuryType: boolean): readonly Mention[] {
  const marks = markOrders(tokens);
  const masks = findMasks(tokens);
  const hidden = masks.filter(({ concept }) => concept !== 'noNegation');
  const told = findEveryOutcome(tokens, hidden);
  const found = [...longestOf(told, tokens.length), ...findNamedHospitals(tokens)];
  const every = withMinorKept(found, told);
  const covered = new Int32Array(tokens.length).fill(-1);
  for (const { start, end } of found) covered.fill(start, start, end);
  const contexts = contextsPerWord(
    tokens,
    masks.filter(({ concept }) => concept === 'noNegation'),
    found,
  );
  const reading: Reading = { tokens, contexts, covered };
  const labels = labelPeople(tokens);
  const delays = findDelays(tokens);
  const delayByDate = readCalendar(tokens);
  const delayByAgo = readAgo(tokens);
  const cast = readCast(tokens, labels, isInjuryType);
  let diedOfThings = false;
  const happenings = found.filter(({ concept }) => timed.has(concept));
  const past = wordsOfThePast(tokens, contexts, marks);
  const mentions: Mention[] = tokens.flatMap((token, i) =>
    marks[i] !== ORDER && isLossOfNamed(tokens, labels, i, isInjuryType)
      ? [
          {
            outcome: 'death',
            standing: 'fact',
            victim: 'employee',
            delay: undefined,
            sentence: token.sentence,
            at: i,
            isCarrying: false,
          },
        ]
      : [],
  );
  for (const match of every) {
    const mark = marks[match.start];
    if (mark === ORDER || (mark === BESIDE_ORDER && comforting.has(match.concept))) continue;
    if (isOvertaken(tokens, match) || isDeparture(tokens, match)) continue;
    if (isBranch(tokens, match)) continue;
    if (match.concept === 'amputation' && isWhereItSticks(tokens, match.start)) continue;
    if (
      saidOfIt.has(match.concept) &&
      !isOfAPart(tokens, labels, match, match.concept === 'eyeLossOfIt' ? EYES : undefined)
    )
      continue;
    const isBeast = match.concept === 'death' && isOfAnAnimal(tokens, labels, match.start);
    if (
      isBeast ||
      (!isInjuryType && match.concept === 'death' && isOfTheThingBefore(tokens, labels, match.start))
    ) {
      diedOfThings = true;
      continue;
    }
    if (!isInjuryType && harms.has(match.concept) && isToldOfThing(tokens, labels, match, cast.namesVictim)) {
      diedOfThings ||= match.concept === 'death';
      continue;
    }
    const victim = victimOf(tokens, labels, match);
    if (victim === 'thing' && isOfThings(tokens, match)) {
      diedOfThings ||= match.concept === 'death';
      continue;
    }
    const outcome = meantBy(match, cast);
    if (!outcome) continue;
    const read = standingOf(reading, match, victim, past);
    // "The pump blew, then dead": where a report of damage names nobody, a death is asked about.
    // "Alternator died, jumped it, died again".
    if (outcome === 'death' && !isInjuryType && diedOfThings && !cast.canMeanSomebody) continue;
    const isUnowned = outcome === 'death' && !isInjuryType && victim === 'employee' && !cast.canMeanSomebody;
    const standing =
      cast.isElsewhere || (cast.isTalk && !cast.ofToday.has(tokens[match.start]?.sentence ?? -1))
        ? 'long ago'
        : isUnowned && read === 'fact'
          ? 'perhaps'
          : read;
    if (mark === BESIDE_ORDER && standing === 'not') continue;
    const isTimed = timed.has(outcome);
    mentions.push({
      outcome,
      standing,
      victim,
      delay: isTimed
        ? (delayOf(tokens, delays, happenings, match) ??
          delayByDate(match.start, match.end) ??
          delayByAgo(match.start))
        : undefined,
      sentence: tokens[match.start]?.sentence ?? 0,
      at: match.start,
      isCarrying: CARRYING.test(tokens[match.start]?.word ?? '') && match.end - match.start > 1,
    });
  }
  return mentions;
}

const toldBeside = new Set<Outcome>([
  'majorFracture',
  'fracture',
  'medicalTreatment',
  'ambulance',
  'firstAid',
  'backToWork',
  'unratedInjury',
  'releasedSameDay',
  'lossOfConsciousness',
  'severeInjury',
  'daysAway',
  'emergencyVisit',
  'graveIllness',
]);

/** Two outcomes in the same words both count when they say different things: "third degree burns" is treated as well. */
function withMinorKept(
  longest: readonly Match<Outcome>[],
  every: readonly Match<Outcome>[],
): Match<Outcome>[] {
  const kept = new Set(longest.map((m) => `${m.concept}${m.start}`));
  const overs = new Map<number, Outcome>();
  for (const m of longest) for (let i = m.start; i < m.end; i += 1) overs.set(i, m.concept);
  const extra = every.filter((m) => {
    if (!toldBeside.has(m.concept) || kept.has(`${m.concept}${m.start}`)) return false;
    const over = overs.get(m.start);
    return over !== undefined && over !== m.concept && !overrules(over, m.concept);
  });
  return [...longest, ...extra];
}

/** A longer phrase that says the words inside are not what they seem. */
function overrules(over: Outcome, inside: Outcome): boolean {
  if (
    over === 'minorInjury' ||
    over === 'nobodyHurt' ||
    over === 'noTreatment' ||
    over === 'fine' ||
    over === 'nobodyThere'
  )
    return true;
  if (over === 'observationOnly' || over === 'death') return inside !== 'emergencyVisit' || over === 'death';
  if (over === 'firstAid') return inside !== 'backToWork';
  return (
    over === 'nail' ||
    over === 'tooth' ||
    (over === 'backToWork' && inside === 'daysAway') ||
    (over === 'notAmputation' && inside !== 'medicalTreatment')
  );
}
