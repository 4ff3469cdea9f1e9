import { sentencesOf, withoutDoubles } from '../emergency/mark-people.ts';
import type { Sentence } from './sentences.ts';
import {
  ALMOST,
  CLAUSE_ENDS,
  DENIED,
  ELSEWHERE,
  ENDED,
  EVENT,
  HEARSAY,
  INJURY,
  NOBODY,
  NOT_ONE_OF_US,
  OPEN,
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
  /** Somebody fell or was hit; whether they are hurt is not told by that. */
  isEvent: boolean;
  /** 'No injuries', 'the harness held'. */
  nobody: Sentence | undefined;
  /** Released, sent home, back at work; or small, with nothing that may end in a hospital bed. */
  settled: Sentence | undefined;
  /** What may end in a hospital bed or worse, with no end told. */
  open: Sentence | undefined;
  signs: ReadonlySet<PlainSign>;
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
  hearsay: compile(HEARSAY),
  injury: compile(INJURY),
  nobody: compile(NOBODY),
  notOneOfUs: compile(NOT_ONE_OF_US),
  observed: / observ/,
  open: compile(OPEN),
  past: compile(PAST),
  signs: (Object.keys(SIGNS) as PlainSign[]).map((sign) => [sign, compile(SIGNS[sign])] as const),
  small: compile(SMALL),
  thing: new RegExp(`^${THING}`),
  unsure: compile(UNSURE),
});

/** Reads sentence by sentence, clause by clause. Takes time in proportion to the length. */
export function readPlain(sentences: readonly Sentence[], isInjuryType: boolean): Plain {
  const by = (read ??= compileAll());
  const yes = new Map<LegalFact, Sentence>();
  const no = new Map<LegalFact, Sentence>();
  const signs = new Set<PlainSign>();
  let isInjury = false;
  let isEvent = false;
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
    const isPast = isElsewhere || by.past.test(`${marked[at - 1] ?? ''}${words}`);
    const isSure = !isPast && !sentence.text.endsWith('?') && !by.hearsay.test(words);
    for (const piece of words.split(by.ends)) {
      const clause = ` < ${piece.trim()} > `;
      if (by.notOneOfUs.test(clause)) isOfPerson = false;
      else if (clause.includes('@')) isOfPerson = true;
      else if (by.thing.test(clause)) isOfPerson = false;
      const isAlmost = by.almost.test(clause);
      if (isSure && !isAlmost && isOfPerson && !by.unsure.test(clause)) {
        for (const [fact, states, denies] of by.yes)
          if (denies.test(clause)) no.set(fact, sentence);
          else if (states.test(clause) && !(fact === 'admitted' && by.observed.test(words)))
            yes.set(fact, sentence);
        if (!by.denied.test(clause))
          for (const [sign, tells] of by.signs) if (tells.test(clause)) signs.add(sign);
      }
      if (by.nobody.test(clause)) nobody ??= sentence;
      else if (by.ended.test(clause)) [ended, open] = [sentence, undefined];
      else if (by.small.test(clause)) small ??= sentence;
      else if (!isAlmost && by.open.test(clause)) open = sentence;
      if (isAlmost || by.nobody.test(clause)) continue;
      isInjury ||= by.injury.test(clause) || by.yes.some(([, states]) => states.test(clause));
      isEvent ||= by.event.test(clause);
    }
  }
  return { yes, no, isInjury, isEvent, nobody, settled: open ? undefined : (ended ?? small), open, signs };
}
