import type { RankedPassage, RankedUnit } from '../ranking/rank.ts';

/** What a sentence, or the section that it stands in, has to say to answer, however many words of the question it has. */
export type Demand = Readonly<{
  isMetBy: (ranked: RankedPassage, unit: RankedUnit) => boolean;
}>;

const anyOf = (...patterns: readonly string[]) => new RegExp(`\\b(?:${patterns.join('|')})\\b`);

const AMOUNT = anyOf(
  'how (?:much|many|high|far|deep|long|fast|hot|cold|low|little|big|soon|quick|quickly|strong|heavy)',
  '(?:what|which|at what|a) (?:\\w+ ){0,4}(?:level|amount|concentration|dose|height|depth|voltage|current|percent|percentage|temperature|speed)s?',
  'ppm|idlh|amps?|milliamps?|volts|voltage|amount|concentration|dose|level',
  '(?:a )?cuant[oa]s?|que tan',
  '(?:que|cual) (?:\\w+ ){0,3}(?:nivel|cantidad|concentracion|dosis|altura|profundidad|voltaje|corriente|temperatura|velocidad)',
  'nivel|concentracion|dosis|cantidad|voltaje|amperes|miliamperes',
);
const DEADLY = anyOf(
  'kills?|killing|lethal|deadly|fatal|idlh|dies?|survive|survivable|live through',
  'mat(?:a|an|ar|arte|arme|arlo)|mortal(?:es)?|letal(?:es)?|muer[eo]s?|mueren|morir(?:se|me|te)?|sobreviv\\w+',
);
/** Death asked about as what is reported, counted or kept away from; and what is killed that does not live. */
const NOT_DEADLY = anyOf(
  'osha|report\\w*|recordable|record|log|form|call|tell|notify|fine|insurance|sue|pay|pays|reportar|avis\\w+|llam\\w+|registr\\w+|multa',
  'how many (?:\\w+ ){0,2}(?:people|workers|guys|men|deaths|times)|cuant[oa]s (?:\\w+ )?(?:personas|trabajadores|obreros|gente|muertos|veces)',
  'kill (?:the |a )?(?:power|switch|engine|motor|current|juice|breaker|line|lights?)|kill switch|weed killer|(?:matar|mata) (?:la )?(?:hierba|luz|corriente)',
  '(?:stay|keep|stand|kept|quedar\\w*|guardar|mantener\\w*) (?:\\w+ ){0,2}(?:away|back|clear|out|lejos|distancia)',
  '(?:so|to) (?:\\w+ ){0,4}(?:not|never|nobody|no one|dont|doesnt|wont) (?:\\w+ ){0,2}(?:killed|kill|die|dies)|(?:para|pa) (?:que )?no (?:\\w+ )?(?:mat\\w+|mor\\w+|muer\\w+)',
);
/** A rule about who is told of a death says nothing of what kills. */
const SAYS_DEADLY = /\b(?:kills?|killed|deadly|lethal|fatal|dies?|dead|death|dangerous to life)\b/i;
const ON_REPORTS = /\breport|\bOSHA within\b|1904\./i;
const NUMBER = /\d|\b(?:one|two|three|four|five|six|ten|half|minutes?|seconds?)\b/i;

/** Whoever asks how much kills is not told how much is allowed. */
const deadly: Demand = {
  isMetBy: (_, { unit: { text } }) => SAYS_DEADLY.test(text) && NUMBER.test(text) && !ON_REPORTS.test(text),
};

const QUALIFIED = anyOf(
  'line(?:m[ae]n|wom[ae]n|workers?|crews?|hands?)s?|line (?:m[ae]n|workers?|crews?)|line (?:m[ae]n|worker|crew)s',
  'qualified (?:electrical |electric |line )?(?:electricians?|workers?|employees?|persons?|people|guys?|hands?|man|men|line\\w*)',
  'linier[oa]s?|(?:electricista|trabajador|persona|liniero)(?:e?s)? (?:\\w+ )?(?:c[au]lificad[oa]s?)',
  '(?:who is|is|are|am|im|hes) (?:\\w+ )?qualified',
  'barehand|live[- ]line work|linea viva',
);
const UNQUALIFIED = anyOf(
  '(?:un|non)[- ]?qualified|(?:not|isnt|arent|aint|no) (?:an? )?(?:qualified|calificad\\w+)',
);
const APPROACH = anyOf(
  'approach\\w*|distances?|close|closer|near|nearer|far|clearance|feet|foot|distancias?|acerc\\w+|arrim\\w+|cerca|pies|mad',
);
const LIVE = anyOf(
  '\\d* ?k\\.?v|kilo?volts?|volts?|voltage|energized|live|lines?|wires?|power|phase|approach|lineas?|cables?|voltaje|fase|energizad\\w+',
);
const OTHER_MACHINE = anyOf('cranes?|booms?|derricks?|scaffolds?|excavators?|forklifts?|gruas?|andamios?');

/** The distances of cranes, machines and unqualified people are not those of line workers. */
const qualified: Demand = {
  isMetBy: ({ read }, { unit }) =>
    /\bqualified electrical workers?\b|\bline (?:workers|crews)\b/i.test(
      read.asked.length === 0 ? `${read.passage.section} ${unit.text}` : read.passage.section,
    ),
};

/** What a question demands of whatever answers it; null where it is no such question. */
export function demandOf(query: string): Demand | null {
  const text = query
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/['’]/g, '')
    .toLowerCase();
  if (DEADLY.test(text) && AMOUNT.test(text) && !NOT_DEADLY.test(text)) return deadly;
  const asksApproach = APPROACH.test(text) && LIVE.test(text);
  const isPhased = /\bphase to (?:phase|ground)\b|\bfase a (?:fase|tierra)\b/.test(text);
  return asksApproach &&
    !UNQUALIFIED.test(text) &&
    (QUALIFIED.test(text) || isPhased) &&
    !OTHER_MACHINE.test(text)
    ? qualified
    : null;
}

/** Of passages those that meet a demand, what meets it first in each. */
export function meeting(passages: readonly RankedPassage[], demand: Demand): RankedPassage[] {
  return passages.flatMap((ranked) => {
    const met = ranked.units.filter((unit) => demand.isMetBy(ranked, unit));
    if (met.length === 0) return [];
    return [{ ...ranked, units: [...met, ...ranked.units.filter((unit) => !met.includes(unit))] }];
  });
}
