/** Words with which crews say where, and what they say then. */
const PLACE_NOUN =
  /\b(gate|yard|street|st|avenue|ave|road|rd|highway|hwy|interstate|lane|drive|boulevard|blvd|route|floor|level|building|bldg|site|jobsite|lot|warehouse|trench|substation|station|pole|bay|dock|shop|plant|tower|bridge|ramp|entrance|exit|corner|intersection|office|trailer|basement|roof|stairwell|manhole|vault|field|camp|barn|school|hospital|mall|puerta|calle|avenida|carretera|piso|edificio|obra|bodega|patio|zanja|subestacion|poste|puente|entrada|salida|esquina|oficina|almacen|techo|muelle)\b/i;
const CERTAIN =
  /\b(?:at|near|outside|behind|beside|next to|in front of|by|cerca de|junto a|frente a|detrás de|afuera de)\s+((?:the|a|our|la|el|los|las|un|una)\s+)?/gi;
const POSSIBLE = /\b(?:in|inside|on|from|en|dentro de|sobre)\s+((?:the|a|our|la|el|los|las|un|una)\s+)?/gi;
/** Where the place is over. */
const END =
  /[.,;:!?()\n]|\s(?:and|when|while|because|after|before|he|she|they|his|her|we|i|was|were|is|with|who|that|then|twist\w*|hurt|fell|y|cuando|mientras|porque|después|antes|se|con|fue|estaba|que)\b/i;
const NOT_PLACE =
  /^(\d{1,2}(:\d{2})?\s*(am|pm|a\.m|p\.m|o'clock|hours)?|noon|midnight|once|least|first|last|night|work|lunch|home|all|risk|fault|time|the time|this time|moment|mistake|himself|herself|himself|hand|las? \d+)\b/i;
const MAX_WORDS = 7;

/** The words of a description that name a place, as they stand there, e.g. `north gate`; null where none do. */
export function findPlace(description: string): string | null {
  return firstPlace(description, CERTAIN, false) ?? firstPlace(description, POSSIBLE, true);
}

function firstPlace(description: string, preposition: RegExp, needsNoun: boolean): string | null {
  for (const match of description.matchAll(preposition)) {
    const behind = description.slice(match.index + match[0].length, match.index + match[0].length + 120);
    const words = (behind.split(END)[0] ?? '').trim().split(/\s+/).slice(0, MAX_WORDS);
    const place = words.join(' ');
    if (place.length < 3 || NOT_PLACE.test(place)) continue;
    const hasName = /\p{Lu}|\d/u.test(place);
    if (PLACE_NOUN.test(place) || (hasName && !needsNoun)) return place;
  }
  return null;
}
