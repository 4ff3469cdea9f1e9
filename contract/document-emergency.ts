import { BEFALLEN, IN_IT, PERSONS_SIGNS, SIGNS } from './document-emergency-signs.ts';
import { HARMS } from './document-emergency-harms.ts';
import { ASKED, ASKED_SPANISH, CRIES, NOW, SUPPOSED } from './document-emergency-asked.ts';
import { BEFORE_NOW, NOBODY, PAPER, PREPARING } from './document-emergency-not-now.ts';
import { CAUSES, DIRE, ILL } from './document-emergency-told.ts';
import { SPANISH_HARMS, SPANISH_SIGNS } from './document-emergency-spanish.ts';
import { emergencyOdds } from './document-emergency-likely.ts';
import { markedParts, sentencesOf, withoutDoubles } from './document-emergency-reading.ts';

/** Whether somebody is hurt or in mortal danger at this moment, as far as a text tells. */
export type Hurt = 'now' | 'perhaps';

/** What is said before anything else. Also found in the answer of a model, in the same words. */
export const EMERGENCY_FIRST = {
  now: {
    en: 'Call 911 now, or have someone call while you stay with the person. Keep yourself safe, and give the first aid that you are trained for.',
    es: 'Llame al 911 ahora, o pida que alguien llame mientras usted se queda con la persona. Protéjase usted y dé los primeros auxilios que sabe dar. Call 911 now, and give first aid.',
  },
  perhaps: {
    en: 'Call 911 now if somebody is hurt or in danger. Keep yourself safe, and give the first aid that you are trained for.',
    es: 'Llame al 911 ahora si alguien está herido o en peligro. Protéjase usted y dé los primeros auxilios que sabe dar. Call 911 now if somebody is hurt, and give first aid.',
  },
} as const satisfies Readonly<Record<Hurt, Readonly<Record<'en' | 'es', string>>>>;

const CHEMICALS =
  'acid|cement|concrete|lime|mortar|grout|chemical|chemicals|bleach|solvent|thinner|paint thinner|lye|caustic|diesel|gas|gasoline|fuel|ammonia|chlorine|epoxy|paint|tar|asphalt|oil|steam|boiling water|hot water|degreaser|muriatic|hydrofluoric|hf|sealer|primer|freon|propane|fumes|pesticide|poison|antifreeze|cleaner|battery acid|stripper|resin|hydraulic fluid|slurry|thinset|glass|metal|sparks|slag';

/** What stands for the words in braces; @d, @p, @i, @o, @u, @h and @m are put in by document-emergency-reading.ts; @f is what can only be a part of a body, @b what may be one. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  who: '@[dpi]',
  he: '@[dp]',
  him: '(?:(?:(?:one|two|three|four|some|both)(?: of)? )?(?:(?:the|an?|@[mh]) )?(?:(?:another|other|old|new|young|poor) )?@[dpou]|one of (?:@[mh]|the) (?:[a-z]+ ){1,2}@[dp])',
  my: '(?:a |an |the )?@[mh]',
  got: '(?:is|are|was|were|am|got|has been|have been|being|been)',
  ad: '(?: (?:just|has|have|had|is|are|was|been|now|also|still|really|already|then|all|both|got|himself|there|like|straight|right|accidentally|here|who|too|kind|of|a|up|@u|(?:on|in|at|under|inside|from|of|by|holding|with|up on|down in) (?:the |an? |@[mh] |that )?\\w+(?: \\w+)?|@i (?:are )?\\w+(?: for| with)?)){0,2}',
  chem: `(?:${CHEMICALS})`,
  det: '(?:un |una |el |la |los |las |mi |dos |tres |uno de |nuestro |a |al |@m )*',
};

/** One prefix for all that begin so: an expression is compiled when it is first used, on a phone too, and is the slower the longer it is. */
const BEGINNINGS = ['{who}{ad} ', '{he}{ad} '];

function grouped(patterns: readonly string[]): string[] {
  const begun = BEGINNINGS.flatMap((beginning) => {
    const ends = patterns.filter((pattern) => pattern.startsWith(beginning));
    return ends.length === 0
      ? []
      : [`${beginning}(?:${ends.map((pattern) => pattern.slice(beginning.length)).join('|')})`];
  });
  return [...begun, ...patterns.filter((pattern) => !BEGINNINGS.some((begin) => pattern.startsWith(begin)))];
}

/** One expression out of many; where a word begins and ends. */
function anyOf(patterns: readonly string[], flags = ''): RegExp {
  const filled = grouped(patterns).map((pattern) =>
    markedParts(
      withoutDoubles(
        pattern
          .replaceAll(/\{(\w+)\}/g, (_, name: string) => PLACEHOLDERS[name] ?? '')
          .replaceAll('(@m|@h)', '@[mh]'),
      ),
    )
      .replaceAll(/\(@b\|@f\)|@\[fb\]|@b/g, '[a-z]+[FB]')
      .replaceAll('@f', '[a-z]+F'),
  );
  return new RegExp(`(?<![\\w@])(?:${filled.join('|')})(?![\\w@])`, flags);
}

/**
 * Odds, as their logarithm, from which on what was learned is believed, from which on it is heeded, and down to which the rules
 * are believed against it: chosen by how many texts of writers left out come so far (bench/learn-emergency.ts).
 */
const SURE = 0;
const POSSIBLE = -1.5;
const DOUBTED = -2;

const beforeNow = anyOf(BEFORE_NOW);
const paper = anyOf(PAPER);
const preparing = anyOf(PREPARING);
const nobody = anyOf(NOBODY);
const now = anyOf(NOW);
const cries = anyOf(CRIES, 'g');
const supposed = anyOf(SUPPOSED);
const asked = anyOf([...ASKED, ...ASKED_SPANISH]);
const oneInParticular = /@[dho]/;

const signs = [SIGNS, PERSONS_SIGNS, SPANISH_SIGNS].map((kind) => anyOf(kind, 'g'));
const harms = [
  ...Object.values(HARMS),
  SPANISH_HARMS,
  [`${BEFALLEN}.{0,60}{who}( (?!and|but)\\w+){0,3} ${IN_IT}`],
].map((kind) => anyOf(kind, 'g'));

/** Begins as a question in general or as what may be: nothing in it is told. */
function isQuestion(sentence: string): boolean {
  if (supposed.exec(sentence)?.index === 0) return true;
  return !oneInParticular.test(sentence) && asked.exec(sentence)?.index === 0;
}

/** Whether a sentence says so of what is, and neither supposes it nor asks about it in general. */
function says(sentence: string, kinds: readonly RegExp[]): boolean {
  return kinds.some((kind) => {
    kind.lastIndex = 0;
    for (let found = kind.exec(sentence); found !== null; found = kind.exec(sentence)) {
      const before = sentence.slice(0, found.index);
      if (supposed.test(before)) return false;
      if (oneInParticular.test(before + found[0]) || !asked.test(before)) return true;
    }
    return false;
  });
}

const somebody = /@[dphou]/;
const another = /@[dp]/;
const dire = anyOf(DIRE);
const ill = ILL.map((kind) => anyOf([kind]));
const causes = anyOf(CAUSES);

/** All that a question is read with: an expression is compiled when it is first used and again at the second time, some ms each. */
export const emergencyPatterns: readonly RegExp[] = [
  ...[beforeNow, paper, preparing, nobody, now, cries, supposed, asked],
  ...[...signs, ...harms, dire, ...ill, causes],
];

/** Whether a sentence tells of harm to somebody in whatever words: no question in general, and nothing supposed. */
function tells(sentence: string): boolean {
  const told = (kind: RegExp) => {
    const at = sentence.search(kind);
    const before = sentence.slice(0, at);
    return at !== -1 && !supposed.test(before) && (oneInParticular.test(before) || !asked.test(before));
  };
  if (somebody.test(sentence) && told(dire)) return true;
  if (!another.test(sentence)) return false;
  const signsOfIllness = ill.filter(told).length;
  return signsOfIllness > 1 || (signsOfIllness === 1 && causes.test(sentence));
}

/**
 * Whether a question sounds as if somebody were hurt or in mortal danger at this moment: by the rules below, or by what
 * was learned from other texts. In doubt about a life it is answered as an ordinary question, after 911.
 */
export function hurtIn(query: string): Hurt | null {
  const whole = sentencesOf(query);
  const odds = emergencyOdds(whole);
  const isTold = tellsOfEmergency(whole);
  if ((odds > SURE && toldIn(whole).length > 0) || (isTold && odds > DOUBTED)) return 'now';
  return isTold || odds > POSSIBLE ? 'perhaps' : null;
}

export const isEmergency = (query: string): boolean => hurtIn(query) === 'now';

/** Whether the rules alone say so: no report of what happened is meant then. */
export const isToldEmergency = (query: string): boolean => tellsOfEmergency(sentencesOf(query));

/** The sentences that tell something: neither questions in general nor suppositions. */
const toldIn = (whole: string): string[] =>
  whole
    .replaceAll(cries, '|')
    .split('|')
    .map((sentence) => sentence.replaceAll(/^[\s,]+|[\s,]+$/g, ''))
    .filter((sentence) => sentence !== '' && !isQuestion(sentence));

/** Whether it does by the rules: a harm or a sign of one to somebody in particular, neither supposed nor over. */
export function tellsOfEmergency(whole: string): boolean {
  const sentences = toldIn(whole);
  const text = whole.replaceAll(/[|,]/g, ' ').replaceAll(/ {2,}/g, ' ');
  const waits = [beforeNow, paper, preparing].some((kind) => kind.test(text));
  if (waits && !now.test(text)) return false;
  const inDanger = sentences.some((sentence) => says(sentence, signs));
  if (inDanger) return true;
  if (waits || nobody.test(text)) return false;
  return sentences.some((sentence) => says(sentence, harms) || tells(sentence));
}
