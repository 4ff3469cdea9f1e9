/** What the server and the contract say, in one more language. */
export interface SentenceTable {
  /** Null for a sentence that the table does not have. */
  translate: (english: string) => string | null;
}

/**
 * A sentence in English and in the other language. What is filled in is a gap:
 * `{}` keeps its text, `{~}` is itself a sentence, a word or a row of sentences of the table, `{?}` too where the table has
 * it and else keeps its text, `{d}` is a day
 * ('January 5, 2025'). In the other language a gap is written `{}`, or `{2}` where its place differs (from 1).
 */
export type Pair = readonly [english: string, other: string];

const GAP = /\{([~?d]?)\}/g;
const FILLED = /\{(\d?)\}/g;
/** Where one sentence ends and the next begins. */
const BETWEEN_SENTENCES = /(?<=[.?!]) (?=\S)/g;
/** Sentences are short; what is longer is not looked for among those with gaps. */
const LONGEST = 2_000;

interface Template {
  pattern: RegExp;
  other: string;
  /** What each gap is, in the order of English. */
  gaps: readonly string[];
}

/** Sentences that were looked for are remembered, up to so many: a screen is drawn often. */
const MOST_KEPT = 2_000;

/** `longDay` writes a day in the other language. */
export function sentenceTable(pairs: readonly Pair[], longDay: (day: Date) => string): SentenceTable {
  const whole = new Map<string, string>();
  // Most begin or end with words of their own. The others fit nearly everything and are tried last.
  const templates: Template[] = [];
  const loose: Template[] = [];
  for (const [english, other] of pairs) {
    const gaps = Array.from(english.matchAll(GAP), ([, kind = '']) => kind);
    const isLoose = english.startsWith('{') && english.endsWith('}');
    if (gaps.length === 0) whole.set(english, other);
    else (isLoose ? loose : templates).push({ pattern: patternOf(english), other, gaps });
  }
  const kept = new Map<string, string | null>();

  function translate(english: string): string | null {
    const found = whole.get(english) ?? kept.get(english);
    if (found !== undefined || english.length > LONGEST) return found ?? null;
    if (kept.size > MOST_KEPT) kept.clear();
    // Until it is known: it is no part of itself.
    kept.set(english, null);
    const made = byTemplate(templates, english) ?? inRow(english, translate) ?? byTemplate(loose, english);
    kept.set(english, made);
    return made;
  }

  const fillings: Readonly<Record<string, (text: string) => string | null>> = {
    '': (text) => text,
    '~': (text) => translate(text) ?? inMidSentence(text, translate),
    '?': (text) => translate(text) ?? inMidSentence(text, translate) ?? text,
    d: (text) => (Number.isNaN(Date.parse(text)) ? null : longDay(new Date(text))),
  };

  function byTemplate(some: readonly Template[], english: string): string | null {
    for (const { pattern, other, gaps } of some) {
      const given = pattern.exec(english)?.slice(1);
      const filled = given?.map((text, index) => fillings[gaps[index] ?? '']?.(text) ?? null);
      if (filled === undefined || filled.includes(null)) continue;
      let next = 0;
      return other.replaceAll(FILLED, (_gap, place: string) => {
        const index = place === '' ? next : Number(place) - 1;
        next += 1;
        return filled[index] ?? '';
      });
    }
    return null;
  }

  return { translate };
}

function patternOf(english: string): RegExp {
  const parts = english
    .split(/\{[~?d]?\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('(.+?)')}$`, 's');
}

/** Sentences one after the other: all of them, or none. */
function inRow(english: string, translate: (sentence: string) => string | null): string | null {
  for (const { index } of [...english.matchAll(BETWEEN_SENTENCES)].toReversed()) {
    const rest = translate(english.slice(index + 1));
    if (rest === null) continue;
    const first = translate(english.slice(0, index));
    if (first !== null) return `${first} ${rest}`;
  }
  return null;
}

/** A label within a sentence begins with a small letter. */
function inMidSentence(text: string, translate: (sentence: string) => string | null): string | null {
  const found = translate(text.charAt(0).toUpperCase() + text.slice(1));
  return found === null ? null : found.charAt(0).toLowerCase() + found.slice(1);
}
