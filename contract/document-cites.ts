/** Section numbers of 29 CFR, as documents cite them and as people type them. */

const CITED = /\b19(?:26|10|04|03|77)\.\d{1,4}(?:\([a-z0-9]{1,5}\))*/gi;

/** The paragraphs that a text cites, in order, each once: '1926.1053(b)(1)'. */
export function citesIn(text: string): string[] {
  return [...new Set([...text.matchAll(CITED)].map(([cite]) => cite.toLowerCase()))];
}

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
