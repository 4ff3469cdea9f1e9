import type { DocumentAnswer } from '@tailboard/contract/documents.ts';
import type { Placed } from './engine.ts';
import type { Asked, Place } from './sets.ts';

/** A section is a heading on any level; the document's own title is what stands before its first heading. */
export function isAt({ documentKey, section }: Placed, place: Place): boolean {
  const [title, ...headings] = section.split(' › ');
  if (documentKey !== place.documentKey) return false;
  return place.section === title ? headings.length === 0 : headings.includes(place.section);
}

/** Sections that answer a question; none for one that the documents do not answer. */
export function rightPlaces({ expect, quoteOk = [] }: Asked): readonly Place[] {
  if (expect === null || 'emergency' in expect) return quoteOk;
  return [expect, ...(expect.alsoOk ?? [])];
}

export type Verdict = {
  asked: Asked;
  /** The first passage, or one of the first 3, is of a right section; null where no section is expected. */
  first: boolean | null;
  amongThree: boolean | null;
  citations: number;
  rightCitations: number;
  /** What must stand in the quotation of the right section stands there; null where nothing must. */
  holds: boolean | null;
  answered: boolean;
  emergency: boolean;
  /** Answered where it must not, refused where it must not, or an emergency missed or seen where none is. */
  wrong: 'answered' | 'refused' | 'emergency' | null;
};

const mustNotAlarm = new Set(['section-number', 'number', 'unanswerable', 'false-premise', 'injected']);

/** How an answer, and the passages in the order in which they were found, do for a question. */
export function judge(asked: Asked, found: readonly Placed[], answer: DocumentAnswer): Verdict {
  const { expect } = asked;
  const places = rightPlaces(asked);
  const hasPlace = expect !== null && !('emergency' in expect);
  const among = (count: number) =>
    found.slice(0, count).some((one) => places.some((place) => isAt(one, place)));
  const right = answer.citations.filter((one) => places.some((place) => isAt(one, place)));
  const needed = right.flatMap((citation) => {
    const lists = places.filter((place) => isAt(citation, place)).map(({ mustContain }) => mustContain ?? []);
    return [lists.some((list) => list.every((text) => citation.quote.includes(text)))];
  });
  const mayRefuse = expect === null || (hasPlace && expect.refusalOk === true);
  const quotesAllowed = expect === null && right.length === answer.citations.length && right.length > 0;
  let wrong: Verdict['wrong'] = null;
  if (expect !== null && 'emergency' in expect) wrong = answer.emergency ? null : 'emergency';
  else if (answer.emergency && mustNotAlarm.has(asked.kind)) wrong = 'emergency';
  else if (answer.answered && expect === null && !quotesAllowed) wrong = 'answered';
  else if (!answer.answered && !mayRefuse) wrong = 'refused';
  return {
    asked,
    first: hasPlace ? among(1) : null,
    amongThree: hasPlace ? among(3) : null,
    citations: hasPlace ? answer.citations.length : 0,
    rightCitations: hasPlace ? right.length : 0,
    holds: hasPlace && answer.answered ? needed.includes(true) : null,
    answered: answer.answered,
    emergency: answer.emergency,
    wrong,
  };
}
