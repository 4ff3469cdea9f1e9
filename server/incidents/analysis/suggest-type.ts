import type { IncidentType } from '@tailboard/contract/incidents.ts';
import { assess } from './assess.ts';
import { readFacts } from './read-facts.ts';
import { decideRecordable } from './recordable.ts';
import { decideReportToOsha } from './report-to-osha.ts';

/** What is struck, torn or stolen and belongs to the crew to work with. */
const EQUIPMENT =
  /\b(excavator|backhoe|bucket (truck|lift)|boom|crane|forklift|loader|skid ?steer|dozer|bulldozer|generator|compressor|drill|saw|grinder|pump|hydraulic|cylinder|hose|tools?|ladder|scaffold(ing)?|lift|trencher|mixer|welder|transformer|winch|rigging|equipment|machine|machinery|trailer|laptop|tablet|radio|excavadora|retroexcavadora|grua|montacargas|generador|compresor|taladro|sierra|maquina|maquinaria|herramienta|equipo|bomba|manguera|remolque)\b/;
const PROPERTY =
  /\b(fence|wall|window|door|gate|garage|house|home|building|roof of|driveway|sidewalk|lawn|yard|sprinkler|mailbox|pole|water main|gas (line|main|leak)|cable|line was cut|sewer|drywall|ceiling|floor|carpet|property|neighbou?r|customer|homeowner|cerca|pared|ventana|puerta|casa|edificio|tuberia|vecino|propiedad|techo)\b/;
const VEHICLE =
  /\b(truck|van|car|pickup|vehicle|suv|trailer|bus|semi|motorcycle|camion|camioneta|carro|coche|vehiculo|auto)\b/;
const CRASH =
  /\b(crash(ed)?|collid(ed|ing)|collision|rear-?ended|rear end|t-?boned|sideswiped|hit|backed( \w+){0,4} into|ran into|swerved|rolled over|struck|fender|intersection|highway|interstate|freeway|choc(o|aron)|choque|volco|atropello)\b/;
const BODY =
  /\b(ankles?|wrists?|arms?|hands?|fingers?|fingernail|thumbs?|eyes?|cornea|head|back|neck|knees?|legs?|foot|feet|toes?|shoulders?|elbows?|palm|face|nose|mouth|ribs?|hip|skin|tobillo|muneca|brazo|manos?|dedos?|ojos?|cabeza|espalda|rodilla|pierna|pie|hombro|cara)\b/;
const HURT =
  /\b(twisted|sprained|strained|cuts?|burn(s|ed)?|bruised?|stung|sting|bitten|bite|dizzy|splinter|stitches|scratch(ed)?|smashed|pinched|crushed|hurts?|injured|inhaled|fumes|fainted|tetanus|band-?aid|lost|dust|poison ivy|torcio|lastimo|golpeo|corto|quemo|moreton)\b/;
const UNHURT = /\b(no(body| one| injur\w*| lesion\w*)|not (hurt|injured)|unhurt|nadie|in time)\b/;
const DAMAGE =
  /\b(damaged?|broke|broken|cracked|bent|dent(ed)?|scratched|leak(ed|ing)?|burst|snapped|failed|stolen|theft|burned|smashed|torn|tore|cut|ruptured|blew|flooded|stopped working|won't start|dano|roto|rompio|quebro|fuga|robaron|robo)\b/;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The type that a description points to, and how surely (0 to 1); null where it points to none. Somebody who was hurt decides,
 * on the road too only if no crash is told of; then the crash, then what was damaged.
 */
export function suggestType(description: string): { type: IncidentType; confidence: number } | null {
  const facts = readFacts({ incidentType: 'Other', description, location: '' });
  const assessment = assess(facts);
  const report = decideReportToOsha(facts, assessment);
  const isHurt =
    report.answer !== 'no' ||
    decideRecordable(facts, assessment, report).answer !== 'no' ||
    assessment.minor ||
    assessment.firstAid ||
    assessment.treated ||
    assessment.unrated ||
    assessment.wentToHospital;
  const text = plain(description);
  const isCrash =
    VEHICLE.test(text) && (facts.place.isVehicleCrash || (CRASH.test(text) && facts.place.road === 'public'));
  // What is small is told without saying that it was a person.
  const isSmall =
    (BODY.test(text) && HURT.test(text)) ||
    /\b(tobillo|stung|stitches|dizzy|tetanus|poison ivy|fumes)\b/.test(text);
  if (isSmall && !isHurt && !isCrash && !UNHURT.test(text))
    return { type: 'Workplace Injury', confidence: 0.7 };
  if (isHurt && !isCrash) return { type: 'Workplace Injury', confidence: facts.namesPerson ? 0.9 : 0.75 };
  if (isCrash) return { type: 'Vehicle Accident', confidence: 0.85 };
  const isDamage = DAMAGE.test(text) || facts.tellsOfDamage || facts.isHeavyDamage;
  if (VEHICLE.test(text) && CRASH.test(text) && !PROPERTY.test(text)) {
    return { type: 'Vehicle Accident', confidence: 0.6 };
  }
  if (PROPERTY.test(text) && (isDamage || CRASH.test(text)))
    return { type: 'Property Damage', confidence: 0.7 };
  if (EQUIPMENT.test(text) && isDamage) return { type: 'Equipment Damage', confidence: 0.75 };
  if (PROPERTY.test(text) && EQUIPMENT.test(text)) return { type: 'Property Damage', confidence: 0.5 };
  return null;
}
