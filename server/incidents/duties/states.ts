const CODES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY';
const codes = CODES.replaceAll(' ', '|');

/** ', WA', ', WA 98402' or ', wa 98402', with nothing but a comma, a bracket or the end behind it. */
const ABBREVIATED = new RegExp(
  `,\\s*(${codes})\\.?(?=\\s*(?:[,;(]|$|\\d{5}))|,\\s*(${codes})(?=\\s+\\d{5}(?:\\D|$))`,
  'g',
);
const ABBREVIATED_WITH_ZIP = new RegExp(`,\\s*(${codes})(?=\\s+\\d{5}(?:\\D|$))`, 'gi');
/** The states whose words differ, written out; the capital is no state. */
const WRITTEN_OUT = /,\s*(California|Washington|Oregon)(?=\s*(?:[;(]|$|\d{5}|,(?!\s*D\.?\s?C\b)))/gi;
const names: Readonly<Record<string, string>> = { california: 'CA', washington: 'WA', oregon: 'OR' };

/** The state, as the postal service writes it, that a place names; the last one where it names several. Null: not known. */
export function stateOf(location: string): string | null {
  const last = (pattern: RegExp) => [...location.matchAll(pattern)].at(-1)?.slice(1).find(Boolean);
  const code = last(ABBREVIATED) ?? last(ABBREVIATED_WITH_ZIP);
  if (code !== undefined) return code.toUpperCase();
  const name = last(WRITTEN_OUT);
  return name === undefined ? null : (names[name.toLowerCase()] ?? null);
}
