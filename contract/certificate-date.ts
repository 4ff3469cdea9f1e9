/** Months by the beginning of their names, in English and Spanish. */
const MONTHS: Readonly<Record<string, number>> = {
  ...{ jan: 1, feb: 2, mar: 3, apr: 4, may: 5, jun: 6, jul: 7, aug: 8, sep: 9, oct: 10, nov: 11, dec: 12 },
  ...{ ene: 1, abr: 4, ago: 8, set: 9, dic: 12 },
};
const NAME = String.raw`\p{L}*\.?,?`;
const MONTH = `(?<name>${Object.keys(MONTHS).join('|')})${NAME}`;

/** How people write a day or a month; numbers alone are month first, as in the United States. */
const FORMS = [
  String.raw`(?<year>\d{4})-(?<month>\d{1,2})(?:-(?<day>\d{1,2}))?`,
  String.raw`(?<month>\d{1,2})[/.-](?<day>\d{1,2})[/.-](?<year>\d{4}|\d{2})`,
  String.raw`(?<month>\d{1,2})/(?<year>\d{4})`,
  String.raw`${MONTH}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})`,
  String.raw`(?<day>\d{1,2})\.?\s+(?:de\s+)?${MONTH}\s+(?:de\s+|del\s+)?(?<year>\d{4})`,
  // Not the end of the form before.
  String.raw`(?<!\d\.?\s+(?:de\s+)?)${MONTH}\s+(?:de\s+|del\s+)?(?<year>\d{4})`,
].map((form) => new RegExp(String.raw`(?<![\p{L}\d/.-])${form}(?![\p{L}\d/-])`, 'giu'));

/**
 * The day on which a certificate ends, `2026-12-31`, where what a person wrote of it names a day or a month; of several the
 * latest, because the day of issue stands beside the last one; of a month its last day. Null: it names none.
 */
export function certificateEnds(written: string): string | null {
  const days = FORMS.flatMap((form) =>
    [...written.matchAll(form)].flatMap(({ groups = {} }) => dayOf(groups)),
  );
  return days.toSorted().at(-1) ?? null;
}

function dayOf(groups: Readonly<Record<string, string | undefined>>): string[] {
  const year = Number(groups['year']) + (groups['year']?.length === 2 ? 2000 : 0);
  const month = MONTHS[groups['name']?.toLowerCase() ?? ''] ?? Number(groups['month']);
  if (!(month >= 1 && month <= 12) || year < 1950 || year > 2150) return [];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = groups['day'] === undefined ? last : Number(groups['day']);
  if (day < 1 || day > last) return [];
  return [new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)];
}
