import { chosenAid } from './document-aid.ts';
import { chosenPassage, withOwn, type Chosen } from './document-choice.ts';
import { EMERGENCY_FIRST } from './document-emergency.ts';
import { cellsOf } from './document-passages.ts';
import type { PreparedQuery } from './document-query.ts';
import type { RankedPassage, RankedUnit } from './document-rank.ts';
import { LONGEST_QUOTE, MOST_ROWS } from './document-said.ts';
import { NO_ANSWER, type Citation, type DocumentAnswer } from './documents.ts';

const MOST_NEAREST = 3;

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

function chosenAnswer(query: PreparedQuery, passages: readonly RankedPassage[]): readonly Chosen[] {
  const chosen = chosenPassage(query, passages);
  return chosen === null ? [] : withOwn(chosen, passages, query);
}

/**
 * The built-in answer out of passages that are ranked: the sentence that answers first, word for word, and where it stands.
 * Server and phone give the same one. `passages`: best first.
 */
export function answerFromPassages(query: PreparedQuery, passages: readonly RankedPassage[]): DocumentAnswer {
  const { emergency, language } = query;
  const first = emergency === null ? null : EMERGENCY_FIRST[emergency][language];
  const chosen = emergency === 'now' ? chosenAid(query, passages) : chosenAnswer(query, passages);
  if (chosen.length === 0) {
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
  const quoted = chosen.map(({ ranked, said }) => ({
    citation: ranked.read.isTable ? citationOf(ranked, joined(ranked, said)) : shownPassage(ranked, said),
    said: saidBy(ranked, said),
  }));
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

function saidBy(ranked: RankedPassage, chosen: readonly RankedUnit[]): string {
  if (!ranked.read.isTable) return joined(ranked, chosen);
  const [line = ''] = ranked.read.passage.text.split('\n');
  const heads = cellsOf(line);
  return chosen.map(({ unit }) => rowInWords(unit.text, heads)).join('; ');
}
