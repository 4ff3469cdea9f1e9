import { meeting } from './document-demands.ts';
import { hasAll, ownLine } from './document-own.ts';
import type { PreparedQuery } from './document-query.ts';
import type { RankedPassage, RankedUnit } from './document-rank.ts';
import { asksFor, brokenRules } from './document-rules.ts';
import { answeringUnits } from './document-said.ts';
import { speaksToModel } from './document-to-model.ts';
import { trustIn } from './document-trust.ts';
import { weights } from './document-weights.ts';

/** Among so many passages the words are looked for that a short name is made of. */
const MOST_SPELLED = 8;
/** How good one of these must be against the best one. */
const CHOICE_SCORE = 0.1;
/** Beside somebody who is hurt first aid that is only likely meant helps more than none. */
const ENOUGH_NOW = -1;

/** Supervisors' own documents name no questions; those of the product all do. */
const isOwn = ({ read }: RankedPassage) => read.asked.length === 0;

/** Whether a passage answers what is asked. Nothing is guessed: in doubt it does not. */
function answers(ranked: RankedPassage, passages: readonly RankedPassage[], query: PreparedQuery): boolean {
  if (query.cites.length > 0) return ranked.cited > 0;
  if (query.isPrivate || speaksToModel(ranked.units[0]?.unit.text ?? '')) return false;
  if (query.spelled !== null) return query.spelled.test(ranked.units[0]?.unit.text ?? '');
  // A section that names this very question answers it: whoever wrote it there had read both.
  if (ranked.asked >= weights.askedExactly) return true;
  // Supervisors' own documents name no questions: of them nothing was learned.
  return isOwn(ranked)
    ? brokenRules(ranked, query).length === 0 && hasAll(ranked, query)
    : trustIn(ranked, passages, query) >= (query.emergency === 'now' ? ENOUGH_NOW : 0);
}

/** A passage that answers, and what is said of it. */
export type Chosen = Readonly<{ ranked: RankedPassage; said: readonly RankedUnit[] }>;

/** What a passage says to a question; null where it does not answer. */
function saidTo(
  ranked: RankedPassage,
  passages: readonly RankedPassage[],
  query: PreparedQuery,
): Chosen | null {
  const line = isOwn(ranked) && query.cites.length === 0 ? ownLine(ranked, query) : null;
  if (line !== null) return { ranked, said: [line] };
  if (!answers(ranked, passages, query)) return null;
  const { demand } = query;
  return {
    ranked,
    said: answeringUnits(ranked, query).filter((unit) => demand === null || demand.isMetBy(ranked, unit)),
  };
}

/** The passage that is quoted: the best one, or one nearly as good that answers where the best does not. Null: none. */
export function chosenPassage(query: PreparedQuery, ranked: readonly RankedPassage[]): Chosen | null {
  const passages = query.demand === null ? ranked : meeting(ranked, query.demand);
  const [best] = passages;
  if (best === undefined || (query.cites.length === 0 && asksFor(query).length === 0)) return null;
  const near = passages
    .slice(0, query.spelled === null ? 1 : MOST_SPELLED)
    .filter(({ score }) => score >= CHOICE_SCORE * best.score);
  // A company's line that says all that is asked answers, however much else the library says.
  return firstSaid(near, passages, query) ?? firstSaid(passages.filter(isOwn), passages, query);
}

function firstSaid(
  candidates: readonly RankedPassage[],
  passages: readonly RankedPassage[],
  query: PreparedQuery,
): Chosen | null {
  for (const one of candidates) {
    const said = saidTo(one, passages, query);
    if (said !== null) return said;
  }
  return null;
}

/** A company may ask for more than the law: where an own document answers too, it is quoted beside the library's. */
export function withOwn(
  chosen: Chosen,
  ranked: readonly RankedPassage[],
  query: PreparedQuery,
): readonly Chosen[] {
  if (isOwn(chosen.ranked)) return [chosen];
  const passages = query.demand === null ? ranked : meeting(ranked, query.demand);
  const own = firstSaid(passages.filter(isOwn), passages, query);
  return own === null ? [chosen] : [chosen, own];
}
