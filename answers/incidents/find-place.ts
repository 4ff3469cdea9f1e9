/** Words with which crews say where, and what they say then. */
const PLACE_NOUN =
  /\b(gate|yard|street|st|avenue|ave|road|rd|highway|hwy|interstate|lane|drive|boulevard|blvd|route|floor|level|building|bldg|site|jobsite|lot|warehouse|trench|substation|station|pole|bay|dock|shop|plant|tower|bridge|ramp|entrance|exit|corner|intersection|office|trailer|basement|roof|stairwell|manhole|vault|field|camp|barn|school|hospital|mall|farm|tank|container|conex|room|hallway|mezzanine|platform|deck|silo|pipeline|canal|colonia|azotea|rampa|taller|estacionamiento|tunel|túnel|sotano|sótano|pasillo|anden|andén|planta|tanque|cuarto|puerta|calle|avenida|carretera|piso|edificio|obra|bodega|patio|zanja|subestacion|poste|puente|entrada|salida|esquina|oficina|almacen|techo|muelle)\b/i;
const CERTAIN =
  /\b(?:at|near|outside|behind|beside|next to|in front of|by|cerca de|junto a|frente a|detrás de|afuera de)\s+((?:the|a|our|la|el|los|las|un|una)\s+)?/gi;
const POSSIBLE = /\b(?:in|inside|on|from|en|dentro de|sobre)\s+((?:the|a|our|la|el|los|las|un|una)\s+)?/gi;
/** A word that begins another place: "light [on] Highway 71". */
const NEXT = /\s(?:in|inside|on|onto|at|into|en|sobre|a)\s/i;
/** "4th and Main": a corner goes over the word that else ends a place. */
const CORNER =
  /^(?:(?:intersection|corner|esquina) (?:of|de) )?[\p{Lu}\d][\p{L}\d.]*(?:\s[\p{Lu}\d][\p{L}\d.]*)?\s(?:and|y|&)\s[\p{Lu}\d][\p{L}\d]*(?=\s*(?:[.,;\n]|$))/u;
/** "Struck by a truck" is no place. */
const DOER = /(?:ed|en|hit|struck|caught|stung|bit|cut|ran|run|over|por)\s+$/i;
/** Where the place is over. */
const END =
  /[.,;:!?()\n]|\s(?:and|when|while|because|after|before|he|she|they|his|her|we|i|was|were|is|with|who|that|then|twist\w*|hurt|fell|y|cuando|mientras|porque|después|antes|se|con|fue|estaba|que)\b/i;
const NOT_PLACE =
  /^(\d{1,2}(:\d{2})?\s*(am|pm|a\.m|p\.m|o'clock|hours|hrs)|noon|midnight|once|least|first|last|night|work|lunch|home|all|risk|fault|time|the time|this time|moment|mistake|himself|herself|himself|hand|las? \d+)(?![\p{L}\d])/iu;
/** "At 7 yesterday", yet not "14 Oak Lane". */
const HOUR = /^\d{1,2}(:\d{2})?(?![\d:\p{L}])(?!\s*\p{Lu})/u;
/** "Stopped next to Joe". */
const BESIDE = /^(?:next to|beside|behind|by|in front of|junto a|frente a|detr)/i;
const MAX_WORDS = 7;

/** The words of a description that name a place, as they stand there, e.g. `north gate`; null where none do. */
export function findPlace(description: string): string | null {
  return firstPlace(description, CERTAIN, false) ?? firstPlace(description, POSSIBLE, true);
}

function firstPlace(description: string, preposition: RegExp, needsNoun: boolean): string | null {
  for (const match of description.matchAll(preposition)) {
    const behind = description.slice(match.index + match[0].length, match.index + match[0].length + 120);
    if (/^by\s/i.test(match[0]) && DOER.test(description.slice(Math.max(0, match.index - 12), match.index)))
      continue;
    const corner = CORNER.exec(behind)?.[0];
    const first = corner ?? (behind.split(END)[0] ?? '').split(NEXT)[0] ?? '';
    const words = first.trim().split(/\s+/).slice(0, MAX_WORDS);
    const place = words.join(' ');
    if (place.length < 3 || NOT_PLACE.test(place) || HOUR.test(place)) continue;
    const hasName = /\p{Lu}|\d/u.test(place);
    if (
      corner !== undefined ||
      PLACE_NOUN.test(place) ||
      (hasName && !needsNoun && !(words.length === 1 && BESIDE.test(match[0])))
    )
      return place;
  }
  return null;
}
