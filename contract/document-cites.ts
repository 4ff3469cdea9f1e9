/** Section numbers of 29 CFR, as documents cite them and as people type them. */

const CITED =
  /(?<![\d.-])19(?:26|10|04|03|77)\.\d{1,4}(?:\([a-z0-9]{1,5}\)| \((?:[a-z]|\d{1,2}|[ivx]{1,4})\))*/gi;

/** The paragraphs that a text cites, in order, each once: '1926.1053(b)(1)', also where it has '1926.1053 (b) (1)'. */
export function citesIn(text: string): string[] {
  return [...new Set([...text.matchAll(CITED)].map(([cite]) => cite.replaceAll(' ', '').toLowerCase()))];
}

const PART = '19(?:26|10|04|03|77)';
/** 'b1', 'b5ii': glued to the number, or behind a blank; 'b.1' and 'b 1' behind a blank, but for 'a 6 foot'. */
const GLUED = new RegExp(
  `(?<![\\d.])(${PART}\\.\\d{1,4})(?:\\s?([a-z])(\\d{1,2})|\\s([b-z])[. ](\\d{1,2})|([a-z]))([ivx]{1,4})?(?![\\w-])`,
  'gi',
);
/** '(b)1', '(c)2ii'. */
const HALF_BRACKETED = new RegExp(
  `(?<![\\d.])(${PART}\\.\\d{1,4}(?:\\([a-z0-9]{1,5}\\))+)([a-z]|\\d{1,2})([ivx]{1,4})?(?![\\w-])`,
  'gi',
);
/** Pieces of paragraphs that GLUED finds, of which most are not there. */
const GROUPS = 6;
const bracketed = (cite: string, pieces: readonly (string | undefined)[]) =>
  cite + pieces.map((piece) => (piece === undefined ? '' : `(${piece})`)).join('');

/** A question with its section numbers spelled as the regulation does: '29cfr1926.501b1' → '29 CFR 1926.501(b)(1)'. */
export const withSpelledCites = (query: string): string =>
  query
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
    .replaceAll(new RegExp(`(?<![a-z])(?:29\\s*)?c\\.?f\\.?r\\.?\\s*(?=${PART}\\b)`, 'gi'), '29 CFR ')
    .replaceAll(new RegExp(`\\b(${PART})[,-](?=\\d{1,4}(?:[\\s(?!.;:]|$))`, 'g'), '$1.')
    .replaceAll(HALF_BRACKETED, (_, cite: string, one?: string, two?: string) => bracketed(cite, [one, two]))
    .replaceAll(GLUED, (_, cite: string, ...found: (string | undefined)[]) =>
      bracketed(cite, found.slice(0, GROUPS)),
    );

/** Part, section and paragraphs run together or spaced, with or without brackets: '1926.1053 b 1', '1053(b)(1)', '§ 1926 501'. */
const TYPED =
  /(?:(?:(?:§|\bsec(?:tion|cion|ción)?\.?|\bs\.)\s*)?(?:\b29\s*c\.?f\.?r\.?\s*)?\b(19(?:26|10|04|03|77))\s*[.\s]\s*|(?:§|\bsec(?:tion|cion|ción)?\.?|\bs\.)\s*|(?<![\d.,-])(?=\d{3,4}\s*\([a-z]\)|\d{3,4}\s+[a-h](?:\s+\d{1,2}(?:\s+[ivx]{1,4})?)?\s*[?.!]*$))(\d{1,4})(?![\d,])((?:\s*\(\s*[a-z0-9]{1,5}\s*\))*)((?:[\s.]+(?:[a-z]|\d{1,2}|[ivx]{1,4})(?![\w.,-]))*)/gi;

export type AskedCite = Readonly<{
  /** '1926.1053(b)(1)'; without the part where it was not typed: '1053(b)(1)'. */
  cite: string;
  /** As it was typed. */
  typed: string;
}>;

/** Section numbers in a question. '1926.1053 b 1' is one only where what follows ends the question or its clause. */
export function citesAsked(query: string): AskedCite[] {
  return [...query.matchAll(TYPED)].map((match) => {
    const [whole, part, section = '', bracketed = '', spaced = ''] = match;
    const rest = query.slice(match.index + whole.length).trim();
    const ends = rest === '' || /^[?!.,;:)]/.test(rest);
    const loose = ends
      ? spaced
          .trim()
          .split(/[\s.]+/)
          .filter((piece) => piece !== '')
      : [];
    const paragraphs = [...bracketed.matchAll(/[a-z0-9]+/gi)].map(([piece]) => piece).concat(loose);
    const cite = `${part === undefined ? '' : `${part}.`}${section}${paragraphs.map((piece) => `(${piece})`).join('')}`;
    return {
      cite: cite.toLowerCase(),
      typed: ends ? whole.trim() : whole.slice(0, whole.length - spaced.length).trim(),
    };
  });
}

const withoutPart = (cite: string) => cite.slice(cite.indexOf('.') + 1);

/** '1926.1053' of '1926.1053(b)(1)'. */
export const sectionOf = (cite: string): string => cite.replace(/\(.*/, '');

/** How well a paragraph that stands in a passage meets the one asked for: 3 the same, 2 a part of it, 0 another. */
export function meetsCite(stands: string, asked: string): 0 | 2 | 3 {
  const compared = asked.includes('.') ? stands : withoutPart(stands);
  if (compared === asked) return 3;
  return compared.startsWith(`${asked}(`) ? 2 : 0;
}
