/** Amounts of a question, such as '765 kV', against the amounts for which a rule stands: 'over 750 to 1,000 kilovolts'. */

type Amount = Readonly<{ value: number; unit: string }>;

/** Each kind of unit, with how many of the smallest one it is. */
const kinds: readonly (readonly [kind: string, factor: number, names: string])[] = [
  ['inch', 12, 'feet|foot|ft|pies|pie'],
  ['inch', 1, 'inches|inch|pulgadas|pulgada'],
  ['volt', 1_000, 'kilovolts?|kv|kilovoltios?'],
  ['volt', 1, 'volts?|voltios?|v'],
  ['mph', 1, 'mph|miles (?:per|an) hour'],
  ['degree', 1, 'degrees?|grados|°\\s?f|°'],
  ['pound', 1, 'pounds?|lbs?|libras?'],
  ['hour', 1, 'hours?|horas?|hrs?'],
  ['db', 1, 'dba?|decibels?'],
];
const UNIT = `(${kinds.map(([, , names]) => names).join('|')})(?![a-z])`;
const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const ASKED = new RegExp(`(?<![\\d.(])${NUMBER}[\\s-]*${UNIT}`, 'gi');
const RANGE = new RegExp(
  `(over|above|more than)?\\s*${NUMBER}\\s*(?:to|up to|and|-|–)\\s*${NUMBER}[\\s-]*${UNIT}`,
  'gi',
);
const UP_TO = new RegExp(`\\b(?:up to|under|less than)\\s+${NUMBER}[\\s-]*${UNIT}`, 'gi');
const OR_MORE = new RegExp(
  `${NUMBER}[\\s-]*(?:${UNIT})?\\s*or (?:more|deeper|higher|over|above|taller|longer)\\s*(?:${UNIT})?`,
  'gi',
);
const MORE_THAN = new RegExp(
  `\\b(?:over|above|more than|deeper than|higher than|taller than)\\s+${NUMBER}[\\s-]*${UNIT}`,
  'gi',
);

const kindOf = (unit: string) => kinds.find(([, , names]) => new RegExp(`^(?:${names})$`, 'i').test(unit));

function amountOf(number: string, unit: string): Amount | null {
  const kind = kindOf(unit);
  return kind === undefined ? null : { value: Number(number.replaceAll(',', '')) * kind[1], unit: kind[0] };
}

/** Amounts with their units that a question names, in the smallest unit of their kind. */
export function amountsAsked(query: string): Amount[] {
  return [...query.matchAll(ASKED)].flatMap(([, number = '', unit = '']) => amountOf(number, unit) ?? []);
}

/** A rule for what is more than this far above the amount asked for is another rule; nearer, it is the limit that is asked about. */
const FAR = 2;

type Rule = Readonly<{ unit: string; from: number; to: number; above: boolean }>;

const readRules = new Map<string, readonly Rule[]>();
const MOST_RULES = 20_000;

/** From which amount to which a sentence or row stands. Limits ('at most', 'at least') are what it says, not when it stands. */
function rulesOf(text: string): readonly Rule[] {
  const known = readRules.get(text);
  if (known !== undefined) return known;
  const rules: Rule[] = [];
  if (/\d/.test(text)) {
    const words = text.replaceAll(/\s*\|\s*/g, ' ');
    const add = (unit: string, from: string, to: string | null, above: boolean) => {
      const low = amountOf(from, unit);
      const high = to === null ? null : amountOf(to, unit);
      if (low !== null)
        rules.push({ unit: low.unit, from: low.value, to: high?.value ?? Number.POSITIVE_INFINITY, above });
    };
    const rest = words.replaceAll(
      RANGE,
      (_, over: string | undefined, from: string, to: string, unit: string) => {
        add(unit, from, to, over !== undefined);
        return ' ';
      },
    );
    for (const [, to = '', unit = ''] of rest.matchAll(UP_TO)) add(unit, '0', to, false);
    for (const [, from = '', before, after] of rest.matchAll(OR_MORE))
      add(before ?? after ?? '', from, null, false);
    for (const [, from = '', unit = ''] of rest.matchAll(MORE_THAN)) add(unit, from, null, true);
  }
  if (readRules.size >= MOST_RULES) readRules.clear();
  readRules.set(text, rules);
  return rules;
}

/** 'in' where a sentence's rule stands for an amount asked for, 'out' where it stands for others only, null where it says none. */
export function meetsAmounts(text: string, asked: readonly Amount[]): 'in' | 'out' | null {
  let met: 'in' | 'out' | null = null;
  for (const { unit, value } of asked) {
    for (const { unit: kind, from, to, above } of rulesOf(text)) {
      if (kind !== unit) continue;
      if (value <= to && (above ? value > from : value >= from)) return 'in';
      if (Number.isFinite(to) || value * FAR <= from) met = 'out';
    }
  }
  // An example for another amount, such as 'beside a 138-kilovolt line', is no rule for this one.
  if (met === null && EXAMPLE.test(text)) {
    const others = amountsAsked(text);
    if (asked.some(({ unit }) => others.some((one) => one.unit === unit))) {
      const same = asked.some(({ unit, value }) =>
        others.some((one) => one.unit === unit && one.value === value),
      );
      return same ? 'in' : 'out';
    }
  }
  return met;
}

const EXAMPLE = /^for (?:example|instance)\b/i;

const THRESHOLD =
  /\b(when|cuando)\b.*\b(need|needs|needed|have to|has to|must|required|gotta|necesit\w+|tengo|hay que|debo)\b|\b(how (high|deep|tall|far up)|at what (height|depth|point)|a que (altura|profundidad))\b.*\b(before|need|needs|needed|have to|has to|must|required|gotta|until|til|till|necesit\w+|tengo)\b/;

const WHETHER = /\b(need|needs|needed|required|without|no|necesit\w+|sin)\b/;

/** Whether a question asks from where on a rule stands: 'how deep before it needs a box', 'need a box at 7 feet'. */
export function asksThreshold(query: string): boolean {
  const text = query
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  return THRESHOLD.test(text) || (WHETHER.test(text) && amountsAsked(text).length > 0);
}

/** Whether a sentence says from which amount on its rule stands. */
export const hasThreshold = (text: string): boolean => rulesOf(text).some(({ to }) => !Number.isFinite(to));
