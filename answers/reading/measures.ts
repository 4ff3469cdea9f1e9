/** What kind of number a question asks for, and by which units a sentence that has it is known. */
export type Measure = Readonly<{ name: string; units: RegExp }>;

const length = String.raw`times as (?:high|tall|wide|long|deep)|feet|foot|ft|inch(?:es)?|(?<=\d[\s-])in\.|yards?|miles?`;
const time = String.raw`seconds?|minutes?|hours?|days?|weeks?|months?|years?|shifts?`;
const often = String.raw`${time}|each|every|before|annual\w*|daily|weekly|monthly|yearly|quarterly|after`;
const weight = String.raw`pounds?|lbs?|tons?|times|twice|percent|%|psi`;
const anything = String.raw`\d`;

const of = (name: string, units: string): Measure => ({
  name,
  units: new RegExp(`(?:^|[\\s\\d-])(?:${units})(?![a-z])`, 'i'),
});

const OFTEN = of('often', often);
const EVERY =
  /\b(?:each|every) (?:\w+ )?(?:day|shift|week|month|year|use|time|lift|move|job)|\b(?:daily|weekly|monthly|yearly|annual\w*|quarterly)\b|\bbefore (?:each|every|work|use)\b/i;

/** In the order in which they are tried. */
const measures: readonly (readonly [asked: RegExp, measure: Measure])[] = [
  [
    /\bhow fast (?:can|may|could|should|do|does|am|is|are)\b.*\b(?:go|going|drive|driven?|travel|move|run)\b|que tan rapido (?:puede|puedo|pueden|debe|va|se puede) (?:ir|andar|manejar|correr)/,
    of('speed', 'mph|miles (?:per|an) hour|fps'),
  ],
  // Prices, wages and hours of the clock are asked of the company: no rule has them.
  [
    /how (much|many) .*(cost|costs|paid|pay rate|dollars|worth|salary)\b|\b(price|prices|salary|wages?|pay rate)\b|\bdollars?\b|cuanto (cuesta|vale|pagan|me pagan|gana|gano)|\b(precio|salario|sueldo)\b/,
    of('money', String.raw`dollars?|cents?|usd`),
  ],
  [
    /\b(what|which) time\b|\ba que hora\b/,
    of('time of day', String.raw`a\.?m\.?|p\.?m\.?|o'clock|noon|midnight`),
  ],
  [/how (often|frequently)|cada cuanto/, OFTEN],
  [
    /how (soon|quick(ly)?|fast) (must|do|does|should|can|have|to|after)|how (many|much) (seconds?|minutes?|hours?|days?|weeks?|months?|years?|time)|deadline|how old|how long\b.*\b(?:good|lasts?|valid|expires?)\b|within how(?! (?:many|much) (?:feet|foot|ft|inch))|cuant[oa]s? (tiempo|horas|minutos|dias|anos|segundos)|plazo|que tan (rapido|pronto)/,
    of('time', time),
  ],
  [/how long/, of('length or time', `${length}|${time}`)],
  [
    /how (hot|cold|warm)|temperature|how many degrees|temperatura|cuantos grados/,
    of('temperature', 'degrees?|°\\s?[fc]|°'),
  ],
  [/how (loud|noisy)|decibel|\bdba?\b|cuantos decib/, of('noise', 'dba?|decibels?')],
  [
    /how (fast|windy)|wind speed|what speed|speed limit|\bmph\b|velocidad/,
    of('speed', 'mph|miles (?:per|an) hour|fps'),
  ],
  [
    /how (heavy|strong)|\b(heaviest|strongest)\b|how (much|many) (weight|pounds?|lbs?|load|force)|(much|what) (weight|load|force)|hold how much|\bhow much .*(hold|support|carry|lift)|cuant[oa]s? (peso|libras|carga|fuerza)|que tan (pesad[oa]|fuerte)/,
    of('weight', weight),
  ],
  [
    /how (high|tall|deep|wide|far|close|near|thick|low)|\b(tallest|highest|deepest|widest|farthest|furthest|closest|lowest)\b|how (many|much) (feet|foot|ft|inch(es)?|clearance|distance|space|gap)|what (is the )?(\w+ )?(height|depth|distance|width|clearance|gap|spacing)|que (altura|profundidad|distancia|ancho)|cuant[oa]s? (pies|pulgadas)|a que distancia|que tan (lejos|cerca|alt[oa]|profund[oa]|hond[oa]|anch[oa]|larg[oa])/,
    of('length', length),
  ],
  [
    /what (angle|slope|pitch|ratio)|how steep|(angle|slope|pitch) .*\bratio|que angulo/,
    of('slope', String.raw`degrees?|to 1|to one|to \d|horizontal|quarter|feet|foot|rise`),
  ],
  // Typed short: 'brick pile max height', 'days to put it on the log'.
  [/\b(hours|minutes|days|dias|horas) (to|until|till|for|para)\b/, of('time', time)],
  [
    /\b(height|depth|distance|clearance|spacing|altura|profundidad|distancia)\b|(?<!\d ?|\d-)\b(inches|feet|pulgadas|pies)\b/,
    of('length', length),
  ],
  [/^\W*(what|which) voltage\b|\bhow many volts\b/, of('voltage', 'volts?|kilovolts?|kv')],
  [/\bpsi\b|\b(what|how much) pressure\b/, of('pressure', 'psi|pounds per square inch')],
  [/\bpercent(age)?\b|\bporcentaje\b|\boxygen level\b|\blevel of oxygen\b/, of('percent', 'percent|%')],
  [
    /how (many|much)|what (percent|percentage|number|is the (limit|pel|level|minimum|maximum|max|min))|cuant[oa]s?/,
    of('number', anything),
  ],
];

/** The kind of number that a question asks for; null where it asks for none. */
export function askedMeasure(query: string): Measure | null {
  const text = query
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  return measures.find(([asked]) => asked.test(text))?.[1] ?? null;
}

const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twice|half|quarter|third)\b/i;
/** Section numbers are no answer to 'how many'. */
const CITE = /\(?(?:29 CFR )?19\d\d\.\d+(?:\([a-z0-9]+\))*\)?|\bsections? \d+(?:\([a-z0-9]+\))*/gi;

/** '6 or more | feet', '3 1/2 inches'; not 'two hands, feet firm'. */
const LONG = new RegExp(
  String.raw`(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|quarter|third)\b)(?:[\s\d|,./-]|\b(?:or|more|to|deeper|higher|and|plus|minus|a|an|of|square|extra)\b)*(?:${length})(?![a-z])`,
  'i',
);

/** Whether a sentence or row has a number of the kind that is asked for. */
export function hasMeasure(text: string, { name, units }: Measure): boolean {
  const words = text.replaceAll(CITE, ' ');
  if (name === 'length') return LONG.test(words);
  // 'Every day before work' says how often without a number.
  if (units.source === OFTEN.units.source && EVERY.test(words)) return true;
  return NUMBER.test(words) && (units.test(words) || units.source.includes('(?:\\d)'));
}

/** What kind of sentence a question asks for, beside its words: it ranks and is never required. */
export function askedManner(query: string): RegExp | null {
  const text = query
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  if (/\b(who|whos|quien)\b/.test(text)) {
    return /\b(person|people|employer|operator|driver|trained|training|qualified|competent|only|nobody|engineer|supervisor|owner|maker|doctor)\b/i;
  }
  // A number with its unit in a question that asks for none: whether a limit holds.
  if (/\d\s?-?(feet|foot|ft|inch|pies|hours?|minutes?|degrees|mph|db|kv|volts?|pounds|lbs?)\b/.test(text)) {
    return /\d[\d,/.]*[\s-](feet|foot|inch|hour|minute|degree|mph|dba|kilovolt|volt|pound)|\bor (more|deeper|higher)\b|°/i;
  }
  if (/\b(when|cuando|what time)\b/.test(text))
    return /\b(before|after|when|if|each|every|until|at once|once|while|within)\b|\d/i;
  if (
    /\b(can|may|ok|okay|allowed|must|have to|gotta|need|legal|right|enough|puedo|puede|pueden|necesito|necesita|debo|debe)\b/.test(
      text,
    )
  ) {
    return /\b(must|never|not|only|may|nobody|unless|allowed|need|needs)\b/i;
  }
  return null;
}

/** 'What do I do now', 'is a crawl space one': which kind of section answers. */
export function askedKind(query: string): 'action' | 'definition' | null {
  const text = query
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  if (
    /\b(what (now|to do|do (i|we|you)( have to| gotta)? do|should (i|we) do)|now what|que (hago|hacemos|se hace))\b/.test(
      text,
    )
  )
    return 'action';
  return /^\W*(is|are) (a|an|the|it|this)\b|\bis it (a|an)?\b|\bwhat (is|are|makes)\b|\bwhats (a|an)\b/.test(
    text,
  )
    ? 'definition'
    : null;
}

/** The numbers of a text as they are written, without section numbers' parentheses: '4,000', '1/2', '3.3'. */
export function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,/]\d+)*/g) ?? [];
}

/** What is asked for and seldom named: '10 feet from the edge' says no 'distance'. */
export const DIMENSION =
  /^(distances?|clearance|height|depth|width|length|weight|temperature|speed|angle|slope|pressure|psi|voltage|volts|distancia|altura|profundidad|ancho|peso|temperatura|velocidad)$/;

const COLOR_ASKED = /^(colou?rs?|color(?:es)?)$/;
const COLOR = /\b(red|orange|yellow|green|blue|white|black|brown|gr[ae]y|purple|pink|lime)\b/i;

/** Whether a sentence names a color where one is asked for: 'Hard hats are yellow' has no word 'color'. */
export const namesColor = (text: string, { words }: Readonly<{ words: string }>): boolean =>
  COLOR_ASKED.test(words) && COLOR.test(text);
