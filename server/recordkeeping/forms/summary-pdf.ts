import type { SummaryAnswer } from '@tailboard/contract/recordkeeping-forms.ts';
import { drawFormHead, FORM, openForm, type Form } from '../../pdf/form.ts';
import { say, type Said } from '../../sentences/say.ts';
import type { Language } from '../../sentences/write.ts';
import { usDay } from '../rules/us-day.ts';

type Content = Pick<SummaryAnswer, 'year' | 'establishment' | 'averageEmployees' | 'hoursWorked' | 'totals'>;
type Signed = NonNullable<SummaryAnswer['certified']>;
const GAP = 16;
const LEFT_WIDTH = 420;
const CELL_GAP = 6;

/** Form 300A as a PDF: as it was signed where it was, and then the log as of now where its totals differ. Zeros are written. */
export async function summaryPdf(answer: SummaryAnswer, language: Language): Promise<Buffer> {
  const form = openForm(language, { title: say('record-form.300A.title'), lost: say('record-form.lost') });
  const { certified, differs } = answer;
  drawPage(form, certified ?? answer, { signed: certified, below: say('record-form.300A.rule') });
  if (differs) {
    form.doc.addPage();
    drawPage(form, answer, { signed: null, below: say('record-form.300A.moved-on') });
  }
  return form.finishForm((page, pages) => say('record-form.page', { page, pages }));
}

function drawPage(
  form: Form,
  content: Content,
  { signed, below }: { signed: Signed | null; below: Said },
): void {
  const top = drawFormHead(form, {
    number: say('record-form.300A.number'),
    title: say('record-form.300A.title'),
    right: [say('record-form.300.year', { year: String(content.year) }), say('record-form.equivalent')],
    below,
  });
  drawCounts(form, content, top);
  drawRight(form, content, { signed, top });
  const post = say('record-form.300A.post');
  const height = form.heightOf(post, FORM.width, { size: 9, bold: true });
  const box = { x: FORM.left, y: FORM.bottom - height, width: FORM.width };
  form.draw(post, box, { tag: 'P', size: 9, bold: true });
}

type Letter = 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'M6';

function drawCounts(form: Form, { totals: t }: Content, top: number): void {
  const sections: readonly (readonly [Said, number, readonly (readonly [Letter, number])[]])[] = [
    [
      say('record-form.300A.cases'),
      4,
      [
        ['G', t.deaths],
        ['H', t.daysAwayCases],
        ['I', t.restrictedCases],
        ['J', t.otherCases],
      ],
    ],
    [
      say('record-form.300A.days'),
      2,
      [
        ['K', t.daysAway],
        ['L', t.daysRestricted],
      ],
    ],
    [
      say('record-form.300A.types'),
      3,
      [
        ...([
          ['M1', t.injuries],
          ['M2', t.skinDisorders],
          ['M3', t.respiratoryConditions],
        ] as const),
        ...([
          ['M4', t.poisonings],
          ['M5', t.hearingLoss],
          ['M6', t.otherIllnesses],
        ] as const),
      ],
    ],
  ];
  let y = top;
  for (const [title, across, counts] of sections) {
    form.draw(title, { x: FORM.left, y, width: LEFT_WIDTH }, { tag: 'H2', size: 11, bold: true });
    y += 18;
    const width = (LEFT_WIDTH - CELL_GAP * (across - 1)) / across;
    const list = form.open('L');
    for (const [at, [letter, count]] of counts.entries()) {
      const x = FORM.left + (at % across) * (width + CELL_GAP);
      const rowY = y + Math.floor(at / across) * 58;
      form.frame({ x, y: rowY, width, height: 54 });
      const item = form.open('LI', list);
      const name = `(${letter.replace('M', 'M ')}) ${form.inWords(say(`record-form.300A.${letter}`))}`;
      form.draw(name, { x, y: rowY, width }, { tag: 'Lbl', in: item, size: 7.5 });
      form.draw(
        String(count),
        { x, y: rowY + 33, width },
        { tag: 'LBody', in: item, size: 14, bold: true, align: 'right' },
      );
    }
    y += Math.ceil(counts.length / across) * 58 + 6;
  }
}

function drawRight(
  form: Form,
  { establishment: place, averageEmployees, hoursWorked }: Content,
  { signed, top }: { signed: Signed | null; top: number },
): void {
  const x = FORM.left + LEFT_WIDTH + GAP;
  const width = FORM.width - LEFT_WIDTH - GAP;
  let y = top;
  const heading = (text: Said) => {
    form.draw(text, { x, y, width }, { tag: 'H2', size: 11, bold: true });
    y += 17;
  };
  const note = (text: Said) => {
    form.draw(text, { x, y, width }, { tag: 'P', size: 8 });
    y += form.heightOf(text, width, { size: 8 });
  };
  const field = (name: Said, value: string) => {
    const shown = form.print.line(value);
    form.draw(name, { x, y, width: 96 }, { tag: 'P', size: 7.5, quiet: true });
    form.draw(shown, { x: x + 96, y, width: width - 96 }, { tag: 'P', size: 9 });
    const height = Math.max(
      form.heightOf(name, 96, { size: 7.5 }),
      form.heightOf(shown, width - 96, { size: 9 }),
    );
    y += height;
    form.lines((doc) =>
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(),
    );
    y += 1;
  };
  heading(say('record-form.300A.establishment'));
  field(say('record-form.300A.name'), place.name);
  field(say('record-form.300A.company'), place.companyName ?? '');
  field(say('record-form.300A.street'), place.street);
  field(say('record-form.300A.city'), `${place.city}, ${place.state} ${place.zip}`);
  field(say('record-form.300A.industry'), place.industryDescription ?? '');
  field(say('record-form.300A.naics'), place.naics);
  y += 6;
  heading(say('record-form.300A.employment'));
  const figure = (count: number | null) => (count === null ? '' : count.toLocaleString('en-US'));
  field(say('record-form.300A.employees'), figure(averageEmployees));
  field(say('record-form.300A.hours'), figure(hoursWorked));
  y += 6;
  heading(say('record-form.300A.sign'));
  note(say('record-form.300A.penalty'));
  note(say('record-form.300A.certify'));
  const by = signed?.signature;
  field(say('record-form.300A.executive'), by?.name ?? '');
  field(say('record-form.300A.executive-title'), by?.title ?? '');
  field(say('record-form.300A.phone'), by?.phone ?? '');
  field(say('record-form.300A.date'), by === undefined ? '' : usDay(by.on));
  if (signed !== null) note(say('record-form.300A.hash', { hash: signed.hash }));
}
