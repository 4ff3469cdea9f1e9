import type { Fact } from '@tailboard/contract/incident-analysis.ts';
import { delayIn } from './delay.ts';
import { findHazards } from './hazards.ts';
import { type Head, HEADS, oddsOf } from './heads.ts';
import {
  type LegalReading,
  most,
  NOBODY_HARMED,
  type Read,
  readLegalFact,
  SETTLED,
  stated,
  unknown,
} from './legal-facts.ts';
import { plainWords } from './phrases.ts';
import { type LegalFact, ofTheIncident, type Plain, readPlain } from './plain.ts';
import { readPlace } from './place.ts';
import type { Harm, Reading, Sign } from './reading.ts';
import { type Sentence, sentencesIn } from './sentences.ts';
import { incidentSignsIn } from './signs.ts';
import { STATUTE_WORDS } from './statute-words.ts';

/** Odds from which a sign is told or asked about, and below which the text does not speak of it. */
const TOLD = 0;
const ASKS = -0.3;
const NOT_SAID = -1;

const SIGN_HEADS = {
  unconscious: 'unconscious:yes',
  treated: 'treated:yes',
  broken: 'broken:yes',
  away: 'away:yes',
  restricted: 'restricted:yes',
  hospital: 'hospital:yes',
  observed: 'observed:yes',
  torn: 'torn:yes',
  sight: 'sight:yes',
  life: 'life:yes',
  slight: 'slight:yes',
  nobodyHurt: 'nobodyHurt:yes',
} as const satisfies Partial<Record<Sign, Head>>;

const WORDS: Readonly<Partial<Record<Sign, RegExp>>> = {
  hearing: / (?:threshold shift|hearing loss|perdida auditiva|sts) /,
  needle:
    / (?:needle ?stick|used needle|syringe|hypodermic|jeringa|aguja usada|bloodborne|someone elses blood) /,
  tests:
    / (?:x ?rays?|radiografias?|mri|ct|ekg|ecg|electrocardiograma|scan|drug test|tests?|checked|evaluated|normal|negative|revisaron|checaron|no tiene nada|tomografia) /,
};
const SOMEBODY =
  / (?:he|she|him|her|his|i|my|we|workers?|employees?|laborers?|operator|foreman|carpenter|driver|apprentice|guys?|man|men|woman|trabajador|empleado|obrero|peon|companero|lo|le|me|mi|roofer|painter|welder|electrician|ironworker|helper|coworker|victim|crew|ayudante|mayordomo|albanil|primo|compadre) /;
const NEAR_MISS =
  / (?:near (?:miss|hit)|close call|casi|nearly|almost|could have|would have|pudo|narrowly|(?:just|barely) missed|within (?:a|an|one|two|inches|feet)|por poco|came (?:within|close)|inches) /;
const NOT_WORK =
  / (?:not (?:work related|related to work|from work|at work)|no (?:fue|es|tiene que ver con) (?:del|de|el) trabajo|no relacionado con el trabajo|off the clock|passed away at home|at his home|en su casa el (?:sabado|domingo)) /;
/** Small only when it is told what was done for it: a sprain may need a splint and days off. */
const SPRAIN = / (?:twisted|sprain(?:ed)?|strain(?:ed)?|rolled|wrenched|torcio|torci|torcedura|esguince) /;
const AFTER_SPRAIN =
  / (?:iced?|hielo|first aid|primeros auxilios|wrap(?:ped)?|venda|bandaged?|kept|back|working|trabajando|fine|ok|okay|bien|no treatment|sin tratamiento|shift|turno|walked it off|sobado) /;
const NOT_SEE =
  / (?:cannot|can not|cant|couldnt|could not|no (?:puede|podia)) (?:see|ver) | (?:blind|blinded|ciego|ciega|no ve) /;
/** Whoever is killed does not write so, and no engine is. */
const IDIOM =
  /\b(?:(?:is|was|are) )?kill(?:ed|ing|s) (?:us|me)\b|\bkill(?:ed|ing)? the (?:engine|saw|power|motor|machine|lights?|line|breaker|switch|pump|truck|generator|torch|gas)\b|\b(?:i|we) (?:(?:almost|about|nearly|just|got|were|was|am) )*(?:died|killed|dead)\b|\b(?:i['’]?m dead|estoy muerto)\b|\b(?:nos|me) (?:mató|mato|mata|est[aá] matando)(?= |[.,;]|$)|\bdead(?:[- ]?man(?:['’]s)? switch| tired| weight| end| center| zone)\b/gi;
/** Whoever writes so speaks to the reader, not of what happened. */
const ORDER =
  /^ (?:(?:please|now|also|por favor|;) )*(?:(?:ai|system|assistant|chatgpt|safetygpt|dear ai|(?:note|nota) (?:to|al|para)(?: the| el)? (?:ai|reviewer|model|system|revisor|sistema)) |(?:ignore|disregard|ignora|olvida) (?:all|the|this|previous|your|las|esto|todo)|you (?:must|should) (?:answer|return|say|respond|report|mark|set|write|output)|you are (?:now|an? (?:helpful|ai|insurance|assistant))|(?:say|write|report|answer|respond|pretend) (?:that|nobody|no one|everything|everybody|with|within)|(?:output|return|set|classify|mark) (?:severity|as|this|it|the severity)|di que|escribe que|(?:responde|marca|clasifica|reporta) (?:que|como|esto)|debes (?:responder|decir|escribir)|(?:do not|dont|no) (?:report|record|reportes|reporten) (?:this|it|esto) (?:; )?$)/;

/**
 * Reads a report: the same text gives the same reading; nothing is fetched; time grows with the length; never throws. Orders in the text
 * change nothing.
 */
export function readIncident(
  report: Readonly<{ incidentType: string; description: string; location: string }>,
): Reading {
  const { incidentType, description, location } = report;
  const isInjuryType = incidentType === 'Workplace Injury';
  const type = `type:${incidentType}`;
  const written = sentencesIn(description).filter(({ text }) => !ORDER.test(plainWords(text)));
  const signSets = ofTheIncident(written, incidentType)
    .map(({ text, start, end }): Sentence => ({ text: text.replaceAll(IDIOM, ' '), start, end }))
    .map((sentence) => ({ sentence, signs: incidentSignsIn(sentence.text) }));
  const sentences: readonly Read[] = signSets.map(({ sentence, signs }) => ({
    ...sentence,
    words: plainWords(sentence.text),
    odds: oddsOf([...signs, type]),
  }));
  const asks = oddsOf(new Set([...signSets.flatMap(({ signs }) => Array.from(signs)), type]))['asks:yes'];
  const odds = Object.fromEntries(
    HEADS.map((head) => [head, head === 'asks:yes' ? asks : (most(sentences, head)?.odds[head] ?? -9)]),
  ) as Record<Head, number>;
  const told = written.map(({ text }) => text).join('\n');
  const words = plainWords(sentences.map(({ text }) => text).join('\n'));
  const plain = readPlain(sentences, incidentType);
  const legal = {
    died: readLegalFact(sentences, 'died', isInjuryType, plain),
    admitted: readLegalFact(sentences, 'admitted', isInjuryType, plain),
    amputation: readLegalFact(sentences, 'amputation', isInjuryType, plain),
    eyeLost: readLegalFact(sentences, 'eyeLost', isInjuryType, plain),
  };
  const signs = new Set<Sign>([
    ...(Object.entries(SIGN_HEADS) as [Sign, Head][])
      .filter(([sign, head]) => odds[head] > TOLD && (sign === 'nobodyHurt' || !plain.isNobodyHarmed))
      .map(([sign]) => sign),
    ...(Object.entries(WORDS) as [Sign, RegExp][])
      .filter(([, isTold]) => isTold.test(words))
      .map(([sign]) => sign),
  ]);
  for (const sign of plain.signs) signs.add(sign);
  if (SPRAIN.test(words) && !AFTER_SPRAIN.test(words)) signs.delete('slight');
  const place = readPlace(told, location, incidentType === 'Vehicle Accident');
  const namesSomebody = SOMEBODY.test(words);
  const isHospitalOpen =
    (legal.admitted.isOpen || (signs.has('hospital') && legal.admitted.fact.value === 'unknown')) &&
    plain.settled === undefined &&
    !signs.has('observed');
  const events = (['admitted', 'amputation', 'eyeLost'] as const).flatMap((name) =>
    legal[name].fact.value === 'yes' ? (legal[name].sentence ?? []) : [],
  );
  const delays = events.map(({ text }) => delayIn(text, told));
  const died = legal.died.fact.value === 'yes' ? legal.died.sentence : undefined;
  const another = most(sentences, 'employee:no');
  const harm = harmOf({
    legal,
    odds,
    signs,
    isInjuryType,
    isHospitalOpen,
    plain,
  });
  const isGrave = harm === 'life' || harm === 'serious' || harm === 'not-said';
  const isInHospital = signs.has('hospital') || legal.admitted.isOpen;
  /** A death that is named, of whomever and whenever, is not denied by what else is told. */
  const isDeathNamed =
    isInjuryType &&
    (plain.settled ?? plain.nobody) === undefined &&
    STATUTE_WORDS.died.test(plainWords(told));
  /** What the text neither states nor raises did not happen, unless the harm that it tells may have come to it. */
  const settle = (fact: LegalFact): Fact => {
    const { fact: read, isOpen } = legal[fact];
    if (read.value !== 'unknown') return read;
    const isTold = legal.died.fact.value === 'yes' || events.length > 0;
    const mayBe = {
      died: isDeathNamed || (isGrave && (plain.isLife || (!isTold && (harm === 'life' || !isInHospital)))),
      admitted: isGrave && (!isTold || (isHospitalOpen && legal.died.fact.value !== 'yes')),
      amputation: isOpen,
      eyeLost: isOpen || (isGrave && !isTold && NOT_SEE.test(words)),
    };
    if (mayBe[fact] && !(isTold && plain.settled)) return read;
    const denial = plain.settled ?? plain.nobody;
    return denial === undefined ? { value: 'no', source: 'text' } : stated('no', denial);
  };
  return {
    told,
    facts: {
      died: settle('died'),
      admitted: settle('admitted'),
      amputation: settle('amputation'),
      eyeLost: settle('eyeLost'),
      workRelated: { value: NOT_WORK.test(words) ? 'no' : 'unknown', source: 'text' },
      employee: another && another.odds['employee:no'] > TOLD ? stated('no', another) : unknown,
      publicRoad: { value: place.publicRoad, source: 'text' },
      workZone: { value: place.workZone, source: 'text' },
    },
    harm,
    signs,
    delays: {
      died: died === undefined ? null : delayIn(died.text, told),
      event: delays.every((delay) => delay !== null) ? (delays[0] ?? null) : null,
    },
    isInjuryType,
    namesSomebody,
    isHospitalOpen,
    isNearMiss: NEAR_MISS.test(words),
    isElsewhere: plain.isElsewhere,
    place,
    hazards: findHazards(told),
    odds,
  };
}

function harmOf(
  of: Pick<Reading, 'odds' | 'signs' | 'isInjuryType' | 'isHospitalOpen'> & {
    legal: Readonly<Record<LegalFact, LegalReading>>;
    plain: Plain;
  },
): Harm {
  const { legal, odds, signs, isInjuryType, isHospitalOpen, plain } = of;
  const isOpen = legal.amputation.isOpen || legal.eyeLost.isOpen || legal.admitted.isOpen;
  const nobody = plain.isNobodyHarmed;
  const calm = (nobody ? NOBODY_HARMED : 0) + (plain.settled ? SETTLED : 0);
  const isAsked =
    !plain.isEnded && !(nobody && (plain.isNearMiss || plain.nobody)) && odds['asks:yes'] > ASKS + 2 * calm;
  if (legal.died.isOpen || (calm === 0 && signs.has('life') && !signs.has('nobodyHurt'))) return 'life';
  if (isOpen || isHospitalOpen || isAsked) return 'serious';
  if (plain.open && plain.isInjury && !plain.settled) return 'serious';
  if (nobody || signs.has('nobodyHurt')) return 'none';
  if (signs.has('slight') || plain.settled) return 'slight';
  if (!isInjuryType) return 'none';
  return odds['asks:yes'] > NOT_SAID && signs.size === 0 ? 'not-said' : 'unrated';
}
