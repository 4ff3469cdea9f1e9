import { hazardMaskPhrases } from './lexicon/hazard-masks.ts';
import type { Hazard } from './lexicon/hazards.ts';
import { hazardPhrases } from './lexicon/hazards.ts';
import { wordClasses } from './lexicon/word-classes.ts';
import type { Match, PhraseTable } from './phrases.ts';
import { phraseFinder } from './phrases.ts';
import type { Labels } from './subjects.ts';
import { directSubject, labelPeople } from './subjects.ts';
import type { Token } from './tokens.ts';

const findMasks = phraseFinder<'notHazard'>(
  hazardMaskPhrases satisfies PhraseTable<'notHazard'>,
  wordClasses,
  'longest',
);
const findPhrases = phraseFinder<Hazard>(hazardPhrases satisfies PhraseTable<Hazard>, wordClasses);

/** Loads, tools and materials: when one of these fell, nobody fell. */
const OBJECT =
  /^(wrench|hammer|bricks?|beam|pipes?|boards?|plank|tools?|rebar|blocks?|materials?|debris|load|plywood|drill|bolts?|rocks?|concrete|tape|girder|joist|truss|sheets?|panel|bundle|glass|objects?|screwdriver|grinder|lumber|pallet|chunk|pieces?|tiles?|shingles|boulder|steel|martillo|tubo|ladrillo|ladrillos|viga|bloque|piedra|tabla|herramienta|llave|varilla|material|carga|hielo|ice|rain|snow|limb|limbs|branch|branches|rama|tree|bin|barrel|fence|sign)$/;
const FALLING =
  /^(fell|fall|falls|falling|fallen|slipped|slid|tumbled|dropped|came|plunged|cayo|caer|callo|cayeron|caida|knocked|thrown|resbalo)$/;
const BODY = /^(he|she|they|we|i|who|worker|employee|el|ella)$/;
/** Said to be absent these are none; "no harness" is. */
const absentWhenDenied = new Set<Hazard>([
  'Fire or explosion',
  'Hazardous substance',
  'Violence or threat',
  'Theft or vandalism',
  'Weather',
  'Noise',
  'Structural collapse',
  'Excavation collapse',
  'Rollover or tip-over',
]);

function isDenied(tokens: readonly Token[], { start }: Match): boolean {
  for (let i = start - 1; i >= start - 2; i -= 1) {
    const token = tokens[i];
    if (!token || token.isBreak) return false;
    if (/^(no|not|without|never|sin|zero)$/.test(token.word)) return true;
  }
  return false;
}

/** Whether what fell is a load or a tool: "the wrench fell off the scaffold", "dropped a brick from the roof". */
function isFallOfThing(tokens: readonly Token[], labels: Labels, match: Match): boolean {
  const first = tokens[match.start]?.word ?? '';
  if (!FALLING.test(first)) return false;
  if (first === 'dropped') return !/^\d|^(about|some|around)$/.test(tokens[match.start + 1]?.word ?? '');
  if (/^(falling|fallen)$/.test(first) && OBJECT.test(tokens[match.start + 1]?.word ?? '')) return true;
  for (let i = match.start - 1; i >= match.start - 4; i -= 1) {
    const token = tokens[i];
    if (!token || token.isBreak || BODY.test(token.word)) return false;
    if (/^(and|y)$/.test(token.word)) continue;
    if (OBJECT.test(token.word)) return !/^(on|from|off|the|of|under)$/.test(tokens[i - 2]?.word ?? '');
  }
  const subject = directSubject(tokens, labels, match.start);
  return subject === 'thing' || subject === 'animal';
}

/** The kinds of hazard a description names, in order of the alphabet. Takes time in proportion to the words. */
export function findHazards(tokens: readonly Token[]): readonly Hazard[] {
  const found = new Set<Hazard>();
  const labels = labelPeople(tokens);
  for (const match of findPhrases(tokens, findMasks(tokens))) {
    if (found.has(match.concept)) continue;
    if (absentWhenDenied.has(match.concept) && isDenied(tokens, match)) continue;
    // The wall of a trench is earth.
    const isEarth = /^(trench|excavation|ditch|zanja)$/.test(tokens[match.start - 1]?.word ?? '');
    if (match.concept === 'Structural collapse' && isEarth) continue;
    if (match.concept === 'Fall from height' && isFallOfThing(tokens, labels, match)) continue;
    found.add(match.concept);
  }
  return [...found].sort();
}
