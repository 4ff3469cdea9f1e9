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
/** '501b1', '1408a2iv': a section without its part. */
const GLUED_ALONE = /(?<![\w.,(-])(\d{3,4})([a-p])(\d{1,2})([ivx]{1,4})?(?![\w-])/gi;
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
    )
    .replaceAll(GLUED_ALONE, (_, section: string, ...found: (string | undefined)[]) =>
      bracketed(section, found.slice(0, 3)),
    );

/** Part, section and paragraphs run together or spaced, with or without brackets: '1926.1053 b 1', '1053(b)(1)', '§ 1926 501'. */
const TYPED =
  /(?:(?:(?:§|\bsec(?:tion|cion|ción)?\.?|\bs\.)\s*)?(?:\b29\s*c\.?f\.?r\.?\s*)?\b(19(?:26|10|04|03|77))\s*[.\s]\s*|(?:§|\bsec(?:tion|cion|ción)?\.?|\bs\.)\s*|(?<![\d.,-])(?=\d{3,4}\s*\([a-z]\)|\d{3,4}\s+[a-h](?:\s+\d{1,2}(?:\s+[ivx]{1,4})?)?\s*[?.!]*$))(\d{1,4})(?![\d,])((?:\s*\(\s*[a-z0-9]{1,5}\s*\))*)((?:[\s.]+(?:[a-z]|\d{1,2}|[ivx]{1,4})(?![\w.,-]))*)/gi;

export type AskedCite = Readonly<{
  /** '1926.1053(b)(1)'; without the part where it was not typed: '1053(b)(1)'. */
  cite: string;
  /** 'table a', where one of the section's tables is asked for. */
  table: string | null;
  /** As it was typed. */
  typed: string;
}>;

const TABLE_NAME = String.raw`\b(?:table|tabla) ([a-z]{1,2}(?:-\d{1,2})?|\d{1,2})\b`;
const TABLE = new RegExp(TABLE_NAME, 'i');
/** 'Table A in 1408', 'tabla A de la 1408', '1408 table A': a number of a section beside its table. */
const TABLE_OF = new RegExp(
  `${TABLE_NAME}(?:,? (?:in|of|from|under|en|de|del|la|the|section|sección|29|cfr))* (\\d{3,4})(?![\\d,.(-])|(?<![\\d.,(-])(\\d{3,4}),? ${TABLE_NAME}`,
  'i',
);

function citeOf(match: RegExpMatchArray, query: string): AskedCite {
  const [whole, part, section = '', bracketed = '', spaced = ''] = match;
  const rest = query.slice((match.index ?? 0) + whole.length).trim();
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
    table: null,
    typed: ends ? whole.trim() : whole.slice(0, whole.length - spaced.length).trim(),
  };
}

/** Section numbers in a question. '1926.1053 b 1' is one only where what follows ends the question or its clause. */
export function citesAsked(query: string): AskedCite[] {
  const [named, name] = TABLE.exec(query) ?? [];
  const without = named === undefined ? query : query.replace(named, ' ');
  const found = [...without.matchAll(TYPED)].map((match) => citeOf(match, without));
  if (name === undefined) return found;
  const table = `table ${name}`.toLowerCase();
  const beside = TABLE_OF.exec(query);
  const bare = beside?.[2] ?? beside?.[3];
  return found.length > 0 || bare === undefined
    ? found.map(({ cite, typed }) => ({ cite, table, typed }))
    : [{ cite: bare, table, typed: bare }];
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

/** Of paragraphs that stand somewhere the one nearest to the one asked for: of the same section, with the most in common. */
export function nearestCite(standing: Iterable<string>, asked: string): string | null {
  const pieces = (cite: string) => [sectionOf(cite), ...(cite.match(/\([a-z0-9]+\)/g) ?? [])];
  const wanted = pieces(asked);
  let best: { cite: string; common: number; length: number } | null = null;
  for (const cite of new Set(standing)) {
    const found = pieces(asked.includes('.') ? cite : withoutPart(cite));
    const differs = wanted.findIndex((piece, at) => piece !== found[at]);
    const common = differs === -1 ? wanted.length : differs;
    if (common === 0) continue;
    if (best === null || common > best.common || (common === best.common && found.length < best.length))
      best = { cite, common, length: found.length };
  }
  return best?.cite ?? null;
}
