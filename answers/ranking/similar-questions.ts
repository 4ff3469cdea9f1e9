import type { ReadPassage } from '../library/passages.ts';
import type { Concept } from '../reading/concepts.ts';
import type { Alternative } from '../reading/phrases.ts';
import type { RankedQuestion } from './section-model.ts';
import { weights } from './weights.ts';
import { stemOf } from '../reading/words.ts';

export const isIn = (set: ReadonlySet<string>, { stems }: Alternative) =>
  stems.every((stem) => set.has(stem));

/** Whether the stems stand side by side in a title, heading or topic: 'anchor point' is not in 'tie off, three points of contact'. */
export const isAbove = (above: ReadonlySet<string>, { stems }: Alternative) =>
  above.has(stems.length === 1 ? (stems[0] ?? '') : stems.join(' '));

export const weightOf = (concepts: readonly Concept[]) =>
  concepts.reduce((sum, { weight }) => sum + weight, 0);

export const bestOf = (stems: ReadonlySet<string>, { alternatives }: Concept) =>
  alternatives.reduce((best, one) => (isIn(stems, one) ? Math.max(best, one.weight) : best), 0);

/** Small words that every question has. */
const plain: ReadonlySet<string> = new Set(
  'a an the i my is are do to of in on it you your we our and or for at be if'.split(' ').map(stemOf),
);

const noStems: ReadonlySet<string> = new Set();
const noQuestion = { stems: [], content: [] };
export type AskedBefore = Readonly<{
  /** Of the question that is most like this one, and how much it is it, 0 to 1. */
  stems: ReadonlySet<string>;
  share: number;
  /** How much those next to it are, MOST_NEXT of them, summed: several that are near say more than one. */
  next: number;
  /** How much the nearest one of its kind is it: one that asks who, how many or how deep as well. */
  alike: number;
  /** Of each concept of the question, whether any question has it. */
  having: readonly boolean[];
}>;
const NOT_ASKED: AskedBefore = { stems: noStems, share: 0, next: 0, alike: 0, having: [] };
const MOST_NEXT = 4;

/** 'Who may signal' is not 'when is a signal person needed'. */
function asksAlike(stems: readonly string[], said: ReadonlySet<string>): number {
  if (!said.has('who')) return 1;
  return stems.includes('who') ? 1.1 : 0.85;
}

/** What tells kinds of questions apart, the first one that stands in it. */
const kinds =
  'who where why when often old mani much far high tall deep wide thick heavi close fast hot cold loud big long'.split(
    ' ',
  );

const kindOf = (has: (stem: string) => boolean) => kinds.find(has);

/** By which of its alternatives each question that has a concept has it. */
function questionsWith(
  { askedWith }: ReadPassage,
  { alternatives }: Concept,
): ReadonlyMap<number, Alternative> | null {
  let found: Map<number, Alternative> | null = null;
  for (const one of alternatives) {
    let questions: readonly number[] | undefined;
    for (const stem of one.stems) {
      const having = askedWith.get(stem);
      questions =
        having === undefined || questions === undefined
          ? having
          : questions.filter((at) => having.includes(at));
      if (questions === undefined) break;
    }
    if (questions === undefined) continue;
    found ??= new Map();
    for (const at of questions) if (!found.has(at)) found.set(at, one);
  }
  return found;
}

/** How much the questions that a passage is said to answer are this one. */
export function askedBefore(read: ReadPassage, { concepts, said }: RankedQuestion): AskedBefore {
  const { asked, title } = read;
  const total = weightOf(concepts);
  if (asked.length === 0 || total === 0) return NOT_ASKED;
  const having = concepts.map((concept) => questionsWith(read, concept));
  const touched = new Set(having.flatMap((one) => (one === null ? [] : [...one.keys()])));
  if (touched.size === 0) return NOT_ASKED;
  // What the document is about need not be said again in each of its questions.
  const aboves = concepts.map(({ alternatives, weight }) => {
    const about = alternatives.find((alternative) => isAbove(title, alternative));
    return about === undefined ? 0 : weight * about.weight * weights.askedAbove;
  });
  let best: Readonly<{ stems: readonly string[]; share: number }> = { ...noQuestion, share: 0 };
  const most: number[] = [];
  const kind = kindOf((stem) => said.has(stem));
  let nearest = 0;
  for (const question of [...touched].sort((a, b) => a - b)) {
    const { stems, content } = asked[question] ?? noQuestion;
    let met = 0;
    let above = 0;
    for (const [at, { weight }] of concepts.entries()) {
      const one = having[at]?.get(question);
      if (one === undefined) above += aboves[at] ?? 0;
      else met += weight * one.weight;
    }
    const fit = asksAlike(stems, said);
    // However much of it is asked, it is none of those that are most like this one.
    if (((met + above) / total) * fit <= (most[MOST_NEXT] ?? 0)) continue;
    const used = new Set<string>();
    for (const one of having) {
      for (const stem of one?.get(question)?.stems ?? []) if (content.includes(stem)) used.add(stem);
    }
    let alike = 0;
    let counted = 0;
    for (const stem of stems) {
      if (plain.has(stem)) continue;
      counted += 1;
      if (said.has(stem)) alike += 1;
    }
    const whole = content.length === 0 ? 1 : used.size / content.length;
    const share =
      ((met + above) / total) *
      (1 -
        weights.askedWhole -
        weights.askedAlike +
        weights.askedWhole * whole +
        weights.askedAlike * (counted === 0 ? 1 : alike / counted)) *
      fit;
    if (share > nearest && kindOf((stem) => stems.includes(stem)) === kind) nearest = share;
    if (share > best.share) best = { stems, share };
    if (share <= (most[MOST_NEXT] ?? 0)) continue;
    most.push(share);
    most.sort((a, b) => b - a).splice(MOST_NEXT + 1);
  }
  return {
    stems: new Set(best.stems),
    share: best.share,
    next: most.slice(1).reduce((sum, share) => sum + share, 0),
    alike: nearest,
    having: having.map((one) => one !== null),
  };
}

/** What rules differ by: an answer about one of them is none about another. */
const subjects: readonly ReadonlySet<string>[] = [
  'crane derrick',
  'scaffold scaffolds scaffolding',
  'ladder ladders stepladder',
  'forklift telehandler',
  'trench trenches excavation excavations',
  'excavator backhoe loader dozer truck trucks',
  'guardrail guardrails toprail midrail toeboard',
  'harness lanyard anchor lifeline',
  'respirator mask',
  'demolition demo',
].map((names) => new Set(names.split(' ').map(stemOf)));

const speaksOf = (has: (stem: string) => boolean, subject: ReadonlySet<string>) =>
  [...subject].some((stem) => has(stem));

/** 'In the truck' is a place more often than what is asked about. */
const TRUCK = stemOf('truck');

/** Whether something is one of them: a passage that names it nowhere is no answer about it. */
export const isSubject = ({ alternatives }: Concept): boolean =>
  alternatives
    .slice(0, 1)
    .some(({ stems }) => subjects.some((one) => stems.some((stem) => one.has(stem) && stem !== TRUCK)));

/** Whether headings and sentence are about another subject than those of the question. */
export function isOfOtherSubject(
  { headings, title }: ReadPassage,
  stems: readonly string[],
  { said }: RankedQuestion,
): boolean {
  const wanted = subjects.filter((subject) => speaksOf((stem) => said.has(stem), subject));
  if (wanted.length === 0) return false;
  const has = (stem: string) => headings.has(stem) || title.has(stem) || stems.includes(stem);
  const spoken = subjects.filter((subject) => speaksOf(has, subject));
  return spoken.length > 0 && !spoken.some((subject) => wanted.includes(subject));
}

/** Of the subjects those on or in which one works: each has a height of its own from which on one is protected. */
const PLACES = subjects.slice(0, 6);
const HEIGHT = stemOf('height');

/** Whether a document is about the heights of a place that a question about heights does not name. */
export const isOfUnnamedPlace = ({ title }: ReadPassage, { said, concepts }: RankedQuestion): boolean =>
  concepts.some(({ alternatives }) => alternatives.some(({ stems }) => stems.includes(HEIGHT))) &&
  !PLACES.some((place) => speaksOf((stem) => said.has(stem), place)) &&
  PLACES.some((place) => speaksOf((stem) => title.has(stem), place));
