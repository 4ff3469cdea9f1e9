import type { Log, LogEntry } from '@tailboard/contract/recordkeeping-forms.ts';
import { illnessTypes } from '@tailboard/contract/recordkeeping-terms.ts';
import { isoDay } from '../../days.ts';
import { drawFormHead, FORM, openForm, type Form } from '../../pdf/form.ts';
import { say, type Said } from '../../sentences/say.ts';
import type { Language } from '../../sentences/write.ts';
import { totalsOf, type Totals } from '../rules/log.ts';
import { usDay } from '../rules/us-day.ts';

type Letter =
  'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | `M${1 | 2 | 3 | 4 | 5 | 6}`;
/** Columns A to M in points. */
const columns: readonly (readonly [Letter, number])[] = [
  ...([
    ['A', 34],
    ['B', 90],
    ['C', 72],
    ['D', 48],
    ['E', 92],
    ['F', 166],
  ] as const),
  ...([
    ['G', 22],
    ['H', 22],
    ['I', 22],
    ['J', 22],
    ['K', 27],
    ['L', 27],
  ] as const),
  ...([
    ['M1', 15],
    ['M2', 15],
    ['M3', 16],
    ['M4', 15],
    ['M5', 15],
    ['M6', 16],
  ] as const),
];
const places = columns.map(([letter, width], at) => ({
  letter,
  width,
  x: FORM.left + columns.slice(0, at).reduce((sum, [, before]) => sum + before, 0),
  isNarrow: at > 5,
}));
const groups: readonly (readonly [Said, number, number])[] = [
  [say('record-form.300.identify'), 0, 3],
  [say('record-form.300.describe'), 3, 6],
  [say('record-form.300.classify'), 6, 18],
];
const hints: readonly (readonly [Said, number, number])[] = [
  [say('record-form.300.one-box'), 6, 10],
  [say('record-form.300.days'), 10, 12],
  [say('record-form.300.type'), 12, 18],
];
const GROUP_HEIGHT = 13;
const HINT_HEIGHT = 36;
const HEADING_HEIGHT = 72;
const TOTALS_HEIGHT = 14;
const LEAST_ROW = 14;
/** Totals of the page, of the log, and the sentence below them. */
const FOOT_HEIGHT = 2 * TOTALS_HEIGHT + 14;
const CELL = { size: 7.5 } as const;
const CROSS = 'X';

const boxOf = (from: number, to: number, y: number, height: number) => {
  const [first, last] = [places[from], places[to - 1]];
  if (first === undefined || last === undefined) throw new Error('There is no such column');
  return { x: first.x, y, width: last.x + last.width - first.x, height };
};

/** Form 300 as a PDF, page by page with its totals; entries that are lined out are struck through. */
export async function logPdf(
  log: Log,
  { timeZone, language }: { timeZone: string; language: Language },
): Promise<Buffer> {
  const title = say('record-form.300.title');
  const form = openForm(language, { title, lost: say('record-form.lost') });
  const day = (moment: string) => usDay(isoDay(new Date(moment), timeZone));
  const rewritten = new Set(
    log.entries.flatMap(({ caseId, linedOutAt }) => (linedOutAt === null ? [] : caseId)),
  );
  const rows = log.entries.map((entry) => ({ entry, cells: cellsOf(form, entry, { day, rewritten }) }));
  const heights = rows.map(({ cells }) =>
    places.reduce(
      (most, { width }, at) => Math.max(most, form.heightOf(cells[at] ?? '', width, CELL)),
      LEAST_ROW,
    ),
  );
  let at = 0;
  do {
    if (at > 0) form.doc.addPage();
    const top = drawHead(form, log);
    const table = form.open('Table');
    let y = drawHeadings(form, table, top);
    const first = at;
    while (at < rows.length && (at === first || y + (heights[at] ?? 0) + FOOT_HEIGHT <= FORM.bottom)) {
      const height = heights[at] ?? LEAST_ROW;
      drawRow(form, table, { cells: rows[at]?.cells ?? [], y, height });
      if (rows[at]?.entry.linedOutAt !== null) strike(form, y);
      y += height;
      at += 1;
    }
    const standing = (entries: readonly LogEntry[]) =>
      totalsOf(entries.filter(({ linedOutAt }) => linedOutAt === null));
    drawTotals(form, table, {
      name: say('record-form.300.page-totals'),
      y,
      totals: standing(log.entries.slice(first, at)),
    });
    y += TOTALS_HEIGHT;
    if (first > 0 && at === rows.length) {
      drawTotals(form, table, { name: say('record-form.300.totals'), y, totals: log.totals });
      y += TOTALS_HEIGHT;
    }
    const below = rows.length === 0 ? say('record-form.300.none') : say('record-form.300.transfer');
    form.draw(below, { x: FORM.left, y: y + 1, width: FORM.width }, { tag: 'P', size: 7, quiet: true });
  } while (at < rows.length);
  return form.finishForm((page, pages) => say('record-form.page', { page, pages }));
}

function drawHead(form: Form, { year, establishment }: Log): number {
  const { name, city, state } = establishment;
  return drawFormHead(form, {
    number: say('record-form.300.number'),
    title: say('record-form.300.title'),
    right: [
      say('record-form.300.year', { year: String(year) }),
      say('record-form.300.place', { name: form.print.line(name), city: form.print.line(city), state }),
      say('record-form.equivalent'),
    ],
    below: say('record-form.300.attention'),
  });
}

function drawHeadings(form: Form, table: ReturnType<Form['open']>, top: number): number {
  const head = form.open('THead', table);
  const group = form.open('TR', head);
  for (const [text, from, to] of groups) {
    const box = boxOf(from, to, top, GROUP_HEIGHT);
    form.frame(box);
    form.draw(text, box, { tag: 'TH', in: group, scope: 'Column', size: 8, bold: true });
  }
  const second = top + GROUP_HEIGHT;
  const hint = form.open('TR', head);
  for (const [text, from, to] of hints) {
    const box = boxOf(from, to, second, HINT_HEIGHT);
    form.frame(box);
    form.draw(text, box, { tag: 'TH', in: hint, scope: 'Column', size: 6 });
  }
  const names = form.open('TR', head);
  const bottom = second + HINT_HEIGHT + HEADING_HEIGHT;
  for (const { letter, x, width, isNarrow } of places) {
    const y = isNarrow ? second + HINT_HEIGHT : second;
    const height = bottom - y;
    form.frame({ x, y, width, height });
    const look = { tag: 'TH', in: names, scope: 'Column', size: 7, bold: true } as const;
    const text = say(`record-form.300.${letter}`);
    const shown = `(${letter.replace('M', '')}) ${form.inWords(text)}`;
    form.draw(shown, { x, y, width, height }, { ...look, size: isNarrow ? 6.5 : 7, upright: isNarrow });
  }
  return bottom;
}

function cellsOf(
  { print, inWords }: Form,
  entry: LogEntry,
  { day, rewritten }: { day: (moment: string) => string; rewritten: ReadonlySet<number> },
): string[] {
  const note =
    entry.linedOutAt !== null
      ? say('record-form.300.lined-out', { day: day(entry.linedOutAt) })
      : rewritten.has(entry.caseId)
        ? say('record-form.300.entered', { day: day(entry.enteredAt) })
        : null;
  const description = print.line(entry.description);
  const name = entry.isPrivacyCase ? inWords(say('record-form.300.privacy')) : print.line(entry.name);
  return [
    ...[print.line(entry.caseNumber), name, print.line(entry.jobTitle), usDay(entry.dateOfInjury)],
    ...[print.line(entry.whereOccurred), note === null ? description : `${description} ${inWords(note)}`],
    ...(['G', 'H', 'I', 'J'] as const).map((letter) => (entry.class === letter ? CROSS : '')),
    ...[String(entry.daysAway), String(entry.daysRestricted)],
    ...illnessTypes.map((type) => (entry.illnessType === type ? CROSS : '')),
  ];
}

function drawRow(
  form: Form,
  table: ReturnType<Form['open']>,
  { cells, y, height, bold = false }: { cells: readonly string[]; y: number; height: number; bold?: boolean },
): void {
  const row = form.open('TR', table);
  form.lines((doc) => {
    for (const { x, width } of places) doc.rect(x, y, width, height).stroke();
  });
  for (const [at, { x, width, isNarrow }] of places.entries()) {
    const align = isNarrow ? 'center' : 'left';
    form.draw(cells[at] ?? '', { x, y, width, height }, { tag: 'TD', in: row, ...CELL, align, bold });
  }
}

/** A line through the first line of an entry that no longer counts. */
function strike(form: Form, y: number): void {
  const middle = y + LEAST_ROW / 2;
  form.lines((doc) =>
    doc
      .lineWidth(1)
      .moveTo(FORM.left, middle)
      .lineTo(FORM.left + FORM.width, middle)
      .stroke(),
  );
}

function drawTotals(
  form: Form,
  table: ReturnType<Form['open']>,
  { name, y, totals }: { name: Said; y: number; totals: Totals },
): void {
  const { deaths, daysAwayCases, restrictedCases, otherCases, daysAway, daysRestricted } = totals;
  const { injuries, skinDisorders, respiratoryConditions, poisonings, hearingLoss, otherIllnesses } = totals;
  const counts = [deaths, daysAwayCases, restrictedCases, otherCases, daysAway, daysRestricted, injuries];
  counts.push(skinDisorders, respiratoryConditions, poisonings, hearingLoss, otherIllnesses);
  const cells = [...['', '', '', '', ''], form.inWords(name), ...counts.map(String)];
  drawRow(form, table, { cells, y, height: TOTALS_HEIGHT, bold: true });
}
