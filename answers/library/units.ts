import { cellsOf, isTableText, plainText } from './markdown.ts';

/** What can be told apart in a passage: a sentence, a sentence of a list's item, or a row of a table; and what it cannot stand without. */
export type UnitText = Readonly<{
  text: string;
  isRow: boolean;
  /** The list of the passage that it belongs to, as an item or as the sentence that leads to it; null: none. */
  list: number | null;
  /** What stands before the first sentence of an item: '•', or '2.' in an ordered list; empty elsewhere. */
  mark: string;
  /** Says nothing without the unit before: it begins with 'it' or 'this', or is the exception to it. */
  leansBack: boolean;
  /** An exception to the unit before, which must not be quoted without it. */
  isException: boolean;
  /** Ends in a colon behind which nothing follows: no end of a quotation. */
  isOpen: boolean;
}>;

/** Ends of sentences; not those of abbreviations, of numbers, or inside brackets. */
const SENTENCE_END =
  /(?<=[.!?]["”')]?)(?<!\b(?:e\.g|i\.e|vs|etc|No|Sec|in|lb|ft|U\.S|Mr|Ms|Dr)\.)\s+(?=["“(]?[A-Z0-9¿¡])/;

const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+/;

const PRONOUN =
  'it|its|they|their|them|this|that|these|those|such|both|he|she|his|her|the same (?:holds|applies|goes|is)|esto|est[aeo]s?|es[aeo]s?|ell[ao]s?|él|su|sus|tal|tales|lo mismo';
/** 'It adds', 'At 90 °F it adds'; this page and this section stand for themselves. */
const LEANS = new RegExp(
  `^(?:(?:(?:so|then|and|also) )?(?:${PRONOUN})(?![\\w-])(?! (?:page|section|document|página|documento)\\b)|(?:so|then|and|also|in|at|for|over|under|above|below|on|with|from)\\b[^,;:.]{0,60}? (?:it|they)(?![\\w-]))`,
  'iu',
);
const EXCEPTION =
  /^(?:unless|except|but|only (?:if|when|where)|however|otherwise|the (?:only )?exceptions?|exceptions?|a menos que|excepto|salvo|pero|sólo si|solo si|sin embargo|la excepción)(?![\w-])/iu;
const CONDITION = /\b(?:unless|except|only (?:if|when|where|after)|a menos que|excepto|salvo)\b/i;

/** Begins with what another sentence has named. */
export const leansBack = (text: string): boolean => LEANS.test(text) || EXCEPTION.test(text);

const isException = (text: string) => EXCEPTION.test(text) || (LEANS.test(text) && CONDITION.test(text));

type Line = { text: string; mark: string; list: number | null };

/** Takes a passage's Markdown apart. Lists that follow one another, and the sentence with a colon before them, are one. */
export function unitTexts(markdown: string): UnitText[] {
  if (isTableText(markdown)) return rowsOf(markdown);
  const lines = sentencesOf(markdown);
  return lines.map(({ text, mark, list }, at) => {
    const isFirst = at === 0;
    return {
      text,
      isRow: false,
      list,
      mark,
      leansBack: !isFirst && mark === '' && leansBack(text),
      isException: !isFirst && mark === '' && isException(text),
      isOpen: text.endsWith(':') && at === lines.length - 1,
    };
  });
}

const rowsOf = (markdown: string): UnitText[] =>
  markdown
    .split('\n')
    .slice(2)
    .map((line) => ({
      text: cellsOf(line)
        .filter((cell) => cell !== '')
        .join(' | '),
      isRow: true,
      list: null,
      mark: '',
      leansBack: false,
      isException: false,
      isOpen: false,
    }));

function sentencesOf(markdown: string): Line[] {
  const lines: Line[] = [];
  let lists = 0;
  let paragraph: string[] = [];
  let mark = '';
  const flush = () => {
    const sentences = plainText(paragraph.join(' '))
      .split(SENTENCE_END)
      .filter((sentence) => sentence !== '');
    const last = lines.at(-1);
    let list: number | null = null;
    if (mark !== '') {
      list = last?.list ?? null;
      if (list === null) {
        lists += 1;
        list = lists;
        if (last?.text.endsWith(':') === true) last.list = list;
      }
    }
    for (const [at, text] of sentences.entries()) lines.push({ text, list, mark: at === 0 ? mark : '' });
    paragraph = [];
    mark = '';
  };
  for (const line of markdown.split('\n')) {
    const item = ITEM.exec(line);
    if (line.trim() === '' || item !== null) flush();
    if (item !== null) mark = item[1] === undefined ? '•' : `${item[1]}.`;
    paragraph.push(line.replace(ITEM, '').replace(/^>\s?/, ''));
  }
  flush();
  return lines;
}

type Placed = Pick<UnitText, 'list' | 'leansBack' | 'isException'>;

/**
 * Units of a passage with all that they cannot stand without, by their places, in order: whole lists, exceptions, what 'it'
 * stands for. Beside a list nothing is left out.
 */
export function wholeOf(units: readonly Placed[], chosen: Iterable<number>): number[] {
  const taken = new Set<number>();
  const waiting = [...chosen];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const unit = units[at];
    if (unit === undefined || taken.has(at)) continue;
    taken.add(at);
    if (unit.leansBack) waiting.push(at - 1);
    if (units[at + 1]?.isException === true) waiting.push(at + 1);
    if (unit.list !== null)
      units.forEach(({ list }, other) => {
        if (list === unit.list) waiting.push(other);
      });
  }
  const places = [...taken].sort((a, b) => a - b);
  if (places.every((at) => units[at]?.list == null)) return places;
  const [first = 0] = places;
  return Array.from({ length: (places.at(-1) ?? first) - first + 1 }, (_, at) => first + at);
}

/** Units word for word, in the order in which they stand: an item or row on a line of its own; '…' where something was left out. */
export function quotedUnits(chosen: readonly Readonly<{ unit: UnitText; index: number }>[]): string {
  let text = '';
  for (const [at, { unit, index }] of chosen.entries()) {
    const last = chosen[at - 1];
    const isApart = unit.isRow || unit.mark !== '' || last?.unit.list !== unit.list;
    const gap = unit.isRow || index === (last?.index ?? 0) + 1 ? '' : ' …';
    text += `${last === undefined ? '' : `${gap}${isApart ? '\n' : ' '}`}${unit.mark === '' ? '' : `${unit.mark} `}${unit.text}`;
  }
  return text;
}
