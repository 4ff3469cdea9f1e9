/** A cell of a spreadsheet that never runs as a formula, quoted where it has to be. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export type Row = readonly (string | number | null)[];

/** RFC 4180 with a byte order mark, by which Excel knows that it is UTF-8. */
export const toCsv = (rows: readonly Row[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
