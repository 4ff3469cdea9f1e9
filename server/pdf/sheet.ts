import PDFDocument from 'pdfkit';
import { fileURLToPath } from 'node:url';
import { buffer } from 'node:stream/consumers';
import type { Said } from '../sentences/say.ts';
import { write, type Language } from '../sentences/write.ts';
import { printableWith, type Weight } from './printable-text.ts';

const fontFile = (name: string) => fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url));
/** `wide` is for texts with letters that our own does not have: Greek, Cyrillic, Vietnamese. */
const fonts: Readonly<Record<Weight | `wide-${Weight}`, string>> = {
  regular: fontFile('atkinson-hyperlegible-next-regular'),
  bold: fontFile('atkinson-hyperlegible-next-bold'),
  'wide-regular': fontFile('noto-sans-mono-regular'),
  'wide-bold': fontFile('noto-sans-mono-bold'),
};

/** Points, 1/72 inch. US Letter. */
export const MARGIN = 54;
export const WIDTH = 612 - 2 * MARGIN;
export const BOTTOM = 792 - MARGIN;
export const GAP = 10;
const FACT_NAME = 90;
/** Of a form, which lies across the page. */
export const FORM_MARGIN = 28;
// As an object, because the types of pdfkit do not know of PDF/UA.
const FORM_OPTIONS: object = { layout: 'landscape', tagged: true, pdfVersion: '1.7', subset: 'PDF/UA' };

export const INK = '#1C1917';
export const QUIET = '#57534E';
const LINE = '#B8B0A8';

export type Doc = InstanceType<typeof PDFDocument>;

/** A document that is being drawn, page by page, in one language. */
export type Sheet = Readonly<{
  doc: Doc;
  /** What people typed, made fit for the page. */
  print: ReturnType<typeof printableWith>;
  locale: 'en-US' | 'es-US';
  inWords: (said: Said) => string;
  /** Ends the document and gives its bytes. */
  finish: () => Promise<Buffer>;
}>;

/** Begins a document in US Letter with our own letters. A `form` is landscape and tagged (PDF/UA), its parts drawn by server/pdf/form.ts. */
export function openSheet(language: Language, { form = false }: { form?: boolean } = {}): Sheet {
  const locale = language === 'es' ? 'es-US' : 'en-US';
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: form ? FORM_MARGIN : MARGIN,
    ...(form ? FORM_OPTIONS : {}),
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    font: fonts.regular,
  });
  const bytes = buffer(doc);
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  return {
    doc,
    print: printableWith(doc),
    locale,
    inWords: (said) => write(said, language),
    finish: () => {
      doc.end();
      return bytes;
    },
  };
}

/** What kind of paper it is, small, and what it is about, large. */
export function drawTitle({ doc, print }: Sheet, { kind, title }: { kind: string; title: string }): void {
  doc.font('bold').fontSize(11).fillColor(QUIET).text(kind, MARGIN, MARGIN);
  const shown = print.line(title);
  doc.font(print.font('bold', shown)).fontSize(20).fillColor(INK).text(shown, { width: WIDTH });
  doc.moveDown(0.4);
}

/** A name with its value beside it. */
export function drawFact(sheet: Sheet, name: string, value: string): void {
  const { doc, print } = sheet;
  const names = doc
    .font('regular')
    .fontSize(11)
    .heightOfString(name, { width: FACT_NAME - GAP });
  const height = Math.max(names, heightOf(sheet, value, WIDTH - FACT_NAME));
  makeRoom(doc, height);
  const { y } = doc;
  doc
    .font('regular')
    .fontSize(11)
    .fillColor(QUIET)
    .text(name, MARGIN, y, { width: FACT_NAME - GAP });
  doc
    .font(print.font('regular', value))
    .fillColor(INK)
    .text(value, MARGIN + FACT_NAME, y, { width: WIDTH - FACT_NAME });
  doc.x = MARGIN;
  doc.y = Math.max(doc.y, y + height);
}

export function drawHeading({ doc }: Sheet, text: string): void {
  makeRoom(doc, 90);
  doc.moveDown(1);
  doc.font('bold').fontSize(14).fillColor(INK).text(text, MARGIN, doc.y, { width: WIDTH });
  ruleAt(doc, doc.y + 2);
  doc.y += GAP;
}

/** Goes on over as many pages as it needs. */
export function drawParagraph({ doc, print }: Sheet, text: string, colour = INK): void {
  doc
    .font(print.font('regular', text))
    .fontSize(11)
    .fillColor(colour)
    .text(text, MARGIN, doc.y, { width: WIDTH });
}

function heightOf({ doc, print }: Sheet, text: string, width: number): number {
  return doc.font(print.font('regular', text)).fontSize(11).heightOfString(text, { width });
}

export function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height > BOTTOM) doc.addPage();
}

export function ruleAt(doc: Doc, y: number): void {
  doc
    .save()
    .lineWidth(0.5)
    .strokeColor(LINE)
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .stroke()
    .restore();
}

/** The foot of every page, once all are drawn. */
export function drawFooters({ doc }: Sheet, wordsOf: (page: number, pages: number) => string): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin a text would begin another page.
    doc.page.margins.bottom = 0;
    doc
      .font('regular')
      .fontSize(9)
      .fillColor(QUIET)
      .text(wordsOf(page + 1, count), MARGIN, BOTTOM + 14, { width: WIDTH, lineBreak: false });
  }
}
