/** The states by the postal service's letters: the first figures of their ZIP codes, and their names in English and Spanish. */
const states: Readonly<Record<string, readonly [zip: string, ...names: string[]]>> = {
  AK: ['9', 'alaska'],
  AL: ['3', 'alabama'],
  AR: ['7', 'arkansas'],
  AZ: ['8', 'arizona'],
  CA: ['9', 'california', 'calif'],
  CO: ['8', 'colorado'],
  CT: ['0', 'connecticut'],
  DC: ['2', 'district of columbia', 'distrito de columbia'],
  DE: ['1', 'delaware'],
  FL: ['3', 'florida'],
  GA: ['3', 'georgia'],
  HI: ['9', 'hawaii', 'hawai'],
  IA: ['5', 'iowa'],
  ID: ['8', 'idaho'],
  IL: ['6', 'illinois'],
  IN: ['4', 'indiana'],
  KS: ['6', 'kansas'],
  KY: ['4', 'kentucky'],
  LA: ['7', 'louisiana', 'luisiana'],
  MA: ['0', 'massachusetts'],
  MD: ['2', 'maryland'],
  ME: ['0', 'maine'],
  MI: ['4', 'michigan'],
  MN: ['5', 'minnesota', 'minesota'],
  MO: ['6', 'missouri', 'misuri'],
  MS: ['3', 'mississippi', 'misisipi'],
  MT: ['5', 'montana'],
  NC: ['2', 'north carolina', 'carolina del norte'],
  ND: ['5', 'north dakota', 'dakota del norte'],
  NE: ['6', 'nebraska'],
  NH: ['0', 'new hampshire', 'nuevo hampshire', 'nueva hampshire'],
  NJ: ['0', 'new jersey', 'nueva jersey'],
  NM: ['8', 'new mexico', 'nuevo mexico'],
  NV: ['8', 'nevada'],
  NY: ['1', 'new york', 'nueva york'],
  OH: ['4', 'ohio'],
  OK: ['7', 'oklahoma'],
  OR: ['9', 'oregon'],
  PA: ['1', 'pennsylvania', 'pensilvania'],
  PR: ['0', 'puerto rico'],
  RI: ['0', 'rhode island'],
  SC: ['2', 'south carolina', 'carolina del sur'],
  SD: ['5', 'south dakota', 'dakota del sur'],
  TN: ['3', 'tennessee', 'tenesi'],
  TX: ['7', 'texas', 'tejas'],
  UT: ['8', 'utah'],
  VA: ['2', 'virginia'],
  VT: ['0', 'vermont'],
  WA: ['9', 'washington'],
  WI: ['5', 'wisconsin'],
  WV: ['2', 'west virginia', 'virginia occidental'],
  WY: ['8', 'wyoming'],
};
const codeOfName = new Map(
  Object.entries(states).flatMap(([code, [, ...names]]) => names.map((name) => [name, code] as const)),
);

const COUNTRY = /^(?:usa?|united states(?: of america)?|ee\.? ?uu\.?|estados unidos(?: de america)?)$/;
const ZIP = /[\s,]*(\d{5})(?:-\d{4})?$/;
/** Words of both languages, which are a state only in capitals. */
const WORDS = new Set(['al', 'co', 'de', 'hi', 'id', 'in', 'la', 'ma', 'me', 'mi', 'oh', 'ok', 'or', 'pa']);
/** Words with which crews name a part of a site by letters: 'Building CA'. */
const PART =
  /^(?:area|bay|block|bldg|building|deck|dock|door|edificio|floor|gate|level|line|linea|lot|muelle|nivel|piso|pole|poste|puerta|room|row|section|sector|shop|site|tower|torre|unit|unidad|yard|zona|zone)$/;

/**
 * The state, as the postal service writes it, that the text of a place names: 'Sacramento, CA', 'Portland OR 97201', 'Salem,
 * Oregón', 'estado de Washington'. A part between commas must be the state and nothing else, with or without a ZIP code; letters
 * without a comma count with a ZIP code of that state, or in capitals behind a name at the very end. Never a word of a running
 * text, a street, or a town that is called as a state. The last one where several are named; null: not known.
 */
export function stateOfText(location: string): string | null {
  const parts = location
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .split(/[,;|()\n/]|\s[-–—]\s/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '' && !COUNTRY.test(part.toLowerCase()));
  // A ZIP code of its own belongs to the part before it.
  const named = parts.flatMap((part, at) => {
    if (/^\d{5}(?:-\d{4})?$/.test(part) && at > 0) return [];
    const next = parts[at + 1] ?? '';
    return [/^\d{5}(?:-\d{4})?$/.test(next) ? `${part} ${next}` : part];
  });
  return named
    .map((part, at) => stateOfPart(part, { isFirst: at === 0, isLast: at === named.length - 1 }))
    .reduce<string | null>((last, state) => state ?? last, null);
}

function stateOfPart(part: string, place: Readonly<{ isFirst: boolean; isLast: boolean }>): string | null {
  const zip = ZIP.exec(part)?.[1];
  const rest = part.replace(ZIP, '').replaceAll('.', '').trim();
  const isOf = (code: string | undefined): code is string =>
    code !== undefined && (zip === undefined || states[code]?.[0] === zip[0]);
  const whole = wholeState(rest, { ...place, hasZip: zip !== undefined });
  if (isOf(whole)) return whole;
  const words = rest.split(' ');
  const last = words.at(-1) ?? '';
  if (zip !== undefined) {
    // 'Bakersfield California 93301': the longest name at the end.
    const name = [3, 2, 1].map((count) => codeOfName.get(words.slice(-count).join(' ').toLowerCase()));
    const letters = WORDS.has(last) ? undefined : codeOf(last, /^[A-Za-z]{2}$/);
    return [name.find(Boolean), letters].find(isOf) ?? null;
  }
  const before = words.at(-2) ?? '';
  const isBehindName = /^\p{Lu}\p{L}+$/u.test(before) && !PART.test(before.toLowerCase());
  const isWord = WORDS.has(last.toLowerCase()) && before === before.toUpperCase();
  return place.isLast && isBehindName && !isWord ? (codeOf(last, /^[A-Z]{2}$/) ?? null) : null;
}

/** A part that is a state and nothing else. */
function wholeState(
  part: string,
  { isFirst, isLast, hasZip }: Readonly<{ isFirst: boolean; isLast: boolean; hasZip: boolean }>,
): string | undefined {
  if (part.length === 2) {
    if (isFirst && !hasZip) return undefined;
    const isSure = part === part.toUpperCase() || hasZip || (isLast && !WORDS.has(part.toLowerCase()));
    return isSure ? codeOf(part, /^[A-Za-z]{2}$/) : undefined;
  }
  const folded = part.toLowerCase();
  const state = codeOfName.get(folded.replace(/^(?:state of|estado de) | state$/, ''));
  // Alone, 'Washington' may be the capital; before other parts a name is rather a building or a street.
  const isSaid = /^(?:state of|estado de) | state$/.test(folded);
  return isFirst && !isSaid && !hasZip && (!isLast || folded === 'washington') ? undefined : state;
}

const codeOf = (letters: string, as: RegExp): string | undefined => {
  const code = letters.toUpperCase();
  return as.test(letters) && Object.hasOwn(states, code) ? code : undefined;
};
