import { hazards as hazardPhrases, notHazard, phrasesAs, plainWords, without } from './phrases.ts';

export type Hazard = keyof typeof hazardPhrases;

let read: { masks: RegExp; hazards: readonly (readonly [Hazard, RegExp])[] } | null = null;

const THINGS =
  'wrench|hammer|bricks?|beams?|pipes?|boards?|planks?|tools?|rebar|blocks?|materials?|debris|load|plywood|drill|bolts?|rocks?|concrete|tape|girder|joist|truss|sheets?|panel|bundle|decking|glass|objects?|screwdriver|grinder|lumber|pallet|chunk|pieces?|tiles?|shingles|boulder|steel|martillo|tubo|ladrillos?|viga|bloque|piedra|tablon|tabla|herramienta|llave|varilla|carga|hielo|ice|rain|snow|limbs?|branch(?:es)?|ramas?|tree|bin|barrel|fence|sign';
const FALLS =
  'fell|fall|falls|falling|fallen|slipped|slid|tumbled|dropped|came|plunged|cayo|caer|callo|cayeron|resbalo|blew';
/** When one of these fell, nobody fell: 'the wrench fell off the scaffold', 'se cayo un tablon del cuarto piso', 'dropped a brick from the roof'. */
const FALL_OF_THING = new RegExp(
  ` (?:(?:${THINGS}) (?:[a-z]+ ){0,2}?(?:${FALLS})|(?:cayo|callo|cayeron|falling|fallen|dropped|solto|soltaron) (?:(?:un|una|el|la|unos|unas|a|the|an|bulto|de|some) ){0,3}(?:${THINGS})|dropped (?!\\d|about|some|around)[a-z]+) `,
  'g',
);
/** The wall of a trench is earth. */
const EARTH = / (?:trench|excavation|ditch|zanja) (?:walls? )?(?:collapsed?|caved)/g;
const DENIED = / (?:no|not|without|never|sin|zero) (?:[a-z]+ )?$/;
/** Said to be absent these are none; 'no harness' is. */
const ABSENT_WHEN_DENIED: ReadonlySet<string> = new Set<Hazard>([
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

/** The kinds of hazard a description names, in the order of the alphabet. Takes time in proportion to its length. */
export function findHazards(description: string): readonly Hazard[] {
  read ??= {
    masks: phrasesAs(notHazard),
    hazards: (Object.keys(hazardPhrases) as Hazard[]).map((hazard) => [
      hazard,
      phrasesAs(hazardPhrases[hazard]),
    ]),
  };
  const words = without(plainWords(description), read.masks);
  return read.hazards
    .filter(([hazard, phrases]) => {
      const told =
        hazard === 'Fall from height'
          ? without(words, FALL_OF_THING)
          : hazard === 'Structural collapse'
            ? without(words, EARTH)
            : words;
      return [...told.matchAll(phrases)].some(
        ({ index }) =>
          !ABSENT_WHEN_DENIED.has(hazard) || !DENIED.test(told.slice(Math.max(0, index - 30), index + 1)),
      );
    })
    .map(([hazard]) => hazard)
    .sort();
}
