export interface MonthTyped {
  employees: string;
  hours: string;
}
/** What is wrong with a line, from 1; `nothing`: no line is a month. */
type Fault = Readonly<{ line: number; what: 'month' | 'year' | 'twice' | 'figures' } | { what: 'nothing' }>;

/** January to December in the languages that a spreadsheet may be in, without accents. */
const names: readonly (readonly string[])[] = ['en', 'es'].map((language) =>
  Array.from({ length: 12 }, (_, at) =>
    plain(new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2025, at, 15))),
  ),
);
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * Twelve months from a CSV file or from cells that were copied: month, people, hours; a line of headings may say another order.
 * Months are `3`, `March`, `Mar 2026`, `2026-03` or `3/31/2026`.
 */
export function readMonths(
  text: string,
  year: number,
): { months: ReadonlyMap<number, MonthTyped>; fault: Fault | null } {
  const months = new Map<number, MonthTyped>();
  let columns = { month: 0, employees: 1, hours: 2 };
  const fail = (fault: Fault) => ({ months: new Map<number, MonthTyped>(), fault });
  for (const [at, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const cells = cellsOf(row);
    const line = at + 1;
    if (cells.every((cell) => cell === '')) continue;
    const headings = columnsOf(cells);
    if (headings !== null && months.size === 0) {
      columns = headings;
      continue;
    }
    const said = cells[columns.month] ?? '';
    if (/^total/i.test(said)) continue;
    const read = monthOf(said);
    if (read === null) {
      // A title above the months.
      if (months.size === 0 && !cells.some(isFigure)) continue;
      return fail({ line, what: 'month' });
    }
    if (read.year !== null && read.year !== year) return fail({ line, what: 'year' });
    if (months.has(read.month)) return fail({ line, what: 'twice' });
    const [employees = '', hours = ''] = [cells[columns.employees], cells[columns.hours]];
    if (!isFigure(employees) || !isFigure(hours)) return fail({ line, what: 'figures' });
    months.set(read.month, { employees, hours });
  }
  return months.size === 0 ? fail({ what: 'nothing' }) : { months, fault: null };
}

/** Cells by tabs, as they are copied, else by semicolons or commas; in quotation marks a comma stays. */
function cellsOf(row: string): string[] {
  const mark = row.includes('\t') ? '\t' : row.includes(';') ? ';' : ',';
  const cells: string[] = [''];
  let isQuoted = false;
  for (const letter of row) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === mark && !isQuoted) cells.push('');
    else cells.push((cells.pop() ?? '') + letter);
  }
  return cells.map((cell) => cell.trim());
}

function columnsOf(cells: readonly string[]) {
  const find = (words: RegExp) => cells.findIndex((cell) => words.test(plain(cell)));
  const found = {
    month: Math.max(find(/month|mes/), 0),
    employees: find(/people|employee|head|persona|empleado|trabajador/),
    hours: find(/hour|hora/),
  };
  return found.employees < 0 || found.hours < 0 || cells.some(isFigure) ? null : found;
}

const isFigure = (cell: string): boolean => Number.isFinite(figureOf(cell));

/** `1,234` and `1 234` are thousands, `1.5` is no whole number: it stays as it is typed, and the server says so. NaN: no figure. */
export function figureOf(text: string): number {
  const said = text.trim();
  const isGrouped = /^\d{1,3}(?:[ ,.\u00A0\u202F]\d{3})+$/.test(said);
  return said === '' ? Number.NaN : Number(isGrouped ? said.replaceAll(/\D/g, '') : said);
}

function monthOf(cell: string): { month: number; year: number | null } | null {
  const text = plain(cell);
  const year = Number(/\d{4}/.exec(text)?.[0] ?? Number.NaN) || null;
  const [, letters] = /^([a-z]{3,})\.?(?:$|[^a-z])/.exec(text) ?? [];
  const named =
    letters === undefined
      ? -1
      : Math.max(...names.map((months) => months.findIndex((name) => name.startsWith(letters))));
  const [, first] = /^(?:\d{4}[-/])?(\d{1,2})(?:$|[-/.]\d)/.exec(text) ?? [];
  const month = named >= 0 ? named + 1 : Number(first);
  return month >= 1 && month <= 12 ? { month, year } : null;
}
