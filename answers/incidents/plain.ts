import { sentencesOf, withoutDoubles } from '../emergency/mark-people.ts';
import { plainWords } from './phrases.ts';
import type { Sentence } from './sentences.ts';
import {
  ABSENCE,
  ALMOST,
  CLAUSE_ENDS,
  DENIED,
  ELSEWHERE,
  ENDED,
  EVENT,
  FAMILY,
  HAZARD,
  HEARSAY,
  INJURY,
  LIFE,
  NOBODY,
  NOT_ONE_OF_US,
  OPEN,
  LATELY,
  MY_FAMILY,
  NOW,
  OBSERVED,
  ONLY,
  PAST,
  SIGNS,
  SMALL,
  STATEMENTS,
  THING,
  UNSURE,
} from './plain-words.ts';

export type LegalFact = keyof typeof STATEMENTS;
export type PlainSign = keyof typeof SIGNS;
export const LEGAL_FACTS = [
  'died',
  'admitted',
  'amputation',
  'eyeLost',
] as const satisfies readonly LegalFact[];

/** What a report says in plain words, with the sentence that says it. Learning adds to it and takes nothing away. */
export type Plain = Readonly<{
  yes: ReadonlyMap<LegalFact, Sentence>;
  no: ReadonlyMap<LegalFact, Sentence>;
  /** Somebody is said to be hurt, or in a doctor's hands. */
  isInjury: boolean;
  /** A drill, a talk, the news: nothing happened here. */
  isElsewhere: boolean;
  /** Nobody is said to be hurt, nor to have fallen or been hit: 'the guardrail is missing', 'the load missed two people'. */
  isNobodyHarmed: boolean;
  /** It did not come to that. */
  isNearMiss: boolean;
  /** 'No injuries', 'the harness held'. */
  nobody: Sentence | undefined;
  /** Released, sent home, back at work; or small, with nothing that may end in a hospital bed. */
  settled: Sentence | undefined;
  /** Settled by where they are now, not by how small it is. */
  isEnded: boolean;
  /** What may end in a hospital bed or worse, with no end told. */
  open: Sentence | undefined;
  /** A life may be in danger. */
  isLife: boolean;
  signs: ReadonlySet<PlainSign | 'observed'>;
}>;

const compile = (source: string) => new RegExp(` (?:${withoutDoubles(source)})(?= )`);
let read: ReturnType<typeof compileAll> | null = null;
const compileAll = () => ({
  yes: LEGAL_FACTS.map((fact) => [fact, compile(STATEMENTS[fact]), compile(DENIED[fact])] as const),
  almost: compile(ALMOST),
  denied:
    / (?:no|not|without|never|nobody|sin|ni|nadie|cannot|refused|declined) (?!longer|lift|cannot|puede)/,
  elsewhere: compile(ELSEWHERE),
  ended: compile(ENDED),
  ends: new RegExp(` ${CLAUSE_ENDS}`),
  event: compile(EVENT),
  hazard: compile(HAZARD),
  hearsay: compile(HEARSAY),
  injury: compile(INJURY),
  life: compile(LIFE),
  nobody: compile(NOBODY),
  notOneOfUs: compile(NOT_ONE_OF_US),
  observed: compile(OBSERVED),
  only: compile(ONLY),
  open: compile(OPEN),
  signs: (Object.keys(SIGNS) as PlainSign[]).map((sign) => [sign, compile(SIGNS[sign])] as const),
  small: compile(SMALL),
  thing: new RegExp(`^${THING}`),
  unsure: compile(UNSURE),
});

/**
 * The sentences without those of another time and of somebody's family at home. Where all are of another time they stay: it may be that
 * late that it is reported; of an injury at work only whose family keeps them away is not one of us.
 */
export function ofTheIncident<One extends Sentence>(
  sentences: readonly One[],
  incidentType: string,
): readonly One[] {
  const isAbsence = sentences.some(({ text }) => ABSENCE.test(plainWords(text)));
  const isOfFamily = (words: string) =>
    isAbsence
      ? FAMILY.test(words) || MY_FAMILY.test(words)
      : incidentType !== 'Workplace Injury' && FAMILY.test(words);
  const ours = sentences.filter(({ text }) => !isOfFamily(plainWords(text)));
  const now = ours.filter(({ text }) => {
    const words = plainWords(text);
    return !PAST.test(words) || NOW.test(words);
  });
  return now.length > 0 ? now : ours;
}

/** Reads sentence by sentence, clause by clause. Takes time in proportion to the length. */
export function readPlain(sentences: readonly Sentence[], incidentType: string): Plain {
  const by = (read ??= compileAll());
  const isInjuryType = incidentType === 'Workplace Injury';
  const yes = new Map<LegalFact, Sentence>();
  const no = new Map<LegalFact, Sentence>();
  const signs = new Set<PlainSign | 'observed'>();
  let watched: Sentence | undefined;
  let isOnlyWatched = false;
  let isLife = false;
  let isInjury = false;
  let isEvent = false;
  let isHazard = false;
  let isNearMiss = false;
  let nobody: Sentence | undefined;
  let ended: Sentence | undefined;
  let small: Sentence | undefined;
  let open: Sentence | undefined;
  const marked = sentences.map(({ text }) =>
    ` ${sentencesOf(text).replaceAll(/[|,]/g, ' , ')} `.replaceAll(/\s+/g, ' '),
  );
  const isElsewhere = marked.some((words) => by.elsewhere.test(words));
  // Of whom a clause without a subject tells: 'fell off the roof, died', 'the drill smoked and died'.
  let isOfPerson = isInjuryType;
  for (const [at, sentence] of sentences.entries()) {
    const words = marked[at] ?? '';
    const plainly = plainWords(sentence.text);
    const isPast = isElsewhere || PAST.test(plainly) || LATELY.test(plainly);
    const isSure = !isPast && !sentence.text.endsWith('?') && !by.hearsay.test(words);
    if (isSure && by.observed.test(words)) watched = sentence;
    isOnlyWatched ||= watched !== undefined && by.only.test(words);
    for (const piece of words.split(by.ends)) {
      const clause = ` < ${piece.trim()} > `;
      if (by.notOneOfUs.test(clause)) isOfPerson = false;
      else if (clause.includes('@')) isOfPerson = true;
      else if (by.thing.test(clause)) isOfPerson = false;
      const isAlmost = by.almost.test(clause);
      isNearMiss ||= isAlmost;
      isHazard ||= isAlmost || by.hazard.test(clause);
      if (isSure && !isAlmost && (isOfPerson || isInjuryType) && !by.unsure.test(clause)) {
        for (const [fact, states, denies] of by.yes)
          if (!isOfPerson) continue;
          else if (denies.test(clause)) no.set(fact, sentence);
          else if (states.test(clause) && !(fact === 'admitted' && by.observed.test(words)))
            yes.set(fact, sentence);
        for (const [sign, tells] of by.signs)
          if (tells.test(clause) && (sign === 'restricted' || !by.denied.test(clause))) signs.add(sign);
      }
      if (by.nobody.test(clause)) nobody ??= sentence;
      else if (by.ended.test(clause)) [ended, open] = [sentence, undefined];
      else if (
        by.small.test(clause) ||
        (['treated', 'restricted', 'away'] as const).some((sign) => signs.has(sign))
      )
        small ??= sentence;
      else if (!isAlmost && by.open.test(clause)) open = sentence;
      if (isAlmost || by.nobody.test(clause)) continue;
      const isOfAnother =
        by.notOneOfUs.test(clause) || (!isInjuryType && !isOfPerson && !/@|\w[FB] /.test(clause));
      isInjury ||=
        !isOfAnother && (by.injury.test(clause) || by.yes.some(([, states]) => states.test(clause)));
      isLife ||= by.life.test(clause);
      isEvent ||= by.event.test(clause);
    }
  }
  if (watched && (isOnlyWatched || ended) && !open && !yes.has('admitted') && !signs.has('treated')) {
    no.set('admitted', watched);
    signs.add('observed');
  }
  return {
    isNearMiss,
    isElsewhere,
    yes,
    no,
    isInjury,
    isNobodyHarmed:
      !isInjury &&
      (nobody !== undefined ||
        (!isEvent &&
          (isHazard || sentences.length === 0 || !(isInjuryType || incidentType === 'Vehicle Accident')))),
    nobody,
    settled: open ? undefined : (ended ?? small),
    isEnded: ended !== undefined && open === undefined,
    open,
    isLife,
    signs,
  };
}
