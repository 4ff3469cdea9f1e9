import type { ReadPassage } from '../library/passages.ts';
import { citesIn, meetsCite, sectionOf } from '../reading/cited-sections.ts';
import type { Question } from '../reading/question.ts';

/**
 * What a passage that cites another paragraph of the same section counts for against one that cites what is
 * asked for.
 */
const SAME_SECTION = 0.2;
const APPLIES = / › when this applies$/i;

/**
 * How well a passage cites the section number asked for: 3 the paragraph itself, 2 a part of it, 0 not at
 * all.
 */
export const citationOf = ({ passage }: ReadPassage, { cites }: Question): number =>
  Math.max(0, ...cites.flatMap(({ cite }) => passage.cites.map((stands) => meetsCite(stands, cite))));

type CitationOrder = Readonly<{
  /**
   * Whether it cites anything of a section asked for: where it lacks the paragraph itself, it is the
   * nearest there is.
   */
  isOfSection: (read: ReadPassage) => boolean;
  /** How many passages of its document cite what is asked for: the one that cites it most is about it. */
  inDocument: (read: ReadPassage) => number;
  /** How many of its own sentences cite it. */
  inSentences: (read: ReadPassage) => number;
}>;

/** How passages stand to the section numbers of a question. */
export function citationOrder(reads: readonly ReadPassage[], { cites, concepts }: Question): CitationOrder {
  const wanted = cites.map(({ cite }) => cite);
  const sections = wanted.map(sectionOf);
  const meets = (stands: string, asked: readonly string[]) => asked.some((one) => meetsCite(stands, one) > 0);
  const counts = new Map<string, number>();
  if (wanted.length > 0)
    for (const { passage } of reads) {
      const more = passage.cites.some((stands) => meets(stands, wanted))
        ? 1
        : passage.cites.some((stands) => meets(stands, sections))
          ? SAME_SECTION
          : 0;
      if (more > 0) counts.set(passage.documentKey, (counts.get(passage.documentKey) ?? 0) + more);
    }
  const isTable = cites.some(({ table }) => table !== null);
  return {
    isOfSection: ({ passage }) =>
      wanted.length > 0 && passage.cites.some((stands) => meets(sectionOf(stands), sections)),
    inDocument: ({ passage }) => (concepts.length === 0 ? (counts.get(passage.documentKey) ?? 0) : 0),
    inSentences: ({ units, passage }) =>
      wanted.length === 0 || (concepts.length > 0 && !isTable)
        ? 0
        : units.filter(({ text }) =>
            cites.some(
              ({ cite, table }) =>
                citesIn(text).some((stands) => meetsCite(stands, cite) > 0) &&
                (table === null || text.toLowerCase().includes(table)),
            ),
          ).length * (APPLIES.test(passage.section) ? 0.5 : 1),
  };
}

/** Compares passages by how they cite what is asked for. */
export const byCitation =
  ({ isOfSection, inDocument, inSentences }: CitationOrder) =>
  (a: ReadPassage, b: ReadPassage): number =>
    Number(isOfSection(b)) - Number(isOfSection(a)) ||
    inDocument(b) - inDocument(a) ||
    inSentences(b) - inSentences(a);
