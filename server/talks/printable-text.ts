/** What has no letter is shown by it. Both fonts have it. */
const MISSING = '?';

/** As much of pdfkit's document as is needed here: the font that is chosen. */
type WithFont = { _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } } };

/**
 * Makes text that people typed fit for a page: composed letters, no control or direction marks, and a mark for each character
 * that the document's present font has no letter for, an accent being given up first.
 */
export function printableWith(doc: object) {
  const { font } = (doc as WithFont)._font;
  let lost = false;
  const has = (text: string) =>
    Array.from(text).every((each) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
  const letter = (grapheme: string): string => {
    if (has(grapheme)) return grapheme;
    const plain = grapheme.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    if (plain !== '' && has(plain)) return plain;
    lost = true;
    return MISSING;
  };
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const text = (typed: string): string =>
    typed
      .normalize('NFC')
      .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
      .split('\n')
      .map((line) => {
        const visible = line.replaceAll(/\p{Zs}|\t/gu, ' ').replaceAll(/\p{Cc}|\p{Cf}/gu, '');
        return Array.from(graphemes.segment(visible), ({ segment }) => letter(segment)).join('');
      })
      .join('\n');
  return {
    /** With its line breaks. */
    text,
    /** On one line. */
    line: (typed: string): string => text(typed.replaceAll(/\s+/g, ' ')).trim(),
    /** Whether anything could not be shown. */
    hasLost: (): boolean => lost,
  };
}
