import { meetsCite } from './document-cites.ts';
import { EMERGENCY_FIRST } from './document-emergency.ts';
import type { PreparedQuery } from './document-query.ts';
import type { RankedPassage, RankedUnit } from './document-rank.ts';
import { NO_ANSWER, type Citation, type DocumentAnswer } from './documents.ts';

/** The least share of what is asked for that must stand in the best passage. */
const LEAST_COVERAGE = 0.62;
const MOST_NEAREST = 3;
const MOST_QUOTED_PASSAGES = 2;
const LONGEST_QUOTE = 600;

const NO_ANSWER_ES = `Los documentos elegidos no contestan esto. ${NO_ANSWER}`;

export const urlOf = ({ passage }: RankedPassage['read']) =>
  `/safety/${passage.documentKey}#${passage.anchor}`;

export function citationOf(ranked: RankedPassage, quote: string): Citation {
  const { documentKey, document, section } = ranked.read.passage;
  return { documentKey, document, section, quote, url: urlOf(ranked.read) };
}

/** A passage as it is listed by a search: its best sentence first where it is long. */
export function shownPassage(ranked: RankedPassage): Citation {
  return citationOf(ranked, quoteOf(ranked, ranked.units.slice(0, 3)));
}

/** Sentences in the order in which they stand, as many as fit. */
function quoteOf({ read }: RankedPassage, chosen: readonly RankedUnit[]): string {
  const units = [...chosen].sort((a, b) => a.index - b.index).map(({ unit }) => unit.text);
  let quote = '';
  let last = -2;
  for (const [at, { index }] of [...chosen].sort((a, b) => a.index - b.index).entries()) {
    const text = units[at] ?? '';
    const next = quote === '' ? text : `${quote}${last === index - 1 && !read.isTable ? ' ' : ' … '}${text}`;
    if (next.length > LONGEST_QUOTE && quote !== '') break;
    quote = next;
    last = index;
  }
  return quote;
}

/** Whether the best passage answers what is asked. Nothing is guessed: in doubt it does not. */
export function isAnswered(best: RankedPassage | undefined, query: PreparedQuery): best is RankedPassage {
  if (best === undefined) return false;
  if (query.cites.length > 0) return best.cited > 0;
  if (!query.concepts.some(({ isNumber }) => !isNumber)) return false;
  if (best.coverage < LEAST_COVERAGE) return false;
  if (query.measure !== null && !best.units.some(({ hasMeasure }) => hasMeasure)) return false;
  const total = query.concepts.reduce((sum, { weight, isNumber }) => sum + (isNumber ? 0 : weight), 0);
  const heaviest = Math.max(...query.concepts.map(({ weight, isNumber }) => (isNumber ? 0 : weight)));
  return !best.missing.some(({ weight }) => weight === heaviest && weight > total * 0.3);
}

/**
 * The built-in answer out of passages that are ranked: the sentence that answers first, word for word, and where it stands.
 * Server and phone give the same one. `passages`: best first.
 */
export function answerFromPassages(query: PreparedQuery, passages: readonly RankedPassage[]): DocumentAnswer {
  const first = query.emergency ? EMERGENCY_FIRST[query.language] : null;
  const [best] = passages;
  if (!isAnswered(best, query)) {
    const none = query.language === 'es' ? NO_ANSWER_ES : NO_ANSWER;
    return {
      answer: first === null ? none : `${first}\n\n${none}`,
      sourcesUsed: [],
      citations: [],
      nearest: passages.slice(0, MOST_NEAREST).map(shownPassage),
      answered: false,
      emergency: query.emergency,
      source: 'built-in',
    };
  }
  const quoted = [best, ...others(best, passages, query)];
  const citations = quoted.map((ranked) => citationOf(ranked, quoteOf(ranked, unitsToQuote(ranked, query))));
  const lines = citations.map((citation, index) => frame(citation, index, query.language));
  return {
    answer: [...(first === null ? [] : [first]), ...lines].join('\n\n'),
    sourcesUsed: [...new Set(citations.map(({ document }) => document))],
    citations,
    nearest: [],
    answered: true,
    emergency: query.emergency,
    source: 'built-in',
  };
}

function frame({ quote, section }: Citation, index: number, language: 'en' | 'es'): string {
  const mark = `[${index + 1}]`;
  if (language === 'es') return `El documento, en inglés, dice (${section}): “${quote}” ${mark}`;
  return `“${quote}” ${mark}\n${section}`;
}

/** The sentence that answers, and those that say as much. */
function unitsToQuote(ranked: RankedPassage, query: PreparedQuery): RankedUnit[] {
  const { units, read } = ranked;
  const cited = query.cites.flatMap(({ cite }) => units.filter(({ unit }) => citesIt(unit.text, cite)));
  const [top] = cited.length > 0 ? cited : units;
  if (top === undefined) return [];
  const near = units.filter(
    (one) =>
      one !== top && one.score >= top.score * 0.85 && (read.isTable || Math.abs(one.index - top.index) <= 2),
  );
  const next = read.isTable ? undefined : units.find(({ index }) => index === top.index + 1);
  const chosen = [top, ...(cited.length > 0 ? cited.slice(1) : near).slice(0, 2)];
  if (next !== undefined && chosen.length < 3 && !chosen.includes(next)) chosen.push(next);
  return chosen;
}

const citesIt = (text: string, cite: string) =>
  (text.toLowerCase().match(/19\d\d\.\d+(?:\([a-z0-9]+\))*/g) ?? []).some(
    (stands) => meetsCite(stands, cite) > 0,
  );

/** A second passage, where it says as much about it as the best one. */
function others(
  best: RankedPassage,
  passages: readonly RankedPassage[],
  query: PreparedQuery,
): RankedPassage[] {
  return passages
    .filter(
      (one) =>
        one !== best &&
        one.cited === best.cited &&
        one.read.passage.documentKey === best.read.passage.documentKey &&
        one.coverage >= Math.max(0.9 * best.coverage, LEAST_COVERAGE) &&
        one.score >= 0.85 * best.score &&
        (query.measure === null || one.units[0]?.hasMeasure === true),
    )
    .slice(0, MOST_QUOTED_PASSAGES - 1);
}
