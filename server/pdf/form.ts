import type { Said } from '../sentences/say.ts';
import type { Language } from '../sentences/write.ts';
import { FORM_MARGIN, INK, openSheet, QUIET, type Doc, type Sheet } from './sheet.ts';

/** Points. US Letter across, within the margins. */
export const FORM = {
  left: FORM_MARGIN,
  top: FORM_MARGIN,
  width: 792 - 2 * FORM_MARGIN,
  /** Below it the foot of the page. */
  bottom: 612 - FORM_MARGIN - 14,
} as const;
const PADDING = 2;
const FOOT_SIZE = 7;

type Structure = ReturnType<Doc['struct']>;
type Text = string | Said;
type Box = Readonly<{ x: number; y: number; width: number; height?: number }>;
type Look = Readonly<{
  size?: number;
  bold?: boolean;
  quiet?: boolean;
  align?: 'left' | 'center' | 'right';
  /** From the foot of the box upwards: headings of narrow columns. */
  upright?: boolean;
}>;
type Part = Readonly<{ tag: string; in?: Structure; scope?: 'Column' | 'Row' }> & Look;

/** A form that is drawn part by part: each text is tagged, lines are not read out. */
export type Form = Sheet &
  Readonly<{
    open: (tag: string, parent?: Structure) => Structure;
    /** Height of a text as it will be drawn. */
    heightOf: (text: Text, width: number, look?: Look) => number;
    draw: (text: Text, box: Box, part: Part) => void;
    /** Lines that carry no meaning of their own. */
    lines: (stroke: (doc: Doc) => void) => void;
    frame: (box: Required<Box>) => void;
    finishForm: (footOf: (page: number, pages: number) => Text) => Promise<Buffer>;
  }>;

/** Begins a form. `lost`: said at its foot where a character has no letter. */
export function openForm(language: Language, { title, lost }: { title: Said; lost: Said }): Form {
  const sheet = openSheet(language, { form: true });
  const { doc, print, inWords } = sheet;
  doc.info.Title = inWords(title);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const written = (text: Text): string => print.text(typeof text === 'string' ? text : inWords(text));
  const set = (text: string, { size = 8, bold = false, quiet = false }: Look) =>
    doc
      .font(print.font(bold ? 'bold' : 'regular', text))
      .fontSize(size)
      .fillColor(quiet ? QUIET : INK);
  const open: Form['open'] = (tag, parent = root) => {
    const made = doc.struct(tag);
    parent.add(made);
    return made;
  };
  const lines: Form['lines'] = (stroke) => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.save().lineWidth(0.5).strokeColor(INK);
    stroke(doc);
    doc.restore();
    doc.endMarkedContent();
  };
  const heightOf: Form['heightOf'] = (text, width, look = {}) => {
    const shown = written(text);
    return set(shown, look).heightOfString(shown, { width: width - 2 * PADDING }) + 2 * PADDING;
  };
  const draw: Form['draw'] = (text, { x, y, width, height = 0 }, part) => {
    const shown = written(text);
    const { tag, in: parent = root, scope, align = 'left', upright = false } = part;
    const content = doc.markStructureContent(tag);
    set(shown, part);
    doc.save();
    if (upright) {
      doc.rotate(-90, { origin: [x, y + height] });
      const tall = doc.heightOfString(shown, { width: height - 2 * PADDING });
      doc.text(shown, x + PADDING, y + height + (width - tall) / 2, { width: height - 2 * PADDING });
    } else {
      doc.text(shown, x + PADDING, y + PADDING, { width: width - 2 * PADDING, align });
    }
    doc.restore();
    doc.endMarkedContent();
    parent.add(doc.struct(tag, scope === undefined ? {} : ({ scope } as object), [content]));
  };
  return {
    ...{ ...sheet, open, lines, heightOf, draw },
    frame: ({ x, y, width, height }) => lines((on) => on.rect(x, y, width, height).stroke()),
    finishForm: async (footOf) => {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        doc.page.margins.bottom = 0;
        doc.markContent('Artifact', { type: 'Pagination' });
        const numbered = written(footOf(page + 1, count));
        const foot = print.hasLost() ? `${inWords(lost)} · ${numbered}` : numbered;
        set(foot, { size: FOOT_SIZE, quiet: true });
        doc.text(foot, FORM.left, FORM.bottom + 5, { width: FORM.width, align: 'right', lineBreak: false });
        doc.endMarkedContent();
      }
      root.end();
      return sheet.finish();
    },
  };
}

/** The head of a form: its number, what it is, and what stands at the right. Returns where the next part begins. */
export function drawFormHead(
  form: Form,
  { number, title, right, below }: { number: Said; title: Said; right: readonly Text[]; below: Text },
): number {
  const { left, top, width } = FORM;
  const half = width * 0.58;
  form.draw(number, { x: left, y: top, width: half }, { tag: 'P', size: 8, bold: true });
  form.draw(title, { x: left, y: top + 10, width: half }, { tag: 'H1', size: 15, bold: true });
  let y = top;
  for (const text of right) {
    const box = { x: left + half, y, width: width - half };
    form.draw(text, box, { tag: 'P', size: 8, align: 'right', bold: y === top });
    y += form.heightOf(text, box.width, { size: 8, bold: y === top }) - 2;
  }
  const next = Math.max(y, top + 32);
  form.draw(below, { x: left, y: next, width }, { tag: 'P', size: 7.5, quiet: true });
  return next + form.heightOf(below, width, { size: 7.5 }) + 3;
}
