import { askedCounts } from '@tailboard/answers/models/asked-model.ts';
import { sectionOf } from '@tailboard/answers/reading/cited-sections.ts';
import type { Concept } from '@tailboard/answers/reading/concepts.ts';
import type { PreparedQuery } from '@tailboard/answers/deciding/query.ts';
import type { Vocabulary } from '@tailboard/answers/reading/spelling.ts';
import { isTerm, quotedLexeme } from './tables.ts';

/** What PostgreSQL is asked: passages that meet `filter`, those first that meet the most of `groups` by weight. */
export type CandidateQuery = { filter: string; groups: { tsquery: string; weight: number }[] };

/** Passages that the database may have to look at, roughly; each costs it a few µs. */
const MOST_LOOKED_AT = 4_000;
/** More than any sum of words: who asks for a section number gets it. */
const CITE_WEIGHT = 1_000;

/**
 * Section numbers and things asked for that a search goes by. Each is one more sum in the statement, nested in the one before,
 * and a statement that is nested too deep is refused; a question that a person types has a tenth of them.
 */
const MOST_CITES = 10;
const MOST_CONCEPTS = 100;

type Group = { tsquery: string; weight: number; looks: number };

/** Null where nothing is asked for that a passage could have. */
export function candidateQuery(query: PreparedQuery, vocabulary: Vocabulary): CandidateQuery | null {
  const citing = (cite: string, weight: number): Group => ({
    tsquery: `${quotedLexeme(`§${cite}`)}:*`,
    weight,
    looks: 0,
  });
  // Those of the same section too: the document that cites it most is about it.
  const asked = [...new Set(query.cites.map(({ cite }) => cite))].filter(isTerm).slice(0, MOST_CITES);
  const sections = asked.filter((cite) => cite !== sectionOf(cite)).map(sectionOf);
  const cites = [
    ...asked.map((cite) => citing(cite, CITE_WEIGHT)),
    ...sections.map((section) => citing(section, 1)),
  ];
  const concepts = query.concepts.flatMap((concept) => groupOf(concept, vocabulary));
  // Of too many, those that tell passages apart best.
  const heaviest = new Set(concepts.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_CONCEPTS));
  const groups = [...cites, ...concepts.filter((group) => heaviest.has(group))];
  const filter = filterOf(groups);
  return filter === null
    ? null
    : { filter, groups: groups.map(({ tsquery, weight }) => ({ tsquery, weight })) };
}

function groupOf({ alternatives, weight, isNumber }: Concept, vocabulary: Vocabulary): Group[] {
  const countOf = (stem: string) => vocabulary.stems.get(stem) ?? askedCounts().questions.get(stem) ?? 0;
  const possible = alternatives.filter(({ stems }) => stems.length > 0 && stems.every(isTerm));
  const counted = possible.filter(({ stems }) => stems.every((stem) => countOf(stem) > 0));
  // Of numbers that nothing has, no passage can be found; a word may stand in a title or topic, which are not counted.
  const known = counted.length > 0 || isNumber ? counted : possible;
  if (known.length === 0) return [];
  const looks = known.reduce((sum, { stems }) => sum + Math.min(...stems.map(countOf)), 0);
  const tsquery = known.map(({ stems }) => `(${stems.map(quotedLexeme).join(' & ')})`).join(' | ');
  return [{ tsquery: `(${tsquery})`, weight, looks }];
}

/** Rare words find passages by themselves; common ones only together, since most of what has one of them is about something else. */
function filterOf(groups: readonly Group[]): string | null {
  const rarest = groups.toSorted((a, b) => a.looks - b.looks);
  const alone: Group[] = [];
  let looks = 0;
  for (const group of rarest) {
    looks += group.looks;
    if (looks > MOST_LOOKED_AT && alone.length > 0) break;
    if (group.looks <= MOST_LOOKED_AT) alone.push(group);
  }
  const common = rarest.filter((group) => !alone.includes(group)).slice(0, 4);
  const pairs = common.flatMap((one, at) =>
    common.slice(at + 1).map((other) => `(${one.tsquery} & ${other.tsquery})`),
  );
  const parts = [...alone.map(({ tsquery }) => tsquery), ...(alone.length > 0 ? [] : pairs)];
  if (parts.length > 0) return parts.join(' | ');
  return common[0]?.tsquery ?? null;
}
