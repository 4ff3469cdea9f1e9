import { findHazards } from './find-hazards.ts';
import type { Hazard } from './lexicon/hazards.ts';
import type { Outcome } from './lexicon/outcomes.ts';
import type { Mention } from './mentions.ts';
import { findMentions, tellsOfDamage } from './mentions.ts';
import { NOT_ORDER, markOrders } from './orders.ts';
import type { Place } from './read-place.ts';
import { readPlace } from './read-place.ts';
import { spellingCorrector } from './spelling.ts';
import { readTokens } from './tokens.ts';

/** What a description says, with nothing decided yet. */
export interface Facts {
  readonly mentions: readonly Mention[];
  readonly place: Place;
  readonly hazards: readonly Hazard[];
  readonly nearMiss: boolean;
  /** Somebody is spoken of: he, a worker, a driver. */
  readonly namesSomebody: boolean;
  /** The same, when not only said to have fallen. */
  readonly namesPerson: boolean;
  readonly isInjuryType: boolean;
  readonly tellsOfDamage: boolean;
  /** Words that make property damage heavy. */
  readonly isHeavyDamage: boolean;
}

const HEAVY =
  /^(fire|burned|burnt|explosion|exploded|blew|collapsed|collapse|colapso|derrumbo|derrumbe|rolled|rollover|overturned|flipped|tipped|capsized|totaled|totalled|destroyed|destruida|destruido|flooded|flood|leak|fuga|evacuated|incendio|fuego|exploto|ruptured|volco|voltio|volcadura|caved|dropped|gas|main|spill|derrame|toppled|inundo|perdida|total|submerged|sank|hydrant|transformer)$/;
const SOMEBODY =
  /^(he|she|him|her|worker|workers|employee|employees|laborer|operator|foreman|carpenter|driver|apprentice|guy|man|men|woman|trabajador|empleado|obrero|peon|companero|lo|le|cayo|fell|guys|roofer|painter|welder|electrician|ironworker|helper|coworker|victim|his)$/;
const MY_BODY =
  /\b(my|mi) (neck|back|head|shoulder|knee|leg|arm|hand|wrist|ankle|foot|chest|eye|cuello|espalda|cabeza|hombro|rodilla|pierna|brazo|mano|tobillo|pie|pecho|ojo)\b/;
/** A thing falls as well. */
const FALLEN = /^(cayo|fell|lo|le)$/;
const NEAR_MISS =
  /\b(near (miss|hit)|close call|casi accidente|nearly|almost|casi|could have|would have|pudo haber|narrowly|just missed|barely missed|within (a|an|one|two|inches|feet)|por poco|came (within|close)|inches)\b/;

/** Reads the texts of a report. Takes time in proportion to their length and never fails. */
export function readFacts(texts: { incidentType: string; description: string; location: string }): Facts {
  const isInjuryType = texts.incidentType === 'Workplace Injury';
  const correct = spellingCorrector();
  const tokens = readTokens(texts.description, correct);
  const marks = markOrders(tokens);
  const about = tokens.filter((_, i) => marks[i] === NOT_ORDER);
  const words = about.map(({ word }) => word);
  const hazards = findHazards(about);
  return {
    mentions: findMentions(tokens, isInjuryType),
    place: readPlace(about, readTokens(texts.location, correct), texts.incidentType === 'Vehicle Accident'),
    hazards,
    nearMiss: NEAR_MISS.test(words.join(' ')),
    namesSomebody: words.some((word) => SOMEBODY.test(word)) || MY_BODY.test(words.join(' ')),
    namesPerson: words.some((word) => SOMEBODY.test(word) && !FALLEN.test(word)),
    isInjuryType,
    tellsOfDamage: tellsOfDamage(about),
    // A fire drill and the fire department are no fire.
    isHeavyDamage: words.some(
      (word) =>
        HEAVY.test(word) && (!/^(fire|burned|burnt)$/.test(word) || hazards.includes('Fire or explosion')),
    ),
  };
}

/** Mentions of some outcomes with some standings. */
export function told(
  facts: Facts,
  outcomes: readonly Outcome[],
  standings: readonly Mention['standing'][] = ['fact'],
): readonly Mention[] {
  return facts.mentions.filter(
    (mention) => outcomes.includes(mention.outcome) && standings.includes(mention.standing),
  );
}
