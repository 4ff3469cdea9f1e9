import { isIn } from './similar-questions.ts';
import type { ReadPassage } from '../library/passages.ts';
import type { Concept } from '../reading/concepts.ts';

/** A sentence that so many documents have says nothing of the matter. */
const MANY_DOCUMENTS = 3;

/** What is known of the other passages that were found: sentences of many documents, and where else in its document a concept stands. */
export type Others = {
  isBoilerplate: (text: string) => boolean;
  inDocument: (key: string, concept: Concept) => number;
};

export const alone: Others = { isBoilerplate: () => false, inDocument: () => 0 };

export function readOthers(passages: readonly ReadPassage[]): Others {
  const readsOf = new Map<string, ReadPassage[]>();
  const documentsOf = new Map<string, string | Set<string>>();
  for (const read of passages) {
    const key = read.passage.documentKey;
    const reads = readsOf.get(key);
    if (reads === undefined) readsOf.set(key, [read]);
    else reads.push(read);
    for (const { text } of read.units) {
      // Nearly every sentence is of one document.
      const known = documentsOf.get(text);
      if (known === undefined) documentsOf.set(text, key);
      else if (typeof known !== 'string') known.add(key);
      else if (known !== key) documentsOf.set(text, new Set([known, key]));
    }
  }
  const known = new Map<string, Map<Concept, number>>();
  const inDocument = (reads: readonly ReadPassage[], { alternatives }: Concept) =>
    // Words that belong together stand in one passage: 'light' here and 'duty' there is no light duty.
    alternatives.reduce(
      (best, one) =>
        one.weight > best && reads.some(({ stemSet }) => isIn(stemSet, one)) ? one.weight : best,
      0,
    );
  return {
    isBoilerplate: (text) => {
      const keys = documentsOf.get(text);
      return keys !== undefined && typeof keys !== 'string' && keys.size >= MANY_DOCUMENTS;
    },
    inDocument: (key, concept) => {
      const ofDocument = known.get(key) ?? new Map<Concept, number>();
      known.set(key, ofDocument);
      const before = ofDocument.get(concept);
      if (before !== undefined) return before;
      const stands = inDocument(readsOf.get(key) ?? [], concept);
      ofDocument.set(concept, stands);
      return stands;
    },
  };
}
