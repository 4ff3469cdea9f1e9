import { hasThreshold } from '../reading/amounts.ts';
import { citesIn, meetsCite, type AskedCite } from '../reading/cited-sections.ts';
import type { PreparedQuery } from './query.ts';
import type { RankedPassage, RankedUnit } from '../ranking/rank.ts';
import { speaksToModel } from '../reading/steering-text.ts';
import { wholeOf } from '../library/units.ts';

/** Rows of a table, or sentences beside the best one, that are said at most. */
export const MOST_ROWS = 3;
/** Rows that answer alike. */
const MOST_ALIKE = 10;
/** Of a sentence's score against the best one's: from here on it is said beside it. */
const NEARLY = 0.45;
const NEARLY_WITH_NUMBER = 0.35;
/** Characters of a passage that are quoted at most. */
export const LONGEST_QUOTE = 900;
/** Characters that are said as the answer; the citation quotes more. */
const LONGEST_SAID = 500;

/** A passage from its first sentence on, as far as it may go; no list is cut. */
export function fromBeginning({ units }: RankedPassage, longest: number): RankedUnit[] {
  const inOrder = byPlace(units);
  let end = 0;
  let length = 0;
  while (end < inOrder.length) {
    const next = (wholeOf(placed(inOrder), [end]).at(-1) ?? end) + 1;
    length += lengthOf(inOrder.slice(end, next));
    if (end > 0 && length > longest) break;
    end = next;
  }
  return inOrder.slice(0, end);
}

export const byPlace = (units: readonly RankedUnit[]): RankedUnit[] =>
  units.toSorted((a, b) => a.index - b.index);

export const placed = (inOrder: readonly RankedUnit[]) => inOrder.map(({ unit }) => unit);

export const lengthOf = (units: readonly RankedUnit[]): number =>
  units.reduce((sum, { unit }) => sum + unit.text.length + 1, 0);

/** What is said with all that it cannot stand without. */
export function wholeUnits(chosen: readonly RankedUnit[], units: readonly RankedUnit[]): RankedUnit[] {
  const inOrder = byPlace(units);
  const all = wholeOf(
    placed(inOrder),
    chosen.map(({ index }) => index),
  );
  return all.flatMap((at) => inOrder[at] ?? []);
}

/** The sentence that answers, with those beside it that say as much, and all that they cannot stand without. */
export function answeringUnits(ranked: RankedPassage, query: PreparedQuery): RankedUnit[] {
  const { units, read } = ranked;
  const citing = query.cites.flatMap((cite) => citingUnits(units, cite));
  if (citing.length > 0)
    return wholeUnits(withUncited(citing.slice(0, read.isTable ? MOST_ALIKE : MOST_ROWS), units), units);
  const [top] = units;
  if (top === undefined) return [];
  if (read.isTable) {
    // Beside the row that says from where on, one that does not would answer another question.
    const onlyFrom = query.threshold && hasThreshold(top.unit.text);
    // Rows that answer alike are one answer: whoever names no voltage gets all of them.
    const alike = units.filter(({ score }) => score >= 0.97 * top.score).length;
    return byPlace(
      units
        .slice(0, alike > MOST_ROWS && alike <= MOST_ALIKE ? alike : MOST_ROWS)
        .filter(({ score, unit }) => score >= 0.85 * top.score && (!onlyFrom || hasThreshold(unit.text))),
    );
  }
  const answer = wholeUnits([top], units);
  return answer.some(({ unit }) => unit.list !== null)
    ? answer
    : wholeUnits([top, ...besides(top, answer, units, query)], units);
}

/** A paragraph of the rule is named behind what it says, which may be several sentences. */
function withUncited(citing: readonly RankedUnit[], units: readonly RankedUnit[]): RankedUnit[] {
  const inOrder = byPlace(units);
  const taken = new Set(citing);
  for (const { unit, index } of citing) {
    if (unit.isRow || unit.list !== null) continue;
    for (let at = index - 1; at >= 0; at -= 1) {
      const before = inOrder[at];
      if (before === undefined || before.unit.list !== null || citesIn(before.unit.text).length > 0) break;
      taken.add(before);
    }
  }
  return [...taken];
}

/** Sentences of the same passage that say as much, or nearly where they have a number of the kind asked for. A list stands alone. */
function besides(
  top: RankedUnit,
  answer: readonly RankedUnit[],
  units: readonly RankedUnit[],
  { measure }: PreparedQuery,
): RankedUnit[] {
  const chosen: RankedUnit[] = [];
  let length = lengthOf(answer);
  for (const one of units.slice(1)) {
    if (one.unit.isOpen || speaksToModel(one.unit.text) || answer.includes(one)) continue;
    const least = measure !== null && one.hasMeasure ? NEARLY_WITH_NUMBER : NEARLY;
    const more = wholeUnits([one], units);
    if (one.score < least * top.score || length + lengthOf(more) > LONGEST_SAID) continue;
    if (more.some(({ unit }) => unit.list !== null)) continue;
    chosen.push(one);
    length += lengthOf(more);
    if (chosen.length === MOST_ROWS) break;
  }
  return chosen;
}

/** What says the paragraph asked for: the rows of its table where one is named, first what has a number. */
function citingUnits(units: readonly RankedUnit[], { cite, table }: AskedCite): RankedUnit[] {
  const citing = byPlace(units).filter(({ unit }) =>
    citesIn(unit.text).some((stands) => meetsCite(stands, cite) > 0),
  );
  const inTable = citing.filter(({ unit }) => table !== null && unit.text.toLowerCase().includes(table));
  if (inTable.length > 0) return inTable;
  const hasNumber = ({ unit }: RankedUnit) =>
    /\d/.test(unit.text.replaceAll(/\([^)]*CFR[^)]*\)|29 CFR\S+/g, ''));
  return [...citing.filter(hasNumber), ...citing.filter((one) => !hasNumber(one))];
}
