/** What has no letter is shown by it. All fonts have it. */
const MISSING = '?';

type Font = { hasGlyphForCodePoint: (codePoint: number) => boolean };
export type Weight = 'regular' | 'bold';

/** As much of pdfkit's document as is needed here: the font that is chosen. */
type WithFont = { font: (name: string) => unknown; _font: { font: Font } };

/**
 * Makes text that people typed fit for a page: composed letters, no control or direction marks, and a mark for each character
 * that neither the document's own font (`regular`) nor the wide one (`wide-regular`) has a letter for, an accent being given up
 * first. Both must be registered; both weights have the same letters.
 */
export function printableWith(given: object) {
  const doc = given as WithFont;
  const fontOf = (name: string): Font => {
    doc.font(name);
    return doc._font.font;
  };
  const [own, wide] = [fontOf('regular'), fontOf('wide-regular')];
  let lost = false;
  const has = (font: Font, text: string) =>
    Array.from(text).every((each) => each === '\n' || font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
  const letter = (fonts: readonly Font[], grapheme: string): string => {
    // Marks piled on a letter would stand over the lines above.
    const isPlain = Array.from(grapheme).length <= 2;
    if (isPlain && fonts.some((font) => has(font, grapheme))) return grapheme;
    const plain = grapheme.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    if (plain !== '' && fonts.some((font) => has(font, plain))) return plain;
    lost = true;
    return MISSING;
  };
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const lettersOf = (line: string, fonts: readonly Font[]) =>
    Array.from(graphemes.segment(line), ({ segment }) => letter(fonts, segment)).join('');
  const text = (typed: string): string => {
    const visible = typed
      .normalize('NFC')
      .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
      .split('\n')
      .map((line) => line.replaceAll(/\p{Zs}|\t/gu, ' ').replaceAll(/\p{Cc}|\p{Cf}/gu, ''));
    const shown = visible.map((line) => lettersOf(line, [own, wide])).join('\n');
    // One text stands in one font.
    return has(own, shown)
      ? shown
      : shown
          .split('\n')
          .map((line) => lettersOf(line, [wide]))
          .join('\n');
  };
  return {
    /** With its line breaks. */
    text,
    /** On one line. */
    line: (typed: string): string => text(typed.replaceAll(/\s+/g, ' ')).trim(),
    /** The font for a text that was made printable. */
    font: (weight: Weight, printable: string): string => (has(own, printable) ? weight : `wide-${weight}`),
    /** Whether anything could not be shown. */
    hasLost: (): boolean => lost,
  };
}
