import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH, strokesOf } from '@tailboard/contract/signature.ts';
import { nameWithUsername } from '@tailboard/contract/person-name.ts';
import type { Attendee, Talk } from '@tailboard/contract/talks.ts';
import { say, saidOf, type Said } from '../sentences/say.ts';
import { write, type Language } from '../sentences/write.ts';
import {
  drawFact,
  drawFooters,
  drawHeading,
  drawParagraph,
  drawTitle,
  GAP,
  INK,
  makeRoom,
  MARGIN,
  openSheet,
  QUIET,
  ruleAt,
  WIDTH,
  type Doc,
  type Sheet as PlainSheet,
} from '../pdf/sheet.ts';
import { timeInZone } from '../pdf/time-in-zone.ts';

/** A drawn signature, in the proportions of its box. */
const SIGNATURE = { width: 140, height: (140 * SIGNATURE_HEIGHT) / SIGNATURE_WIDTH };
const NAME_WIDTH = WIDTH - SIGNATURE.width - GAP;

type Present = Extract<Attendee, { attendance: 'present' }>;

/** What every part of the page needs. */
type Sheet = PlainSheet & {
  talk: Talk;
  /** In the language of the record, what the talk itself says; what it says no more stays as it is. */
  ofTalk: (text: string) => string;
};

/**
 * The record of a closed talk as a PDF: all that was said and signed, on as many pages as it takes. What people wrote
 * stays as they wrote it, and each question stands in English too.
 */
export async function talkRecordPdf(talk: Talk, language: Language): Promise<Buffer> {
  const sentences = new Map(talk.sentences.map((one) => [one.text, saidOf(one)]));
  const sheet: Sheet = {
    ...openSheet(language),
    talk,
    ofTalk: (text) => write(sentences.get(text) ?? text, language),
  };
  const { doc, print, inWords, ofTalk } = sheet;
  doc.info.Title = print.line(inWords(say('talk-record.title', { id: talk.id, title: ofTalk(talk.title) })));
  doc.info.Author = print.line(heldBy(talk));
  doc.info.CreationDate = new Date(talk.createdAt);

  head(sheet);
  signedList(sheet);
  excusedList(sheet);
  questions(sheet);
  if (talk.notes.trim() !== '') {
    drawHeading(sheet, inWords(say('talk-record.notes')));
    drawParagraph(sheet, print.text(talk.notes));
  }
  if (print.hasLost()) {
    doc.moveDown();
    drawParagraph(sheet, inWords(say('talk-record.lost')), QUIET);
  }
  drawFooters(sheet, (page, pages) => inWords(say('talk-record.footer', { id: talk.id, page, pages })));
  return sheet.finish();
}

/** With the username of whoever has an account; the name may be another's. */
const nameIn = ({ usernames }: Talk, { name, userId }: Attendee) =>
  nameWithUsername(name, userId === null ? null : usernames?.[userId]);
const heldBy = (talk: Talk) => nameWithUsername(talk.heldBy, talk.heldByUsername);

function head(sheet: Sheet): void {
  const { print, talk, locale, inWords, ofTalk } = sheet;
  const time = (moment: string) => timeInZone(moment, talk.timeZone, locale);
  drawTitle(sheet, { kind: inWords(say('talk-record.head')), title: ofTalk(talk.title) });
  const name = print.line(heldBy(talk));
  const line = (label: Said, value: string) => drawFact(sheet, inWords(label), value);
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

function signedList(sheet: Sheet): void {
  const { talk, inWords } = sheet;
  const present = talk.attendees.filter((attendee) => attendee.attendance === 'present');
  drawHeading(sheet, inWords(say('talk-record.present', { count: present.length })));
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

function excusedList(sheet: Sheet): void {
  const { doc, print, talk, inWords } = sheet;
  const excused = talk.attendees.filter((attendee) => attendee.attendance === 'excused');
  if (excused.length === 0) return;
  drawHeading(sheet, inWords(say('talk-record.excused', { count: excused.length })));
  for (const attendee of excused) {
    makeRoom(doc, 30);
    const shown = print.line(nameIn(talk, attendee));
    doc
      .font(print.font('bold', shown))
      .fontSize(11)
      .fillColor(INK)
      .text(shown, MARGIN, doc.y, { width: WIDTH });
    drawParagraph(sheet, print.text(attendee.reason));
    doc.moveDown(0.4);
  }
}

function questions(sheet: Sheet): void {
  const { doc, print, talk, inWords, ofTalk } = sheet;
  drawHeading(sheet, inWords(say('talk-record.questions')));
  for (const { question, answer, section } of talk.questions) {
    makeRoom(doc, 60);
    const asked = ofTalk(question);
    doc.font('bold').fontSize(11).fillColor(INK).text(print.line(asked), MARGIN, doc.y, { width: WIDTH });
    if (asked !== question) drawParagraph(sheet, print.line(question), QUIET);
    drawParagraph(sheet, print.line(ofTalk(answer)));
    drawParagraph(sheet, print.line(section), QUIET);
    doc.moveDown(0.4);
  }
}
