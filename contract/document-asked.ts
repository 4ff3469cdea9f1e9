import type { ReadPassage } from './document-passages.ts';
import type { Alternative, Concept, PreparedQuery } from './document-query.ts';
import { weights } from './document-weights.ts';
import { stemOf } from './document-words.ts';

export const isIn = (set: ReadonlySet<string>, { stems }: Alternative) =>
  stems.every((stem) => set.has(stem));

/** Whether the stems stand side by side in a title, heading or topic: 'anchor point' is not in 'tie off, three points of contact'. */
export const isAbove = (above: ReadonlySet<string>, { stems }: Alternative) => above.has(stems.join(' '));

export const weightOf = (concepts: readonly Concept[]) =>
  concepts.reduce((sum, { weight }) => sum + weight, 0);

export const bestOf = (stems: ReadonlySet<string>, { alternatives }: Concept) =>
  alternatives.reduce((best, one) => (isIn(stems, one) ? Math.max(best, one.weight) : best), 0);

/** Small words that every question has. */
const plain: ReadonlySet<string> = new Set(
  'a an the i my is are do to of in on it you your we our and or for at be if'.split(' ').map(stemOf),
);

const noStems: ReadonlySet<string> = new Set();
type AskedBefore = Readonly<{ stems: ReadonlySet<string>; share: number }>;
const NOT_ASKED: AskedBefore = { stems: noStems, share: 0 };

/** 'Who may signal' is not 'when is a signal person needed'. */
function asksAlike(stems: ReadonlySet<string>, said: ReadonlySet<string>): number {
  if (!said.has('who')) return 1;
  return stems.has('who') ? 1.1 : 0.85;
}

/** Of the questions that a passage is said to answer the one most like this one, and how much it is it, 0 to 1. */
export function askedBefore({ asked, title }: ReadPassage, { concepts, said }: PreparedQuery): AskedBefore {
  if (asked.length === 0) return NOT_ASKED;
  const total = weightOf(concepts);
  if (total === 0) return NOT_ASKED;
  let best = NOT_ASKED;
  for (const { stems, content } of asked) {
    let met = 0;
    let above = 0;
    const used = new Set<string>();
    for (const { alternatives, weight } of concepts) {
      const one = alternatives.find((alternative) => isIn(stems, alternative));
      if (one === undefined) {
        // What the document is about need not be said again in each of its questions.
        const about = alternatives.find((alternative) => isAbove(title, alternative));
        if (about !== undefined) above += weight * about.weight * weights.askedAbove;
        continue;
      }
      met += weight * one.weight;
      for (const stem of one.stems) if (content.has(stem)) used.add(stem);
    }
    if (met === 0) continue;
    let alike = 0;
    let counted = 0;
    for (const stem of stems) {
      if (plain.has(stem)) continue;
      counted += 1;
      if (said.has(stem)) alike += 1;
    }
    const whole = content.size === 0 ? 1 : used.size / content.size;
    const share =
      ((met + above) / total) *
      (1 -
        weights.askedWhole -
        weights.askedAlike +
        weights.askedWhole * whole +
        weights.askedAlike * (counted === 0 ? 1 : alike / counted));
    const fits = share * asksAlike(stems, said);
    if (fits > best.share) best = { stems, share: fits };
  }
  return best;
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
  { said }: PreparedQuery,
): boolean {
  const wanted = subjects.filter((subject) => speaksOf((stem) => said.has(stem), subject));
  if (wanted.length === 0) return false;
  const has = (stem: string) => headings.has(stem) || title.has(stem) || stems.includes(stem);
  const spoken = subjects.filter((subject) => speaksOf(has, subject));
  return spoken.length > 0 && !spoken.some((subject) => wanted.includes(subject));
}
