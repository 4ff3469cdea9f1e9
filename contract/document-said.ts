import { hasThreshold } from './document-amounts.ts';
import { meetsCite } from './document-cites.ts';
import type { PreparedQuery } from './document-query.ts';
import type { RankedPassage, RankedUnit } from './document-rank.ts';
import { speaksToModel } from './document-to-model.ts';

/** Rows of a table, or sentences beside the best one, that are said at most. */
export const MOST_ROWS = 3;
/** Rows that answer alike. */
const MOST_ALIKE = 10;
/** Items of a list that are said whole. */
const MOST_ITEMS = 8;
/** Of a sentence's score against the best one's: from here on it is said beside it. */
const NEARLY = 0.45;
const NEARLY_WITH_NUMBER = 0.35;
/** Characters of a passage that are quoted at most. */
export const LONGEST_QUOTE = 900;
/** Characters that are said as the answer; the citation quotes more. */
const LONGEST_SAID = 500;

/** A passage from its first sentence on. */
export function fromBeginning({ units }: RankedPassage, longest: number): RankedUnit[] {
  let length = 0;
  return units
    .toSorted((a, b) => a.index - b.index)
    .filter(({ unit }) => (length += unit.text.length + 1) <= longest);
}

/** The sentence that answers, with those beside it that say as much. */
export function answeringUnits({ units, read }: RankedPassage, query: PreparedQuery): RankedUnit[] {
  const citing = query.cites.flatMap(({ cite }) => units.filter(({ unit }) => citesIt(unit.text, cite)));
  if (citing.length > 0) return [...new Set(citing)].slice(0, MOST_ROWS);
  const [top] = units;
  if (top === undefined) return [];
  if (read.isTable) {
    // Beside the row that says from where on, one that does not would answer another question.
    const onlyFrom = query.threshold && hasThreshold(top.unit.text);
    // Rows that answer alike are one answer: whoever names no voltage gets all of them.
    const alike = units.filter(({ score }) => score >= 0.97 * top.score).length;
    return units
      .slice(0, alike > MOST_ROWS && alike <= MOST_ALIKE ? alike : MOST_ROWS)
      .filter(({ score, unit }) => score >= 0.85 * top.score && (!onlyFrom || hasThreshold(unit.text)));
  }
  return [top, ...listed(top, units), ...besides(top, units, query)];
}

/** A sentence that only leads to a list says nothing without it: the items that stand out, else all. */
function listed(top: RankedUnit, units: readonly RankedUnit[]): RankedUnit[] {
  if (!top.unit.text.endsWith(':')) return [];
  const items = units.filter(({ index }) => index > top.index);
  const [best] = items;
  const outstanding = items.filter(({ score }) => score >= 0.9 * (best?.score ?? 0));
  return (outstanding.length <= MOST_ROWS ? outstanding : items)
    .toSorted((a, b) => a.index - b.index)
    .slice(0, MOST_ITEMS);
}

/** Sentences of the same passage that say as much, or nearly where they have a number of the kind asked for. */
function besides(top: RankedUnit, units: readonly RankedUnit[], { measure }: PreparedQuery): RankedUnit[] {
  const chosen: RankedUnit[] = [];
  let length = top.unit.text.length;
  for (const one of units.slice(1)) {
    if (speaksToModel(one.unit.text)) continue;
    const least = measure !== null && one.hasMeasure ? NEARLY_WITH_NUMBER : NEARLY;
    if (one.score < least * top.score || length + one.unit.text.length > LONGEST_SAID) continue;
    if (top.unit.text.endsWith(':') && one.index > top.index) continue;
    chosen.push(one);
    length += one.unit.text.length;
    if (chosen.length === MOST_ROWS) break;
  }
  return chosen;
}

const citesIt = (text: string, cite: string) =>
  (text.toLowerCase().match(/19\d\d\.\d+(?:\([a-z0-9]+\))*/g) ?? []).some(
    (stands) => meetsCite(stands, cite) > 0,
  );
