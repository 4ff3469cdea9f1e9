import { nameWithUsername } from '@tailboard/contract/person-name.ts';
import { buffer } from 'node:stream/consumers';
import { pictureForModel } from '../media/public.ts';
import {
  BOTTOM,
  drawFact,
  drawFooters,
  drawHeading,
  drawParagraph,
  drawTitle,
  MARGIN,
  openSheet,
  QUIET,
  WIDTH,
  type Sheet,
} from '../pdf/sheet.ts';
import { timeInZone } from '../pdf/time-in-zone.ts';
import { say, saidOf, type Said } from '../sentences/say.ts';
import type { Language } from '../sentences/write.ts';
import type { Storage } from '../storage/storage.ts';
import type { Evidence } from './read-evidence.ts';

type Paper = Sheet & { evidence: Evidence; time: (moment: Date | string) => string };

/** An incident on one page that a foreman hands over, its photos behind it. What people wrote stays as they wrote it. */
export async function incidentPaper(
  evidence: Evidence,
  options: { storage: Storage; language: Language; timeZone: string | undefined },
): Promise<Buffer> {
  const { storage, language, timeZone } = options;
  const { incident } = evidence;
  const sheet = openSheet(language);
  const { doc, print, inWords, locale } = sheet;
  const time = (moment: Date | string) =>
    timeInZone(
      new Date(moment).toISOString(),
      timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      locale,
    );
  const paper: Paper = { ...sheet, evidence, time };
  const title = inWords(
    say('incident-paper.title', { id: incident.id, type: say(`incident-type.${incident.type}`) }),
  );
  doc.info.Title = print.line(title);
  doc.info.Author = print.line(nameWithUsername(incident.reportedBy, incident.reportedByUsername));
  drawTitle(sheet, { kind: inWords(say('incident-paper.head')), title });
  drawFacts(paper);
  drawHeading(sheet, inWords(say('incident-paper.description')));
  drawParagraph(sheet, print.text(incident.description));
  drawPeople(paper);
  drawAnswers(paper);
  await drawFiles(paper, storage);
  if (print.hasLost()) {
    doc.moveDown();
    drawParagraph(sheet, inWords(say('incident-paper.lost')), QUIET);
  }
  drawFooters(sheet, (page, pages) =>
    inWords(say('incident-paper.footer', { id: incident.id, page, pages })),
  );
  return sheet.finish();
}

function drawFacts(paper: Paper): void {
  const { evidence, print, inWords, time } = paper;
  const { incident, crewId, judgements, oshaCalls } = evidence;
  const line = (label: Said, value: string) => drawFact(paper, inWords(label), value);
  line(say('incident-paper.what'), inWords(say(`category.${incident.category}`)));
  line(say('incident-paper.when'), time(incident.date));
  line(say('incident-paper.where'), print.line(incident.location));
  if (incident.latitude !== null && incident.longitude !== null)
    line(say('incident-paper.position'), print.line(`${incident.latitude}, ${incident.longitude}`));
  const reporter = print.line(nameWithUsername(incident.reportedBy, incident.reportedByUsername));
  line(
    say('incident-paper.reported-by'),
    crewId === null
      ? reporter
      : inWords(say('talk-record.of-crew', { name: reporter, crew: print.line(crewId) })),
  );
  line(say('incident-paper.received'), time(incident.createdAt));
  line(say('incident-paper.status'), inWords(say(`status.${incident.status}`)));
  const analysis = judgements.at(-1)?.analysis;
  if (analysis === undefined) return;
  const words = new Map(analysis.sentences.map((one) => [one.text, saidOf(one)]));
  const inBoth = (text: string) => print.line(words.has(text) ? inWords(words.get(text) as Said) : text);
  line(
    say('incident-paper.severity'),
    inWords(
      say('incident-paper.severity-and-potential', {
        severity: say(`severity.${analysis.severity}`),
        potential: say(`severity.${analysis.potentialSeverity}`),
      }),
    ),
  );
  const { reportToOsha, recordable } = analysis;
  line(say('incident-paper.osha'), `${inBoth(reportToOsha.reason)} (${reportToOsha.paragraph})`);
  line(say('incident-paper.log'), `${inBoth(recordable.reason)} (${recordable.paragraph})`);
  for (const call of oshaCalls)
    drawParagraph(
      paper,
      inWords(say('incident-paper.call-made', { at: time(call.calledAt), by: print.line(call.calledBy) })),
    );
}

function drawPeople(paper: Paper): void {
  const { evidence, print, inWords } = paper;
  const { people, witnesses } = evidence;
  if (people.length > 0) drawHeading(paper, inWords(say('incident-paper.people')));
  for (const { name, role, bodyPart, injury, treatment } of people) {
    const detail = [
      inWords(say(`person-role.${role}`)),
      ...[bodyPart, injury].flatMap((text) => (text === null || text === '' ? [] : [print.line(text)])),
      ...(treatment === null ? [] : [inWords(say(`treatment.${treatment}`))]),
    ];
    drawParagraph(paper, `${print.line(name)}: ${detail.join(', ')}`);
  }
  if (witnesses.length > 0) drawHeading(paper, inWords(say('incident-paper.witnesses')));
  for (const { name, phone } of witnesses)
    drawParagraph(paper, print.line(phone === null ? name : `${name}, ${phone}`));
}

function drawAnswers(paper: Paper): void {
  const { evidence, print, inWords, time } = paper;
  if (evidence.facts.length === 0) return;
  drawHeading(paper, inWords(say('incident-paper.facts')));
  for (const { fact, value, at, by, byUsername } of evidence.facts)
    drawParagraph(
      paper,
      inWords(
        say('incident-paper.fact', {
          question: say(`fact.${fact}`),
          answer: say(`answer.${value}`),
          who: print.line(nameWithUsername(by, byUsername)),
          at: time(at),
        }),
      ),
    );
}

/** Each picture on a page of its own; what is none is named. */
async function drawFiles(paper: Paper, storage: Storage): Promise<void> {
  const { doc, evidence, print, inWords, time } = paper;
  const { files } = evidence;
  if (files.length === 0) return;
  drawHeading(paper, inWords(say('incident-paper.photos', { count: files.length })));
  for (const { fileName } of files) drawParagraph(paper, print.line(fileName));
  for (const file of files) {
    if (!file.fileType.startsWith('image/')) continue;
    doc.addPage();
    drawParagraph(
      paper,
      inWords(
        say('incident-paper.photo', {
          name: print.line(file.fileName),
          at: time(file.createdAt),
        }),
      ),
    );
    drawParagraph(paper, inWords(say('incident-paper.digest', { digest: file.sha256 })), QUIET);
    doc.moveDown(0.5);
    const stored = await storage.get(file.storageKey);
    const picture = stored === null ? null : await pictureForModel(await buffer(stored));
    if (picture === null) drawParagraph(paper, inWords(say('incident-paper.not-shown')));
    else doc.image(picture, MARGIN, doc.y, { fit: [WIDTH, BOTTOM - doc.y], align: 'center' });
  }
}
