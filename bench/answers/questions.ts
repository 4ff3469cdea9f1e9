import { readFileSync } from 'node:fs';
import type { Citation, DocumentAnswer } from '../../contract/documents.ts';

type Place = { documentKey: string; section: string; mustContain?: string[] };
export type Asked = {
  id: number;
  kind: string;
  question: string;
  documentKeys?: string[];
  expect: (Place & { alsoOk?: Place[]; refusalOk?: boolean }) | { emergency: true } | null;
  quoteOk?: Place[];
};

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Asked[];

/** The frozen sets by their names, in the order in which they were written; README.md beside them says how, and how they are read. */
export const frozenSets = {
  first: read('questions.json'),
  second: read('second-questions.json'),
  third: read('third-questions.json'),
  fourth: read('fourth-questions.json'),
  fifth: read('fifth-questions.json'),
  sixth: read('sixth-questions.json'),
  seventh: read('seventh-questions.json'),
  eighth: read('eighth-questions.json'),
  ninth: read('ninth-questions.json'),
  tenth: read('tenth-questions.json'),
  eleventh: read('eleventh-questions.json'),
  twelfth: read('twelfth-questions.json'),
  thirteenth: read('thirteenth-questions.json'),
  fourteenth: read('fourteenth-questions.json'),
};

/** Nothing is learned from these: they tell how the engine does with questions that nobody has seen. */
export const unseenSets: ReadonlySet<string> = new Set([
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
]);

const learning = JSON.parse(
  readFileSync(new URL('learning-questions.json', import.meta.url), 'utf8'),
) as (Asked & { writer: string })[];

/** What trust is learned from, by who wrote it. */
export const learningSets: Readonly<Record<string, readonly Asked[]>> = Object.fromEntries(
  [...new Set(learning.map(({ writer }) => writer))].map((name) => [
    `${name} writer`,
    learning.filter(({ writer }) => writer === name),
  ]),
);

/** `nearest` of a refusal and citations both have a place. */
type Placed = Pick<Citation, 'documentKey' | 'section'>;

/** A section is a heading on any level; the document's own title is what stands before its first heading. */
export function isAt({ documentKey, section }: Placed, place: Place): boolean {
  const [title, ...headings] = section.split(' › ');
  if (documentKey !== place.documentKey) return false;
  return place.section === title ? headings.length === 0 : headings.includes(place.section);
}

/** Sections that answer a question; none for one that the documents do not answer. */
export function rightPlaces({ expect, quoteOk = [] }: Asked): Place[] {
  if (expect === null || 'emergency' in expect) return quoteOk;
  return [expect, ...(expect.alsoOk ?? [])];
}

export type Verdict = {
  asked: Asked;
  /** Of the first 3 and 5 passages one is of the right section; null where no section is expected. */
  recall3: boolean | null;
  recall5: boolean | null;
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
    recall3: hasPlace ? among(3) : null,
    recall5: hasPlace ? among(5) : null,
    citations: hasPlace ? answer.citations.length : 0,
    rightCitations: hasPlace ? right.length : 0,
    holds: hasPlace && answer.answered ? needed.includes(true) : null,
    answered: answer.answered,
    emergency: answer.emergency,
    wrong,
  };
}
