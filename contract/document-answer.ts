import { hasThreshold } from './document-amounts.ts';
import { meetsCite } from './document-cites.ts';
import { EMERGENCY_FIRST } from './document-emergency.ts';
import type { PreparedQuery } from './document-query.ts';
import type { RankedPassage, RankedUnit } from './document-rank.ts';
import { asksFor, brokenRules } from './document-rules.ts';
import { trustIn } from './document-trust.ts';
import { weights } from './document-weights.ts';
import { NO_ANSWER, type Citation, type DocumentAnswer } from './documents.ts';

/** Among so many passages the words are looked for that a short name is made of. */
const MOST_SPELLED = 8;
/** How good one of these must be against the best one. */
const CHOICE_SCORE = 0.1;
const MOST_NEAREST = 3;
const LONGEST_QUOTE = 900;
const MOST_ROWS = 3;
const MOST_ALIKE = 10;

const NO_ANSWER_ES = `Los documentos elegidos no contestan esto. ${NO_ANSWER}`;

const urlOf = ({ passage }: RankedPassage['read']) => `/safety/${passage.documentKey}#${passage.anchor}`;

export function citationOf({ read }: RankedPassage, quote: string): Citation {
  const { documentKey, document, section } = read.passage;
  return { documentKey, document, section, quote, url: urlOf(read) };
}

/** A passage as a search or an answer shows it: whole where it is short, else the part around its best sentence or row. */
export function shownPassage(ranked: RankedPassage): Citation {
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
  let from = top.index;
  let to = top.index;
  let length = top.unit.text.length;
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
function rowInWords(row: string): string {
  const [what = '', ...cells] = row.split(' | ');
  const last = cells.at(-1) ?? '';
  const cites = cells.length > 1 && last.startsWith('29 CFR ');
  const value = (cites ? cells.slice(0, -1) : cells).join(' ');
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
  if (query.isPrivate) return false;
  if (query.spelled !== null) return query.spelled.test(ranked.units[0]?.unit.text ?? '');
  // A section that names this very question answers it: whoever wrote it there had read both.
  if (ranked.asked >= weights.askedExactly) return true;
  // Supervisors' own documents name no questions: of them nothing was learned.
  return ranked.read.asked.length === 0
    ? brokenRules(ranked, query).length === 0
    : trustIn(ranked, passages, query) >= 0;
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

/**
 * The built-in answer out of passages that are ranked: the sentence that answers first, word for word, and where it stands.
 * Server and phone give the same one. `passages`: best first.
 */
export function answerFromPassages(query: PreparedQuery, passages: readonly RankedPassage[]): DocumentAnswer {
  const { emergency, language } = query;
  const first = emergency === null ? null : EMERGENCY_FIRST[emergency][language];
  const chosen = chosenPassage(query, emergency === 'now' ? passages.filter(isAid) : passages);
  if (chosen === null) {
    const none = language === 'es' ? NO_ANSWER_ES : NO_ANSWER;
    return {
      answer: first === null ? none : `${first}\n\n${none}`,
      sourcesUsed: [],
      citations: [],
      nearest: passages.slice(0, MOST_NEAREST).map(shownPassage),
      answered: false,
      emergency: emergency !== null,
      source: 'built-in',
    };
  }
  const units = answeringUnits(chosen, query);
  const citation = chosen.read.isTable ? citationOf(chosen, joined(chosen, units)) : shownPassage(chosen);
  const said = saidBy(chosen, units);
  const frame =
    language === 'es'
      ? `El documento, en inglés, dice (${citation.section}): “${said}” [1]`
      : `“${said}” [1]\n${citation.section}`;
  return {
    answer: first === null ? frame : `${first}\n\n${frame}`,
    sourcesUsed: [citation.document],
    citations: [citation],
    nearest: [],
    answered: true,
    emergency: emergency !== null,
    source: 'built-in',
  };
}

function saidBy(ranked: RankedPassage, chosen: readonly RankedUnit[]): string {
  if (!ranked.read.isTable) return joined(ranked, chosen);
  return chosen.map(({ unit }) => rowInWords(unit.text)).join('; ');
}

/** The sentence that answers, with those beside it that say as much. */
function answeringUnits({ units, read }: RankedPassage, query: PreparedQuery): RankedUnit[] {
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
  const near = units.filter(
    (one) => one !== top && Math.abs(one.index - top.index) === 1 && one.score >= 0.6 * top.score,
  );
  return [top, ...near];
}

const citesIt = (text: string, cite: string) =>
  (text.toLowerCase().match(/19\d\d\.\d+(?:\([a-z0-9]+\))*/g) ?? []).some(
    (stands) => meetsCite(stands, cite) > 0,
  );
