import { citesIn, nearestCite } from '../reading/cited-sections.ts';
import { chosenPassage, withOwn, type Chosen } from '../deciding/choose-passage.ts';
import { cellsOf } from '../library/markdown.ts';
import { isCorrection } from '../deciding/beliefs.ts';
import { isDenied } from '../deciding/premise.ts';
import { answerEmergency, emergencyFirst } from '../emergency/answer-emergency.ts';
import type { PreparedQuery } from '../deciding/query.ts';
import type { RankedPassage, RankedUnit } from '../ranking/rank.ts';
import { byPlace, lengthOf, LONGEST_QUOTE, MOST_ROWS, placed } from '../deciding/answering-sentences.ts';
import { quotedUnits, wholeOf } from '../library/units.ts';
import { NO_ANSWER, type Citation, type DocumentAnswer } from '@tailboard/contract/documents.ts';

const MOST_NEAREST = 3;

const urlOf = ({ passage }: RankedPassage['read']) => `/safety/${passage.documentKey}#${passage.anchor}`;

export function citationOf({ read }: RankedPassage, quote: string): Citation {
  const { documentKey, document, section } = read.passage;
  return { documentKey, document, section, quote, url: urlOf(read) };
}

/**
 * A passage as a search or an answer shows it: whole where it is short, else the part around what is said of it, or its best
 * sentence or row. Lists are whole.
 */
export function shownPassage(ranked: RankedPassage, said: readonly RankedUnit[] = []): Citation {
  const { units, read } = ranked;
  const [top] = units;
  if (top === undefined) return citationOf(ranked, '');
  const inOrder = byPlace(units);
  if (read.isTable) {
    const rows =
      said.length > 0 ? said : units.slice(0, MOST_ROWS).filter(({ score }) => score >= 0.8 * top.score);
    return citationOf(ranked, [headsOf(read).join(' | '), joined(byPlace(rows))].join('\n'));
  }
  const all = placed(inOrder);
  const part = wholeOf(all, said.length > 0 ? said.map(({ index }) => index) : [top.index]);
  let from = part[0] ?? top.index;
  let to = part.at(-1) ?? top.index;
  const fits = (start: number, end: number) => lengthOf(inOrder.slice(start, end + 1)) - 1 <= LONGEST_QUOTE;
  for (;;) {
    // Each as far as it cannot stand without more.
    const before = from === 0 ? from : (wholeOf(all, [from - 1])[0] ?? from - 1);
    const after = to === all.length - 1 ? to : (wholeOf(all, [to + 1]).at(-1) ?? to + 1);
    const takesBefore = before < from && fits(before, to);
    const takesAfter = after > to && fits(from, after);
    if (!takesBefore && !takesAfter) break;
    // The sentence before and the one after in turn.
    if (takesAfter && (!takesBefore || to - top.index <= top.index - from)) to = after;
    else from = before;
  }
  while (to > from && all[to]?.isOpen === true) to -= 1;
  return citationOf(ranked, joined(inOrder.slice(from, to + 1)));
}

const headsOf = ({ passage }: RankedPassage['read']) => cellsOf(passage.text.split('\n')[0] ?? '');

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

/** Word for word; what was left out between them is marked. `chosen` in the order in which they stand. */
const joined = (chosen: readonly RankedUnit[]): string => quotedUnits(chosen);

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
  if (emergency.now === 'yes') return answerEmergency(emergency, language);
  const chosen = chosenAnswer(query, passages);
  // Who may stand beside somebody who is hurt is told the first aid for that harm rather than nothing.
  const isHarmNamed = emergency.now === 'perhaps' && !emergency.kinds.includes('general');
  if (chosen.length === 0 && isHarmNamed) return answerEmergency(emergency, language);
  const first =
    emergency.now === 'perhaps' && !isOnlyPaper(chosen) ? emergencyFirst(emergency, language) : null;
  if (chosen.length === 0) return refusal(query, passages, first?.answer ?? null);
  const before = first?.citations ?? [];
  // Where the document's answer is the first aid itself, it is not said twice.
  const quoted = chosen
    .map(({ ranked, said }) => ({
      citation: shownPassage(ranked, said),
      said: saidBy(ranked, said),
      // It has quotation marks of its own.
      hasMarks: isCorrection(ranked.read),
    }))
    .filter(({ citation }) => !before.some(({ url }) => url === citation.url));
  if (quoted.length === 0) return answerEmergency(emergency, language);
  const [best] = chosen;
  const isWrong = best !== undefined && (best.corrects === true || isDenied(query, best.ranked, best.said));
  const no = isWrong ? 'No. ' : '';
  const frames = quoted.map(({ citation, said: words, hasMarks }, at) => {
    const mark = `[${before.length + at + 1}]`;
    const said = hasMarks ? words : `“${words}”`;
    return language === 'es'
      ? `El documento, en inglés, dice (${citation.section}): ${said} ${mark}`
      : `${said} ${mark}\n${citation.section}`;
  });
  const citations = [...before, ...quoted.map(({ citation }) => citation)];
  return {
    answer: [...(first === null ? [] : [first.answer]), `${no}${frames.join('\n\n')}`].join('\n\n'),
    sourcesUsed: [...new Set(citations.map(({ document }) => document))],
    citations,
    nearest: [],
    answered: true,
    emergency: first !== null,
    source: 'built-in',
  };
}

/** Whoever asks what goes on the log, of somebody who may have been hurt, asks about paper. */
const isOnlyPaper = ([chosen]: readonly Chosen[]) =>
  chosen !== undefined &&
  chosen.said.some(({ unit }) => citesIn(unit.text).some((cite) => cite.startsWith('1904.')));

const none = {
  en: {
    none: NO_ANSWER,
    private: `${NO_ANSWER} Ask your supervisor.`,
    app: `${NO_ANSWER} The assistant tells how to use the app: open Assistant and ask there.`,
    cite: (cite: string) => `The selected documents do not have ${cite}.`,
    nearest: (cite: string) => ` The nearest paragraph that they have is 29 CFR ${cite}.`,
  },
  es: {
    none: `Los documentos elegidos no contestan esto. ${NO_ANSWER}`,
    private: `Los documentos elegidos no contestan esto. Pregunte a su supervisor. ${NO_ANSWER}`,
    app: `Los documentos elegidos no contestan esto. El asistente explica cómo usar la aplicación: abra Asistente y pregunte ahí. ${NO_ANSWER}`,
    cite: (cite: string) => `Los documentos elegidos no tienen ${cite}.`,
    nearest: (cite: string) => ` El párrafo más cercano que tienen es 29 CFR ${cite}.`,
  },
} as const;

/** What is said where nothing answers: in one line, with the nearest passages only where they may be what was meant. */
function refusal(
  query: PreparedQuery,
  passages: readonly RankedPassage[],
  first: string | null,
): DocumentAnswer {
  const words = none[query.language];
  const [asked] = query.cites;
  const cited = passages.flatMap(({ read }) => read.passage.cites);
  const nearest = asked === undefined ? null : nearestCite(cited, asked.cite);
  const near = passages.filter(({ read }) => nearest === null || read.passage.cites.includes(nearest));
  const told = query.isPrivate
    ? words.private
    : query.isOfApp
      ? words.app
      : asked === undefined
        ? words.none
        : `${words.cite(asked.cite.includes('.') ? `29 CFR ${asked.cite}` : asked.typed)}${nearest === null ? '' : words.nearest(nearest)}`;
  return {
    answer: first === null ? told : `${first}\n\n${told}`,
    sourcesUsed: [],
    citations: [],
    nearest:
      query.isPrivate || query.isOfApp || (asked !== undefined && nearest === null)
        ? []
        : near.slice(0, MOST_NEAREST).map((one) => shownPassage(one)),
    answered: false,
    emergency: first !== null,
    source: 'built-in',
  };
}

/** What a table is about stands above it: its heading, or the document's title above the table of all numbers. */
function saidBy({ read }: RankedPassage, said: readonly RankedUnit[]): string {
  if (!read.isTable) return joined(said);
  const headings = read.passage.section.split(' › ');
  const above =
    headings.findLast((heading) => heading.toLowerCase() !== 'the numbers') ?? read.passage.document;
  const rows = said.map(({ unit }) => rowInWords(unit.text, headsOf(read)));
  return `${above}: ${rows.join('; ')}`;
}
