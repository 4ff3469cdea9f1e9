import { numbersIn } from '../reading/measures.ts';
import type { Engine } from './engine.ts';
import { judge, type Verdict } from './judge.ts';
import { emergencyFigures } from './emergencies.ts';
import { recordkeepingFigures } from './recordkeeping.ts';
import type { Asked, EvaluationSets, Pair } from './sets.ts';
import type { Share } from './share.ts';

/** By set, then by figure. */
export type Figures = Readonly<Record<string, Readonly<Record<string, Share>>>>;

/** How an engine does on each set: the one place that computes figures of the answers. Some 15 ms a question. */
export function evaluate(engine: Engine, sets: EvaluationSets): Figures {
  return {
    ...mapped(sets.questions, (questions) => questionFigures(engine, questions)),
    ...mapped(sets.pairs, (pairs) => pairFigures(engine, pairs)),
    ...mapped(sets.hurt, (texts) => {
      const heard = (now: boolean): Share => {
        const those = texts.filter((one) => one.now === now);
        return [those.filter(({ text }) => engine.hears(text) !== 'no').length, those.length];
      };
      return { 'hurt and heard': heard(true), 'not hurt and heard': heard(false) };
    }),
    ...mapped(sets.emergencies, (texts) => emergencyFigures(engine, texts)),
    ...mapped(sets.recordkeeping, (questions) => recordkeepingFigures(engine, questions)),
  };
}

const mapped = <Set, Result>(sets: Readonly<Record<string, Set>>, of: (set: Set) => Result) =>
  Object.fromEntries(Object.entries(sets).map(([name, set]) => [name, of(set)]));

type Seen = Verdict & Readonly<{ numbersStand: boolean }>;

function askOne(engine: Engine, asked: Asked): Seen {
  const { found, answer } = engine.ask(asked.question, asked.documentKeys);
  const quoted = new Set(answer.citations.flatMap(({ quote, section }) => numbersIn(`${quote} ${section}`)));
  const told =
    answer.citations.length === 0 || answer.emergency
      ? []
      : numbersIn(answer.answer.replaceAll(/\[\d+\]|\b911\b/g, ' '));
  return { ...judge(asked, found, answer), numbersStand: told.every((number) => quoted.has(number)) };
}

function questionFigures(engine: Engine, questions: readonly Asked[]): Record<string, Share> {
  const all = questions.map((asked) => askOne(engine, asked));
  const share = (of: readonly Seen[], is: (one: Seen) => boolean): Share => [of.filter(is).length, of.length];
  const sum = (of: (one: Seen) => number) => all.reduce((total, one) => total + of(one), 0);
  const placed = all.filter(({ first }) => first !== null);
  const spanish = placed.filter(({ asked }) => asked.kind === 'spanish' || asked.lang === 'es');
  const mustAnswer = all.filter(
    ({ asked: { expect } }) => expect !== null && !('emergency' in expect) && expect.refusalOk !== true,
  );
  return {
    'right section first': share(placed, ({ first }) => first === true),
    'first in Spanish': share(spanish, ({ first }) => first === true),
    'among the first 3': share(placed, ({ amongThree }) => amongThree === true),
    'citations right': [sum(({ rightCitations }) => rightCitations), sum(({ citations }) => citations)],
    'quotation says it': share(
      all.filter(({ holds }) => holds !== null),
      ({ holds }) => holds === true,
    ),
    'numbers as quoted': share(all, ({ numbersStand }) => numbersStand),
    'unanswerable refused': share(
      all.filter(({ asked }) => asked.expect === null),
      ({ wrong }) => wrong !== 'answered',
    ),
    'answerable refused': share(mustAnswer, ({ answered }) => !answered),
    'emergency mistaken': share(all, ({ wrong }) => wrong === 'emergency'),
  };
}

/** Whether a question reaches the same section in both languages, first aid before the answer left aside. */
function pairFigures(engine: Engine, pairs: readonly Pair[]): Record<string, Share> {
  const apart = pairs.filter(({ en, es }) => sectionFor(engine, en) !== sectionFor(engine, es));
  return { 'pairs apart': [apart.length, pairs.length] };
}

/** The section that answers a question, or the nearest one to it. */
export function sectionFor(engine: Engine, question: string): string | undefined {
  const { citations, nearest } = engine.ask(question).answer;
  return (citations[0] ?? nearest[0])?.section;
}
