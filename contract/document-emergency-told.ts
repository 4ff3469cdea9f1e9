/**
 * Words that, told of a person and neither asked in general nor supposed, mean harm whatever stands between: what the patterns of
 * document-emergency-harms.ts do not foresee. Patterns as there.
 */

/** One is enough. */
export const DIRE: readonly string[] = [
  'convulsions?|convulsing|seizures?|twitching|foaming|drooling',
  'unconscious|unresponsive|lifeless|limp|comatose|knocked (silly|cold|senseless)',
  'squashed|squished|mangled|severed|impaled|amputated|electrocuted|degloved|scalded|decapitated|paralyzed|strangled',
  '(crushed|pinned|trapped|entangled|engulfed)(?! (the|a|an|@h|@m|back|it|some|our|cable|conduit|pipe))',
  'drowning|suffocating|gasping|wheezing|choking(?! @u)',
  'overdosed|overdose',
  'dragged (by|under|into|along|across)',
  'wrapped (up )?(in|around) the',
  'thrown (out|off|from|clear|into)',
  'stroke|heart attack|cardiac arrest|concussion|heat stroke',
  'chest pains?|chest (hurts|is hurting|is tight)',
  'bleeding|bled',
  '(his|@h|the|lots of|much|of|with|in|throwing up|coughing|vomit|puking) blood(?! (pressure|test|borne|type|sugar|draw|on the))',
  'hang (himself|@o)',
  'passed out|passing out|fainted|blacked out|keeled over',
  'staggering|stumbling|delirious|incoherent|disoriented',
  'skin (is )?(coming off|peeling|melting|falling off|hanging)',
  '(big|deep|bad|huge|nasty|gash|long) (cut|gash|wound|hole) (on|in|to|across) (@h|@m|the) (@b|@f)',
  '(laying|lying) (in|on) the (dirt|ground|floor|mud|road|street|grass|slab)',
  '(cannot|can not|will not|not|does not) (lift|move|feel|walk|stand|wake|swallow|remember|getting up|get up|talk to|feal anything)',
  'neither (of (them|@o) )?(is )?(answering|moving|breathing|responding|talking)',
  '(car|truck|van|pickup|suv|driver|vehicle|bus)( \\w+){0,4} (plowed|crashed|slammed|drove|ran|smashed|flew) (in|into|through|over|onto) (the |our |@m |a )?(@[dpou]|work zone|crew)',
  'inconsciente|desmayad[oa]|convulsiones|convulsionando|delirando',
  'sangrando|mucha sangre|echa(ndo)? sangre|sangre por|blood de',
  'aplastad[oa]|prensad[oa]|electrocutad[oa]|intoxicad[oa]|enterrad[oa]|atrapad[oa]|amputad[oa]|degollad[oa]',
  'no (suda|camina|habla|despierta|reacciona|sabe donde)',
];

/** Two, or one beside what may have caused it. Said of somebody else, not of sore hands. */
export const ILL: readonly string[] = [
  'puking|vomiting|throwing up|threw up|nauseous|sick to @h stomach',
  'dizzy|woozy|lightheaded|light headed|faint|weak|groggy|sleepy',
  'pale|gray|grey|clammy|sweaty|sweating|flushed|hot skin',
  'shaking|trembling|shivering|cold',
  'confused|nonsense|out of (it|@h head|@h mind)|words are mush|funny|weird|strange',
  'headache|double|blurry|numb',
  'swelling|swollen|hives|coughing',
  'slurring|slurred|slow',
  'vomitando|vomito|mareado|mareada|palido|temblando|sudando|rojo|caliente|tosiendo|toser|hinchado|hinchada|confundido|raro|dolor',
];

export const CAUSES: readonly string[] = [
  'eye|fell|fall|hit|struck|shock|shocked|wire|electric|voltage|current|hot|heat|sun|degrees|10\\d|fumes|gas|exhaust|generator|tank|manhole|sewer',
  'stung|bee|bees|wasp|bite|bit|snake|drank|swallowed|inhaled|breathed|sprayed|pills|chemical|bleach|chlorine|acid|water|river|cold|wet|diabetic',
  'cabeza|calor|sol|gas|humo|cloro|quimico|corriente|cayo|pego|pico|tanque|pozo|respiro|suda',
];
