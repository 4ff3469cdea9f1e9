import type { ReadPassage } from '../library/passages.ts';
import type { RankedQuestion } from './section-model.ts';
import { weights } from './weights.ts';

/** How much the kind of a section speaks for or against it: lists of what to do, tables, what to do when it went wrong. */
export function sectionWeight(
  { passage, isTable }: ReadPassage,
  { kind }: RankedQuestion,
  asked: number,
): number {
  const weight = plainSectionWeight(passage.section, isTable, { kind });
  // A section that is said to answer the question is not held back for what others of its name mostly are.
  return weight >= 1 ? weight : weight + (1 - weight) * Math.min(1, asked);
}

function plainSectionWeight(
  section: string,
  isTable: boolean,
  { kind }: Pick<RankedQuestion, 'kind'>,
): number {
  const parts = section.split(' › ');
  const heading = parts[1]?.toLowerCase();
  if (isTable) return kind === 'action' ? weights.wentWrong : weights.table;
  if (heading === undefined) return weights.intro;
  if (heading === 'when this applies') return kind === 'definition' ? 1 : weights.applies;
  if (heading === 'if something goes wrong') return kind === 'action' ? 1.15 : weights.wentWrong;
  return /^(do|do not|stop work when)$/.test(heading) ? weights.list : 1;
}
