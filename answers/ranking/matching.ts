import type { ReadPassage } from '../library/passages.ts';
import type { Concept } from '../reading/concepts.ts';
import type { Alternative } from '../reading/phrases.ts';

type Alternatives = Pick<Concept, 'alternatives'>;

const hasAll = (set: ReadonlySet<string>, { stems }: Alternative) => stems.every((stem) => set.has(stem));

/**
 * Whether the stems stand side by side above: 'anchor point' is not in 'tie off, three points of contact'.
 */
const isAbove = (above: ReadonlySet<string>, { stems }: Alternative) =>
  above.has(stems.length === 1 ? (stems[0] ?? '') : stems.join(' '));

/** How often the stems stand side by side; half where they only stand near one another. */
function occurrences(stems: readonly string[], { stems: wanted }: Alternative): number {
  const [first] = wanted;
  if (first === undefined) return 0;
  let count = 0;
  for (let at = stems.indexOf(first); at >= 0; at = stems.indexOf(first, at + 1)) {
    if (wanted.every((stem, offset) => stems[at + offset] === stem)) count += 1;
  }
  if (count > 0 || wanted.length === 1) return count;
  return wanted.every((stem) => stems.includes(stem)) ? 0.5 : 0;
}

/** How well a set of stems has a concept, by the best of its alternatives, 0 to 1. */
export const bestOf = (stems: ReadonlySet<string>, { alternatives }: Alternatives): number =>
  alternatives.reduce((best, one) => (hasAll(stems, one) ? Math.max(best, one.weight) : best), 0);

/** The same of stems in order, where those of a phrase stand side by side. */
export const bestIn = (stems: readonly string[], { alternatives }: Alternatives): number =>
  alternatives.reduce((best, one) => Math.max(best, Math.min(1, occurrences(stems, one)) * one.weight), 0);

/** The alternatives that a passage has: most have none, and no sentence need be searched for the others. */
export const presentIn = ({ stemSet }: ReadPassage, { alternatives }: Alternatives): Alternatives => ({
  alternatives: alternatives.filter((one) => hasAll(stemSet, one)),
});

/** In which fields of a passage a concept stands: how often in the text, and 0 to 1 above it. */
export type FieldMatch = Readonly<{
  concept: Concept;
  text: number;
  heading: number;
  title: number;
  topic: number;
}>;

export function matchFields(concept: Concept, read: ReadPassage): FieldMatch {
  const match = { concept, text: 0, heading: 0, title: 0, topic: 0 };
  for (const one of concept.alternatives) {
    if (hasAll(read.stemSet, one))
      match.text = Math.max(match.text, occurrences(read.stems, one) * one.weight);
    if (isAbove(read.headings, one)) match.heading = Math.max(match.heading, one.weight);
    if (isAbove(read.title, one)) match.title = Math.max(match.title, one.weight);
    if (isAbove(read.topics, one)) match.topic = Math.max(match.topic, one.weight);
  }
  return match;
}

export const weightOf = (concepts: readonly Concept[]): number =>
  concepts.reduce((sum, { weight }) => sum + weight, 0);
