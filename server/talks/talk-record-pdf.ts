import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH, strokesOf } from '@tailboard/contract/signature.ts';
import { nameWithUsername } from '@tailboard/contract/person-name.ts';
import type { Attendee, Talk } from '@tailboard/contract/talks.ts';
import PDFDocument from 'pdfkit';
import { fileURLToPath } from 'node:url';
import { buffer } from 'node:stream/consumers';
import { say, saidOf, type Said } from '../sentences/say.ts';
import { write, type Language } from '../sentences/write.ts';
import { printableWith, type Weight } from './printable-text.ts';
import { timeInZone } from './time-in-zone.ts';

const fontFile = (name: string) => fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url));
/** `wide` is for texts with letters that our own does not have: Greek, Cyrillic, Vietnamese. */
const fonts: Readonly<Record<Weight | `wide-${Weight}`, string>> = {
  regular: fontFile('atkinson-hyperlegible-next-regular'),
  bold: fontFile('atkinson-hyperlegible-next-bold'),
  'wide-regular': fontFile('noto-sans-mono-regular'),
  'wide-bold': fontFile('noto-sans-mono-bold'),
};

/** Points, 1/72 inch. US Letter. */
const MARGIN = 54;
const WIDTH = 612 - 2 * MARGIN;
const BOTTOM = 792 - MARGIN;
const GAP = 10;
/** A drawn signature, in the proportions of its box. */
const SIGNATURE = { width: 140, height: (140 * SIGNATURE_HEIGHT) / SIGNATURE_WIDTH };
const NAME_WIDTH = WIDTH - SIGNATURE.width - GAP;

const INK = '#1C1917';
const QUIET = '#57534E';
const LINE = '#B8B0A8';

type Doc = InstanceType<typeof PDFDocument>;
type Print = ReturnType<typeof printableWith>;
type Present = Extract<Attendee, { attendance: 'present' }>;

/** What every part of the page needs. */
type Sheet = {
  doc: Doc;
  print: Print;
  talk: Talk;
  locale: 'en-US' | 'es-US';
  /** In the language of the record. */
  inWords: (said: Said) => string;
  /** The same of what the talk itself says; what it says no more stays as it is. */
  ofTalk: (text: string) => string;
};

/**
 * The record of a closed talk as a PDF: all that was said and signed, on as many pages as it takes. What people wrote
 * stays as they wrote it, and each question stands in English too.
 */
export async function talkRecordPdf(talk: Talk, language: Language): Promise<Buffer> {
  const locale = language === 'es' ? 'es-US' : 'en-US';
  const inWords = (said: Said) => write(said, language);
  const sentences = new Map(talk.sentences.map((one) => [one.text, saidOf(one)]));
  const ofTalk = (text: string) => write(sentences.get(text) ?? text, language);
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    font: fonts.regular,
  });
  const bytes = buffer(doc);
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  const print = printableWith(doc);
  doc.info.Title = print.line(inWords(say('talk-record.title', { id: talk.id, title: ofTalk(talk.title) })));
  doc.info.Author = print.line(heldBy(talk));
  doc.info.CreationDate = new Date(talk.createdAt);

  const sheet: Sheet = { doc, print, talk, locale, inWords, ofTalk };
  head(sheet);
  signedList(sheet);
  excusedList(sheet);
  questions(sheet);
  if (talk.notes.trim() !== '') {
    heading(doc, inWords(say('talk-record.notes')));
    paragraph(doc, print, print.text(talk.notes));
  }
  if (print.hasLost()) {
    doc.moveDown();
    paragraph(doc, print, inWords(say('talk-record.lost')), QUIET);
  }
  footers(sheet);
  doc.end();
  return bytes;
}

/** With the username of whoever has an account; the name may be another's. */
const nameIn = ({ usernames }: Talk, { name, userId }: Attendee) =>
  nameWithUsername(name, userId === null ? null : usernames?.[userId]);
const heldBy = (talk: Talk) => nameWithUsername(talk.heldBy, talk.heldByUsername);

function head({ doc, print, talk, locale, inWords, ofTalk }: Sheet): void {
  const time = (moment: string) => timeInZone(moment, talk.timeZone, locale);
  doc
    .font('bold')
    .fontSize(11)
    .fillColor(QUIET)
    .text(inWords(say('talk-record.head')), MARGIN, MARGIN);
  doc
    .fontSize(20)
    .fillColor(INK)
    .text(print.line(ofTalk(talk.title)), { width: WIDTH });
  doc.moveDown(0.4);
  const name = print.line(heldBy(talk));
  const line = (label: Said, value: string) => fact(doc, print, inWords(label), value);
  line(
    say('talk-record.held-by'),
    talk.crewId === null
      ? name
      : inWords(say('talk-record.of-crew', { name, crew: print.line(talk.crewId) })),
  );
  if (talk.place.trim() !== '') line(say('talk-record.place'), print.line(talk.place));
  line(say('talk-record.began'), time(talk.heldAt));
  line(say('talk-record.closed'), time(talk.closedAt));
  line(say('talk-record.received'), time(talk.createdAt));
  line(say('talk-record.document'), talk.documentKey);
  line(say('talk-record.record'), `${talk.id} (${talk.clientRef})`);
}

function fact(doc: Doc, print: Print, name: string, value: string): void {
  const height = heightOf(doc, print, value, WIDTH - 90);
  makeRoom(doc, height);
  const { y } = doc;
  doc.font('regular').fontSize(11).fillColor(QUIET).text(name, MARGIN, y, { width: 80 });
  doc
    .font(print.font('regular', value))
    .fillColor(INK)
    .text(value, MARGIN + 90, y, { width: WIDTH - 90 });
  doc.x = MARGIN;
}

function signedList(sheet: Sheet): void {
  const { doc, talk, inWords } = sheet;
  const present = talk.attendees.filter((attendee) => attendee.attendance === 'present');
  heading(doc, inWords(say('talk-record.present', { count: present.length })));
  for (const [index, attendee] of present.entries()) signedRow(sheet, { attendee, index });
}

function signedRow(
  { doc, print, talk, locale, inWords }: Sheet,
  { attendee, index }: { attendee: Present; index: number },
): void {
  const name = `${index + 1}. ${print.line(nameIn(talk, attendee))}`;
  const at =
    attendee.signedAt === null
      ? ''
      : inWords(say('talk-record.signed', { at: timeInZone(attendee.signedAt, talk.timeZone, locale) }));
  doc.font(print.font('bold', name)).fontSize(11);
  const height = Math.max(doc.heightOfString(name, { width: NAME_WIDTH }) + 16, SIGNATURE.height) + GAP;
  makeRoom(doc, height);
  const top = doc.y;
  doc.fillColor(INK).text(name, MARGIN, top + 4, { width: NAME_WIDTH });
  doc.font('regular').fontSize(9).fillColor(QUIET).text(at, { width: NAME_WIDTH });
  const left = MARGIN + NAME_WIDTH + GAP;
  if (attendee.signature?.by === 'finger') drawSignature(doc, attendee.signature.path, { left, top });
  else
    doc
      .fontSize(11)
      .fillColor(INK)
      .text(inWords(say('talk-record.agrees')), left, top + 4, { width: SIGNATURE.width });
  ruleAt(doc, top + height - GAP / 2);
  doc.x = MARGIN;
  doc.y = top + height;
}

/** As a line of points, never as text of a PDF: what a device sends is read as figures. */
function drawSignature(doc: Doc, path: string, { left, top }: { left: number; top: number }): void {
  const scale = SIGNATURE.width / SIGNATURE_WIDTH;
  doc.save().lineWidth(1.2).lineCap('round').lineJoin('round').strokeColor(INK);
  for (const stroke of strokesOf(path)) {
    for (const [index, [x, y]] of stroke.entries()) {
      if (index === 0) doc.moveTo(left + x * scale, top + y * scale);
      else doc.lineTo(left + x * scale, top + y * scale);
    }
    doc.stroke();
  }
  doc.restore();
}

function excusedList({ doc, print, talk, inWords }: Sheet): void {
  const excused = talk.attendees.filter((attendee) => attendee.attendance === 'excused');
  if (excused.length === 0) return;
  heading(doc, inWords(say('talk-record.excused', { count: excused.length })));
  for (const attendee of excused) {
    makeRoom(doc, 30);
    const shown = print.line(nameIn(talk, attendee));
    doc
      .font(print.font('bold', shown))
      .fontSize(11)
      .fillColor(INK)
      .text(shown, MARGIN, doc.y, { width: WIDTH });
    paragraph(doc, print, print.text(attendee.reason));
    doc.moveDown(0.4);
  }
}

function questions({ doc, print, talk, inWords, ofTalk }: Sheet): void {
  heading(doc, inWords(say('talk-record.questions')));
  for (const { question, answer, section } of talk.questions) {
    makeRoom(doc, 60);
    const asked = ofTalk(question);
    doc.font('bold').fontSize(11).fillColor(INK).text(print.line(asked), MARGIN, doc.y, { width: WIDTH });
    if (asked !== question) paragraph(doc, print, print.line(question), QUIET);
    paragraph(doc, print, print.line(ofTalk(answer)));
    paragraph(doc, print, print.line(section), QUIET);
    doc.moveDown(0.4);
  }
}

function heading(doc: Doc, text: string): void {
  makeRoom(doc, 90);
  doc.moveDown(1);
  doc.font('bold').fontSize(14).fillColor(INK).text(text, MARGIN, doc.y, { width: WIDTH });
  ruleAt(doc, doc.y + 2);
  doc.y += GAP;
}

/** Goes on over as many pages as it needs. */
function paragraph(doc: Doc, print: Print, text: string, colour = INK): void {
  doc
    .font(print.font('regular', text))
    .fontSize(11)
    .fillColor(colour)
    .text(text, MARGIN, doc.y, { width: WIDTH });
}

function heightOf(doc: Doc, print: Print, text: string, width: number): number {
  return doc.font(print.font('regular', text)).fontSize(11).heightOfString(text, { width });
}

function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height > BOTTOM) doc.addPage();
}

function ruleAt(doc: Doc, y: number): void {
  doc
    .save()
    .lineWidth(0.5)
    .strokeColor(LINE)
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .stroke()
    .restore();
}

function footers({ doc, talk, inWords }: Sheet): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin a text would begin another page.
    doc.page.margins.bottom = 0;
    doc
      .font('regular')
      .fontSize(9)
      .fillColor(QUIET)
      .text(
        inWords(say('talk-record.footer', { id: talk.id, page: page + 1, pages: count })),
        MARGIN,
        BOTTOM + 14,
        {
          width: WIDTH,
          lineBreak: false,
        },
      );
  }
}
