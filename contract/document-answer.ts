import { EMERGENCY_FIRST } from './document-emergency.ts';
import { cellsOf } from './document-passages.ts';
import type { PreparedQuery } from './document-query.ts';
import type { RankedPassage, RankedUnit } from './document-rank.ts';
import { asksFor, brokenRules } from './document-rules.ts';
import { answeringUnits, fromBeginning, MOST_ROWS } from './document-said.ts';
import { speaksToModel } from './document-to-model.ts';
import { trustIn } from './document-trust.ts';
import { weights } from './document-weights.ts';
import { NO_ANSWER, type Citation, type DocumentAnswer } from './documents.ts';

/** Among so many passages the words are looked for that a short name is made of. */
const MOST_SPELLED = 8;
/** How good one of these must be against the best one. */
const CHOICE_SCORE = 0.1;
const MOST_NEAREST = 3;
/** Beside somebody who is hurt first aid that is only likely meant helps more than none. */
const ENOUGH_NOW = -1;
const LONGEST_QUOTE = 900;

const NO_ANSWER_ES = `Los documentos elegidos no contestan esto. ${NO_ANSWER}`;

const urlOf = ({ passage }: RankedPassage['read']) => `/safety/${passage.documentKey}#${passage.anchor}`;

export function citationOf({ read }: RankedPassage, quote: string): Citation {
  const { documentKey, document, section } = read.passage;
  return { documentKey, document, section, quote, url: urlOf(read) };
}

/** A passage as a search or an answer shows it: whole where it is short, else the part around what is said of it, or its best sentence or row. */
export function shownPassage(ranked: RankedPassage, said: readonly RankedUnit[] = []): Citation {
  const { units, read } = ranked;
  const [top] = units;
  if (top === undefined) return citationOf(ranked, '');
  if (read.isTable)
    return citationOf(
      ranked,
      joined(
        ranked,
        units.slice(0, MOST_ROWS).filter(({ score }) => score >= 0.8 * top.score),
      ),
    );
  const inOrder = [...units].sort((a, b) => a.index - b.index);
  const [first, ...others] = said.length > 0 ? said.map(({ index }) => index) : [top.index];
  let from = Math.min(first ?? top.index, ...others);
  let to = Math.max(first ?? top.index, ...others);
  let length = inOrder.slice(from, to + 1).reduce((sum, { unit }) => sum + unit.text.length + 1, -1);
  for (;;) {
    const after = inOrder[to + 1];
    const before = inOrder[from - 1];
    const next = after !== undefined && length + after.unit.text.length <= LONGEST_QUOTE ? after : null;
    const previous =
      before !== undefined && length + before.unit.text.length <= LONGEST_QUOTE ? before : null;
    if (next === null && previous === null) break;
    // The sentence before and the one after in turn.
    const take = next !== null && (previous === null || to - top.index <= top.index - from) ? next : previous;
    if (take === null) break;
    length += take.unit.text.length + 1;
    from = Math.min(from, take.index);
    to = Math.max(to, take.index);
  }
  return citationOf(ranked, joined(ranked, inOrder.slice(from, to + 1)));
}

/** A row as a sentence: 'Side rails above the landing, at least: 3 feet (29 CFR 1926.1053(b)(1))'. */
function rowInWords(row: string, heads: readonly string[]): string {
  const [what = '', ...cells] = row.split(' | ');
  const last = cells.at(-1) ?? '';
  const cites = cells.length > 1 && last.startsWith('29 CFR ');
  const values = cites ? cells.slice(0, -1) : cells;
  // A number and its unit belong together; what stands in other columns is told apart by their heads.
  const isNumber = heads.some((head) => head.toLowerCase() === 'unit');
  const isNamed = !isNumber && values.length > 1 && heads.length === cells.length + 1;
  const value = values
    .map((cell, at) => (isNamed ? `${heads[at + 1]}: ${cell}` : cell))
    .join(isNumber ? ' ' : '; ');
  return `${what}${value === '' ? '' : `: ${value}`}${cites ? ` (${last})` : ''}`;
}

/** Word for word, in the order in which they stand; what was left out between them is marked. */
function joined({ read }: RankedPassage, chosen: readonly RankedUnit[]): string {
  let text = '';
  let last = -2;
  for (const { index, unit } of [...chosen].sort((a, b) => a.index - b.index)) {
    text += text === '' ? unit.text : `${last === index - 1 && !read.isTable ? ' ' : ' … '}${unit.text}`;
    last = index;
  }
  return text;
}

/** Whether a passage answers what is asked. Nothing is guessed: in doubt it does not. */
function answers(ranked: RankedPassage, passages: readonly RankedPassage[], query: PreparedQuery): boolean {
  if (query.cites.length > 0) return ranked.cited > 0;
  if (query.isPrivate || speaksToModel(ranked.units[0]?.unit.text ?? '')) return false;
  if (query.spelled !== null) return query.spelled.test(ranked.units[0]?.unit.text ?? '');
  // A section that names this very question answers it: whoever wrote it there had read both.
  if (ranked.asked >= weights.askedExactly) return true;
  // Supervisors' own documents name no questions: of them nothing was learned.
  return isOwn(ranked)
    ? brokenRules(ranked, query).length === 0
    : trustIn(ranked, passages, query) >= (query.emergency === 'now' ? ENOUGH_NOW : 0);
}

/** Where a document says what to do when somebody is hurt: nothing else is quoted beside somebody who lies there. */
const AID =
  /\b(first aid|if something goes wrong|rescue|emergency|bleeding|burns?|shock|heat stroke|hypothermia|frostbite|the worst first|cpr|electrocution|cave-?ins?)\b/i;

export const isAidSection = (section: string): boolean => AID.test(section);

const isAid = ({ read }: RankedPassage) => isAidSection(read.passage.section);

/** The passage that is quoted: the best one, or one nearly as good that answers where the best does not. Null: none. */
export function chosenPassage(
  query: PreparedQuery,
  passages: readonly RankedPassage[],
): RankedPassage | null {
  const [best] = passages;
  if (best === undefined || (query.cites.length === 0 && asksFor(query).length === 0)) return null;
  return (
    passages
      .slice(0, query.spelled === null ? 1 : MOST_SPELLED)
      .find((one) => one.score >= CHOICE_SCORE * best.score && answers(one, passages, query)) ?? null
  );
}

/** Before 'breathing', side by side: who 'is breathing but not awake', or cannot breathe, is another matter. */
const NO_BREATH = new Map([
  ...['not', 'no', 'isnt', 'aint', 'stop', 'quit'].map((word) => [word, 'breath'] as const),
  ['es:no', 'es:respir'],
]);

/** Whoever does not breathe has minutes: that comes before all else that is told. */
function chosenAid(query: PreparedQuery, passages: readonly RankedPassage[]): RankedPassage | null {
  const isBreathless = [...NO_BREATH].some(([word, next]) => query.followedBy.get(word) === next);
  const cpr = isBreathless
    ? passages.find(({ read }) => /not breathing/i.test(read.passage.section))
    : undefined;
  return cpr ?? chosenPassage(query, passages);
}

/**
 * The built-in answer out of passages that are ranked: the sentence that answers first, word for word, and where it stands.
 * Server and phone give the same one. `passages`: best first.
 */
export function answerFromPassages(query: PreparedQuery, passages: readonly RankedPassage[]): DocumentAnswer {
  const { emergency, language } = query;
  const first = emergency === null ? null : EMERGENCY_FIRST[emergency][language];
  const chosen =
    emergency === 'now'
      ? chosenAid(
          query,
          passages.filter((one) => isAid(one)),
        )
      : chosenPassage(query, passages);
  if (chosen === null) {
    const none = language === 'es' ? NO_ANSWER_ES : NO_ANSWER;
    return {
      answer: first === null ? none : `${first}\n\n${none}`,
      sourcesUsed: [],
      citations: [],
      nearest: passages.slice(0, MOST_NEAREST).map((one) => shownPassage(one)),
      answered: false,
      emergency: emergency !== null,
      source: 'built-in',
    };
  }
  const quoted = (emergency === 'now' ? withSteps(chosen, passages) : withOwn(chosen, passages, query)).map(
    (ranked) => {
      // The steps are said from the first one on: what comes first keeps the helper alive.
      const units =
        emergency === 'now' ? fromBeginning(ranked, LONGEST_QUOTE) : answeringUnits(ranked, query);
      const citation = ranked.read.isTable
        ? citationOf(ranked, joined(ranked, units))
        : shownPassage(ranked, units);
      return { citation, said: saidBy(ranked, units) };
    },
  );
  const frames = quoted.map(({ citation, said }, at) =>
    language === 'es'
      ? `El documento, en inglés, dice (${citation.section}): “${said}” [${at + 1}]`
      : `“${said}” [${at + 1}]\n${citation.section}`,
  );
  return {
    answer: [...(first === null ? [] : [first]), ...frames].join('\n\n'),
    sourcesUsed: [...new Set(quoted.map(({ citation }) => citation.document))],
    citations: quoted.map(({ citation }) => citation),
    nearest: [],
    answered: true,
    emergency: emergency !== null,
    source: 'built-in',
  };
}

/** Supervisors' own documents name no questions; those of the product all do. */
const isOwn = ({ read }: RankedPassage) => read.asked.length === 0;

/** A company may ask for more than the law: where an own document answers too, it is quoted beside the library's. */
function withOwn(
  chosen: RankedPassage,
  passages: readonly RankedPassage[],
  query: PreparedQuery,
): RankedPassage[] {
  const own = isOwn(chosen) ? undefined : passages.find((one) => isOwn(one) && answers(one, passages, query));
  return own === undefined ? [chosen] : [chosen, own];
}

const STEPS = /\b(if something goes wrong|the worst first|rescue)\b/i;

/** Signs alone say what it is and not what to do: what to do stands on the same page. */
function withSteps(chosen: RankedPassage, passages: readonly RankedPassage[]): RankedPassage[] {
  if (STEPS.test(chosen.read.passage.section)) return [chosen];
  const key = chosen.read.passage.documentKey;
  const steps = passages.find(
    ({ read: { passage } }) => passage.documentKey === key && STEPS.test(passage.section),
  );
  return steps === undefined ? [chosen] : [chosen, steps];
}

function saidBy(ranked: RankedPassage, chosen: readonly RankedUnit[]): string {
  if (!ranked.read.isTable) return joined(ranked, chosen);
  const [line = ''] = ranked.read.passage.text.split('\n');
  const heads = cellsOf(line);
  return chosen.map(({ unit }) => rowInWords(unit.text, heads)).join('; ');
}
