import type { IncidentType } from '@tailboard/contract/incidents.ts';
import { judgeIncident } from './judge.ts';
import { findPlace } from './find-place.ts';

const NEAR_MISS = /\b(near (miss|hit)|close call|casi accidente)\b/;
const SPILL = /\b(spill(ed)?|derrame|derramo)\b/;
const THEFT = /\b(stole|stolen|theft|vandals?|vandalism|trespass\w*|robaron|robo|vandalismo)\b/;
const CONDUCT =
  /\b(harass\w*|threat\w*|yelled|fight|fought|bullying|racist|acoso|amenaz\w*|pelea|pelearon)\b/;
const REAR_ENDED =
  /\b(rear[- ]?ended|rear end|t[- ]?boned|sideswiped|fender bender|me chocaron|nos chocaron)\b/;
/** What is struck, torn or stolen and belongs to the crew to work with. */
const EQUIPMENT =
  /\b(excavator|backhoe|bucket (truck|lift)|boom|crane|forklift|loader|skid ?steer|dozer|bulldozer|generator|compressor|drill|saw|grinder|pump|hydraulic|cylinder|hose|tools?|ladder|scaffold(ing)?|lift|trencher|mixer|welder|transformer|winch|rigging|equipment|machine|machinery|trailer|laptop|tablet|radio|excavadora|retroexcavadora|grua|montacargas|generador|compresor|taladro|sierra|maquina|maquinaria|herramienta|equipo|bomba|manguera|remolque)\b/;
const PROPERTY =
  /\b(fence|wall|window|door|gate|meter|hydrant|garage|house|home|building|roof of|driveway|sidewalk|lawn|yard|sprinkler|mailbox|pole|water main|gas (line|main|leak)|cable|line was cut|sewer|drywall|ceiling|floor|carpet|property|neighbou?rs?|customers?|homeowners?|cerca|pared|barda|ventana|puerta|porton|medidor|toma de agua|banqueta|casa|edificio|tuberia|vecino|propiedad|techo)\b/;
const VEHICLE =
  /\b(truck|van|car|pickup|vehicle|suv|trailer|bus|semi|motorcycle|honda|toyota|ford|chevy|camion|camioneta|carro|coche|vehiculo|auto)\b/;
const CRASH =
  /\b(crash(ed)?|collid(ed|ing)|collision|rear-?ended|rear end|t-?boned|sideswiped|hit|backed( \w+){0,4} into|ran into|swerved|rolled over|struck|fender|intersection|highway|interstate|freeway|choc(o|aron)|choque|volco|atropello)\b/;
const BODY =
  /\b(ankles?|wrists?|arms?|hands?|fingers?|fingernail|thumbs?|eyes?|cornea|head|back|neck|knees?|legs?|foot|feet|toes?|shoulders?|elbows?|palm|face|nose|mouth|ribs?|hip|skin|tobillo|muneca|brazo|manos?|dedos?|ojos?|cabeza|espalda|rodilla|pierna|pie|hombro|cara|codo|cuello|pecho|frente|ceja)\b/;
/** "Hit my head on the trailer". */
const HIT_BODY =
  /\b(hit|bumped|banged|struck|caught|golpee|pegue) (my|his|her|mi|su) (\w+ )?(head|hand|knee|elbow|arm|leg|foot|shoulder|back|face|finger|thumb|eye|toe|shin|cabeza|mano|rodilla|codo|brazo|pierna|pie|hombro|espalda|cara|dedo)\b/;
const STRUCK_SOMEBODY = /\b(was|were|got|been) (hit|struck|clipped|run over|pinned) (by|with)\b/;
const HURT =
  /\b(twisted|rolled|sore|swollen|fractured|jammed|sprained|strained|cuts?|burn(s|ed)?|bruised?|stung|sting|bitten|bite|dizzy|splinter|stitches|scratch(ed)?|smashed|pinched|crushed|hurts?|injured|inhaled|fumes|fainted|tetanus|band-?aid|lost|dust|poison ivy|nail (in|through|thru)|stepped on|bit|torcio|torci|lastimo|lastime|golpeo|golpee|corto|corte|quemo|queme|raspo|raspe|pico|mordio|machuco|apachurro|(le|me) (cayo|pego)|moreton)\b/;
/** Ill by what the day or the work does. */
const ILL =
  /\b(throwing up|threw up|vomit\w*|dizzy|light ?headed|heat (exhaustion|stroke|rash|cramps?)|overheated|cramp(s|ing|ed up)|dehydrated|passed out|fainted|mareo|mareado|mareada|vomit(o|ando)|golpe de calor|insolacion|calambres?|desmayo|se sintio mal|nauseas?|nauseous)\b/;
const UNHURT = /\b(no(body| one| injur\w*| lesion\w*)|not (hurt|injured)|unhurt|nadie|in time)\b/;
const DAMAGE =
  /\b(damaged?|broke|broken|cracked|bent|dent(ed)?|scratched|leak(ed|ing)?|burst|snapped|failed|stolen|theft|burned|smashed|torn|tore|cut|ruptured|blew|flooded|stopped working|won't start|quit|died|seized|stole|tipped over|perdio|fallo|descompuso|trono|volco|murio|dano|roto|rompio|quebro|fuga|robaron|robo)\b/;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The type that a description points to, and how surely (0 to 1); null where it points to none. Somebody who was hurt decides,
 * on the road too only if no crash is told of; then the crash, then what was damaged.
 */
export function suggestType(description: string): { type: IncidentType; confidence: number } | null {
  const { reading, report, recordable } = judgeIncident({ incidentType: 'Other', description, location: '' });
  const { signs, place: where, hazards, namesSomebody } = reading;
  const isHurt =
    report.answer !== 'no' ||
    recordable.answer !== 'no' ||
    (namesSomebody &&
      (['slight', 'treated', 'broken', 'hospital'] as const).some((sign) => signs.has(sign)) &&
      !signs.has('nobodyHurt'));
  const text = plain(description);
  // Where it happened was not what was damaged: "quit on the third floor", "cerca de la zanja".
  const place = findPlace(description);
  const what = (place === null ? text : text.replace(plain(place), ' ')).replaceAll(
    /\bcerca (de|del)\b/g,
    ' ',
  );
  const isOnRoad = reading.facts.publicRoad.value === 'yes';
  const isCrash =
    (REAR_ENDED.test(text) && where.isCrash) ||
    (VEHICLE.test(text) && (where.isCrash || (CRASH.test(text) && isOnRoad)));
  // What is small is told without saying that it was a person.
  const isSmall =
    (BODY.test(text) && HURT.test(text)) ||
    HIT_BODY.test(text) ||
    ILL.test(text) ||
    /\b(tobillo|stung|stitches|dizzy|tetanus|poison ivy|fumes|(dog|perro) (bit|mordio))\b/.test(text);
  const isOwnHit = (HIT_BODY.test(text) || (namesSomebody && STRUCK_SOMEBODY.test(text))) && !isOnRoad;
  if (isOwnHit && !UNHURT.test(text)) return { type: 'Workplace Injury', confidence: 0.7 };
  if (isSmall && !isHurt && !isCrash && !UNHURT.test(text))
    return { type: 'Workplace Injury', confidence: 0.7 };
  if (isHurt && !isCrash) return { type: 'Workplace Injury', confidence: namesSomebody ? 0.9 : 0.75 };
  if (isCrash) return { type: 'Vehicle Accident', confidence: 0.85 };
  const isDamage = DAMAGE.test(text);
  if (VEHICLE.test(text) && CRASH.test(text) && !PROPERTY.test(what)) {
    return { type: 'Vehicle Accident', confidence: 0.6 };
  }
  if (PROPERTY.test(what) && (isDamage || CRASH.test(text) || /\b(golpeo|pegamos|pego)\b/.test(text)))
    return { type: 'Property Damage', confidence: 0.7 };
  if (EQUIPMENT.test(text) && isDamage) return { type: 'Equipment Damage', confidence: 0.75 };
  if (PROPERTY.test(what) && EQUIPMENT.test(what) && CRASH.test(text))
    return { type: 'Property Damage', confidence: 0.5 };
  const isCloseCall =
    NEAR_MISS.test(text) || ((reading.isNearMiss || signs.has('nobodyHurt')) && hazards.length > 0);
  if (isCloseCall || SPILL.test(text) || THEFT.test(text) || CONDUCT.test(text))
    return { type: 'Other', confidence: 0.5 };
  return null;
}
