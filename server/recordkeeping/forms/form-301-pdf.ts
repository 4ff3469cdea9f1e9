import { drawFormHead, FORM, openForm, type Form } from '../../pdf/form.ts';
import { say, type Said } from '../../sentences/say.ts';
import type { Language } from '../../sentences/write.ts';
import type { StoredCase } from '../case-store.ts';
import { form301 } from '../form-301.ts';
import { usDay } from '../rules/us-day.ts';
import { isoDay } from '../../days.ts';

type Number301 = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;
const numbers: readonly Number301[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
const GAP = 12;
const LEFT_WIDTH = 250;
const NAME = { size: 7.5, quiet: true } as const;
const VALUE = { size: 9.5 } as const;
const FOOT = { size: 7, quiet: true } as const;
const LEAST_HEIGHT = 14;
/** Of a text, so that it fits a page of its own. */
const MOST_HEIGHT = 400;

/** The first number of the section on the case: what an employees' representative gets (29 CFR 1904.35(b)(2)(v)(B)). */
const FIRST_OF_CASE = 10;

/** Form 301 as a PDF, a case after the other: person and physician at the left, the case at the right, on as many pages as it takes. */
export async function form301Pdf(
  cases: readonly StoredCase[],
  { language, caseOnly = false }: { language: Language; caseOnly?: boolean },
): Promise<Buffer> {
  const form = openForm(language, { title: say('record-form.301.title'), lost: say('record-form.lost') });
  for (const [at, stored] of cases.entries()) {
    if (at > 0) form.doc.addPage();
    drawCase(form, stored, caseOnly);
  }
  return form.finishForm((page, pages) => say('record-form.page', { page, pages }));
}

function drawCase(form: Form, stored: StoredCase, caseOnly: boolean): void {
  const values = valuesOf(form, stored);
  const top = drawFormHead(form, {
    number: say('record-form.301.number'),
    title: say('record-form.301.title'),
    right: [
      ...(caseOnly ? [say('record-form.301.case-only')] : []),
      form.print.line(stored.establishmentName ?? ''),
      say('record-form.equivalent'),
    ],
    below: say('record-form.300.attention'),
  });
  const list = form.open('Sect');
  const column = (x: number, width: number): Column => ({ form, list, x, width, y: top, values });
  if (caseOnly) {
    const whole = column(FORM.left, FORM.width);
    drawSection(whole, say('record-form.301.case'), numbers.slice(FIRST_OF_CASE - 1));
    return;
  }
  const left = column(FORM.left, LEFT_WIDTH);
  drawSection(left, say('record-form.301.employee'), numbers.slice(0, 5));
  drawSection(left, say('record-form.301.physician'), numbers.slice(5, 9));
  const [decision] = stored.decisions;
  drawField(left, say('record-form.301.completed-by'), decision?.by ?? '');
  const on = decision === undefined ? '' : usDay(isoDay(new Date(decision.at), stored.timeZone));
  drawField(left, say('record-form.301.completed-on'), on);
  const foot = say('record-form.301.foot');
  makeRoom(left, () => form.heightOf(foot, left.width, FOOT));
  form.draw(foot, { x: left.x, y: left.y, width: left.width }, { tag: 'P', in: list, ...FOOT });
  left.y += form.heightOf(foot, left.width, FOOT) + 4;
  const isBeside = left.width === LEFT_WIDTH;
  const right = isBeside ? column(FORM.left + LEFT_WIDTH + GAP, FORM.width - LEFT_WIDTH - GAP) : left;
  drawSection(right, say('record-form.301.case'), numbers.slice(9));
}

/** A column that is filled downwards. `y` moves on. */
type Column = {
  form: Form;
  list: ReturnType<Form['open']>;
  x: number;
  width: number;
  y: number;
  values: ReadonlyMap<number, string>;
};

function drawSection(column: Column, title: Said, fields: readonly Number301[]): void {
  const { form, list } = column;
  makeRoom(column, () => 60);
  const { x, y, width } = column;
  form.draw(title, { x, y, width }, { tag: 'H2', in: list, size: 10, bold: true });
  column.y += form.heightOf(title, width, { size: 10, bold: true });
  for (const number of fields) {
    const name = `(${number}) ${form.inWords(say(`record-form.301.${number}`))}`;
    drawField(column, name, column.values.get(number) ?? '');
  }
  column.y += 4;
}

/** A field in its frame. One whose line breaks alone would fill a page stands on one line. */
function drawField(column: Column, name: string | Said, value: string): void {
  const { form, list } = column;
  const nameHeight = () => form.heightOf(name, column.width, NAME) - 3;
  const isTall = form.heightOf(value, column.width, VALUE) > MOST_HEIGHT;
  const shown = isTall ? form.print.line(value) : value;
  const valueHeight = () => Math.max(form.heightOf(shown, column.width, VALUE), LEAST_HEIGHT);
  makeRoom(column, () => nameHeight() + valueHeight());
  const { x, y, width } = column;
  const height = nameHeight() + valueHeight();
  form.frame({ x, y, width, height });
  form.draw(name, { x, y, width }, { tag: 'P', in: list, ...NAME });
  form.draw(shown, { x, y: y + nameHeight(), width }, { tag: 'P', in: list, ...VALUE });
  column.y += height;
}

/** Where the page has no more space the column goes on on the next one, over its whole width. */
function makeRoom(column: Column, height: () => number): void {
  if (column.y + height() <= FORM.bottom) return;
  column.form.doc.addPage();
  Object.assign(column, { x: FORM.left, width: FORM.width, y: FORM.top });
}

/** What was entered, in the words of the form where it has a choice. */
function valuesOf({ print, inWords }: Form, stored: StoredCase): Map<number, string> {
  const { row } = stored;
  const yesNo = (is: boolean) => inWords(is ? say('record-form.yes') : say('record-form.no'));
  const values = new Map(
    form301(stored).fields.map(({ number, value }): [number, string] => [
      number,
      number >= 14 && number <= 17 ? print.text(value) : print.line(value),
    ]),
  );
  values.set(8, yesNo(row.emergencyRoom)).set(9, yesNo(row.inPatient));
  if (row.sex !== null) {
    values.set(5, inWords(row.sex === 'M' ? say('record-form.301.male') : say('record-form.301.female')));
  }
  if (row.timeUnknown) values.set(13, inWords(say('record-form.301.unknown')));
  return values;
}
