import { choice, type Said, wholeWords } from './fold.ts';

/** Hardly ever anything else than a part of a body. */
const SURE = choice(`
    finger, fingers, fingertip, fingertips, index finger, middle finger, ring finger, pinky finger,
    pinky, pinkie, thumb, thumbs, hand, hands, wrist, wrists, eye, eyes, eyeball, toe, toes, big toe,
    forearm, forearms, throat, tongue, thigh, ear, ears, nose, elbow, knee, knees, ankle, ankles,
    shoulder, shoulders, shin, calf, chin, cheek, forehead, eyebrow, eyelid, lip, lips, scalp, rib,
    ribs, hip, groin, stomach, belly, knuckle, knuckles, fingernail, thumbnail, collarbone, tailbone,
    pelvis, skull, jaw, tooth, teeth, lower back, upper back, rib cage, hamstring, achilles, kneecap,
    dedo, dedos, dedo indice, dedo medio, dedo anular, dedo gordo, dedo chiquito, menique, pulgar, punta
    del dedo, mano, manos, muneca, munecas, ojo, ojos, brazo, brazos, antebrazo, pierna, piernas,
    rodilla, rodillas, tobillo, tobillos, hombro, hombros, codo, codos, cadera, costilla, costillas,
    espalda, espalda baja, cuello, garganta, lengua, oreja, oido, nariz, boca, labio, labios, diente,
    dientes, frente de la cara, ceja, parpado, mejilla, menton, barbilla, nuca, estomago, panza,
    barriga, pecho, cintura, muslo, pantorrilla, espinilla, talon, planta del pie, dedo del pie, ingle,
    clavicula, cabeza, cara, nudillo, nudillos, una del dedo, craneo`);
/** Also of machines, buildings and measures: only with whose they are. */
const UNSURE = choice(`
    arm, arms, leg, legs, foot, feet, head, face, chest, back, neck, mouth, side, palm, heel, upper arm,
    lower leg, pie, pies, palma, frente, lado`);
const SIDE = '(?:left|right|upper|lower|inside of the|both|front)';
const SIDE_AFTER =
  '(?:izquierd[oa]s?|derech[oa]s?|superior|inferior|baja|alta|indice|medio|anular|chiquito|gordo)';
const WHOSE =
  "(?:\\p{L}+['’]s|both of|his|her|my|their|your|hers|el|la|los|las|su|sus|mi|mis|un|una|al|del|en la|en el|en los|en las|a|the|one|both|two|three|four|dos|tres)";
const OWNED =
  "(?:\\p{L}+['’]s|his|her|my|their|your|(?:(?:se|le|me|nos|les|te)(?:\\s+\\p{L}+){1,4}\\s+(?:en\\s+)?(?:el|la|los|las|un|una))|su|sus|mi|mis)";
/** 'Hand tools', 'back of the truck', 'foot of the ladder', 'hand him'. */
const NOT_BEFORE =
  /(?:\b(?:by|handled?|at|second|other|on the other|mano de|a|de segunda|al|step|tool|cold|deck|all|first|come|came|went|go|going|get|got) )$/;
const NOT_AFTER =
  /^(?:\s+(?:tools?|rails?|truck|saw|protection|guards?|washing|wash|signals?|hole|wheel|de obra|of (?:the )?(?:truck|crane|ladder|boom|excavator|building|house|line|stairs|trailer|van|lot|yard|site|job|pole|hill)|in the truck|to work|at work|on the job|office|y media|wear|boards?|nail|count|lamp|protector|protectors|glass|de la (?:escalera|grua|obra|maquina)|del (?:poste|camion|andamio)|a mano|out of))(?![\p{L}])/u;
const FINE =
  /^[^.;]{0,25}?\b(?:is|are|was|were|esta|estan) (?:ok|okay|fine|good|bien|all right|alright|intact)\b/;

const PATTERNS: readonly string[] = [
  `(?:${WHOSE}\\s+)(?<part>(?:${SIDE}\\s+)?(?:${SURE})(?:\\s+${SIDE_AFTER})?(?:\\s+de la (?:mano|pierna)(?:\\s+${SIDE_AFTER})?)?)`,
  `${OWNED}\\s+(?<part>(?:${SIDE}\\s+)?(?:${SURE}|${UNSURE})(?:\\s+${SIDE_AFTER})?)`,
  `(?<part>${SIDE}\\s+(?:${SURE}|arm|leg|foot|palm|heel))`,
  `(?<part>(?:${SURE}|pie|palma)\\s+${SIDE_AFTER})`,
  `(?:in|to|on|into|across|lacerated|broken|broke|smashed|cut|burned|twisted|sprained|hurt|injured|en|de)\\s+(?:the\\s+|el\\s+|la\\s+)?(?<part>(?:${SIDE}\\s+)?(?:${SURE}|head|face|chest|foot|arm|leg|neck))`,
];

/** The part of the body that a folded text names first, of whoever was hurt; null where none. */
export function bodyPartIn(folded: string): Said<string> | null {
  let first: Said<string> | null = null;
  for (const pattern of PATTERNS)
    for (const match of folded.matchAll(wholeWords(pattern, 'gd'))) {
      const [start, end] = match.indices?.groups?.['part'] ?? [0, 0];
      if (first !== null && (first.start < start || (first.start === start && first.end >= end))) continue;
      if (NOT_AFTER.test(folded.slice(end)) || FINE.test(folded.slice(end, end + 60))) continue;
      if (
        NOT_BEFORE.test(folded.slice(Math.max(0, start - 14), start)) &&
        !/^(?:left|right)/.test(folded.slice(start))
      )
        continue;
      first = { value: folded.slice(start, end), start, end, sure: true };
    }
  return first;
}
