/** An amount with its unit in a text. */
export type Quantity = Readonly<{
  /** What it measures. */
  kind: string;
  /** In the smallest unit of its kind. */
  value: number;
  text: string;
  index: number;
}>;

/** Each unit in English and Spanish, with how many of the smallest one of its kind it is. */
const units: readonly (readonly [kind: string, factor: number, names: string])[] = [
  ['time', 1, 'seconds?|segundos?'],
  ['time', 60, 'minutes?|mins?|minutos?'],
  ['time', 3_600, '(?:business |working )?(?:hours?|hrs?|horas?)'],
  ['time', 86_400, '(?:calendar |business |working |work )?(?:days?|dias?)'],
  ['time', 604_800, 'weeks?|semanas?'],
  ['time', 2_592_000, 'months?|mes(?:es)?'],
  ['time', 31_536_000, 'years?|anos?'],
  ['length', 1, 'inch(?:es)?|pulgadas?'],
  ['length', 12, 'feet|foot|ft|pies?'],
  ['length', 63_360, 'miles?|millas?'],
  ['weight', 1, 'pounds?|lbs?|libras?'],
  ['speed', 1, 'mph|miles (?:per|an) hour'],
  ['temperature', 1, 'degrees?|grados|°\\s?f'],
  ['noise', 1, 'dba?|decibels?|decibeles'],
  ['voltage', 1, 'volts?|voltios?'],
  ['voltage', 1_000, 'kilovolts?|kv'],
  ['people', 1, 'employees|workers|people|empleados|trabajadores|personas'],
  ['share', 1, 'percent|%|por ciento'],
];

const WORDS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
};

const QUANTITY = new RegExp(
  `(?<![\\d.,(])\\b(\\d[\\d,]*(?:\\.\\d+)?|${Object.keys(WORDS).join('|')})[\\s-]*(${units
    .toSorted((a, b) => b[2].length - a[2].length)
    .map(([, , names]) => names)
    .join('|')})(?![a-z])`,
  'gi',
);

const MONTHS = [
  ...[
    'january|enero',
    'february|febrero',
    'march|marzo',
    'april|abril',
    'may|mayo',
    'june|junio',
    'july|julio',
  ],
  ...['august|agosto', 'september|septiembre', 'october|octubre', 'november|noviembre', 'december|diciembre'],
];
const MONTH = `(${MONTHS.join('|')})`;
const DATE = new RegExp(
  `\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?\\b|\\b(\\d{1,2})(?:st|nd|rd|th|ro)? (?:of |de )?${MONTH}\\b`,
  'gi',
);

function datesIn(text: string): Quantity[] {
  return [...text.matchAll(DATE)].map((match) => {
    const [whole, before = '', dayAfter, dayBefore, after = ''] = match;
    const month = MONTHS.findIndex((names) => names.split('|').includes((before || after).toLowerCase()));
    return {
      kind: 'date',
      value: month * 100 + Number(dayAfter ?? dayBefore),
      text: whole,
      index: match.index,
    };
  });
}

/** The amounts of a text that have a unit, and its dates; numbers up to ten in words too. */
export function quantitiesIn(text: string): Quantity[] {
  const amounts = [...text.matchAll(QUANTITY)].flatMap((match) => {
    const [whole, number = '', name = ''] = match;
    const unit = units.find(([, , names]) => new RegExp(`^(?:${names})$`, 'i').test(name));
    const value = WORDS[number.toLowerCase()] ?? Number(number.replaceAll(',', ''));
    return unit === undefined
      ? []
      : [{ kind: unit[0], value: value * unit[1], text: whole, index: match.index }];
  });
  return [...amounts, ...datesIn(text)];
}
