import type { Recordable, ReportToOsha, Severity } from '@tailboard/contract/incident-analysis.ts';
import type { Hazard } from './hazards.ts';
import { plainWords } from './phrases.ts';
import type { Reading } from './reading.ts';

type Report = Pick<ReportToOsha, 'answer' | 'paragraph'>;

/** What comes of these kinds can kill. */
const DEADLY: ReadonlySet<Hazard> = new Set<Hazard>([
  'Fall from height',
  'Excavation collapse',
  'Electrical contact',
  'Crane or lifting',
  'Structural collapse',
  'Fire or explosion',
  'Struck by falling object',
  'Rollover or tip-over',
  'Caught in or between',
  'Confined space',
  'Underground utility',
  'Drowning',
]);

/**
 * Energy that kills whoever is in its way, by its own words, where no kind of hazard is named: height, a load that hangs or slides,
 * current, pressure, air that cannot be breathed, water, moving machines beside people.
 */
const ENERGY: readonly RegExp[] = [
  / (?:(?:[6-9]|\d{2,3}) (?:feet|ft|foot|pies)|(?:[2-9]|\d{2,3}) (?:metros|m|meters|stories|floors|pisos)|from the roof|off the roof|del techo|de la azotea|skylight|open edge|floor opening|hueco|guardrail|barandal|not tied off|untied|arnes|harness(?:es)?|on the (?:\w+ )?roof|en el techo|hoyo|open hole) /,
  / (?:crane|hoist|rigging|sling|load|cable|wire rope|malacate|grua|eslinga|carga|bundle|formwork|form|cimbra|tilt up|panel|precast|girder|beam|viga|column) (?:[a-z0-9]+ ){0,6}?(?:dropped|fell|snapped|parted|broke|failed|slipped|swung|blew|collapsed|tipped|solto|reventó|revento|cayo|cayeron|solto|came down) /,
  / (?:trench|excavation|zanja|excavacion|ditch|hole) (?:[a-z0-9]+ ){0,6}?(?:collapsed?|caved|cave|sloughed|gave|let go|failed|derrumbo|desgajo|vino|no shoring|had no|has no|sin caja|unshored|no box|without a box) | (?:collapsed?|caved|sloughed|derrumbo|desgajo|cave in|wall let go) (?:[a-z0-9]+ ){0,8}?(?:trench|excavation|zanja|excavacion|caja) /,
  / (?:\d+ ?kv|high voltage|alta tension|power ?lines?|overhead lines?|primary line|energized|live (?:wire|line|panel|bus|conductor)|480|277|4160|7200|13.2|exposed (?:wires?|copper|conductors?)|bare (?:wires?|copper|conductors?)|cables? (?:pelados?|expuestos?)|arc flash|shock(?:ed)?|zapped|jolt|toques?|corriente|(?:was|is|still|estaba|esta) (?:live|hot|vivo|viva)|live neutral|arco electrico|cable vivo|conductor energizado) /,
  / (?:gas (?:line|main|leak)|(?:linea|fuga) de gas|propane|propano|explosion|exploded|exploto|acetylene|flammable vapors?|pressure (?:test|vessel|line)|whipped|heat ?stroke|golpe de calor|no shade|sin sombra) /,
  / (?:manhole|vault|confined space|tank|silo|sewer|alcantarilla|pozo|espacio confinado|tanque|boveda) (?:[a-z0-9]+ ){0,12}?(?:oxygen|oxigeno|gas|fumes|h2s|alarm|alarmed|monitor|air|aire) | (?:oxygen|oxigeno|h2s|co|gas) (?:[a-z0-9]+ ){0,12}?(?:manhole|vault|tank|silo|sewer|alcantarilla|pozo|tanque|boveda) /,
  / (?:overturned|volcadura|rollover|runaway) /,
  / (?:reversing|backing|backed up|en reversa|reversa) (?:[a-z0-9]+ ){0,10}?(?:nearly|almost|missed|casi|inches|jumped|brinco) | (?:nearly|almost|casi) (?:[a-z0-9]+ ){0,4}?(?:hit|ran over|struck|run over|crushed|killed|atropell[a-z]*|aplast[a-z]*|mata|mato) /,
  / (?:drown[a-z]*|ahog[a-z]*|into the (?:pond|river|lake|canal)|al (?:rio|canal|estanque)|fast water|current took) /,
];
/** Above the ground: deadly where one may fall or something fell. */
const LEVEL =
  / (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|upper|[2-9](?:nd|rd|th)|\d{2}th|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|level|nivel) (?:floor|story|level|piso|nivel|[2-9]|\d{2}) /;
const UNGUARDED =
  / (?:no|not|never|without|missing|open|edge|hole|fell|fall|falls|falling|drop|dropped|drops|off|hanging|loose|nobody|guard|sin|falta|faltan|nadie|cayo|caer|cae|cayeron|solto|hueco|abierto) /;
const PINCHED = / (?:fingers?|fingertips?|thumbs?|pinky|toes?|knuckles?|dedos?|pulgar) /;
/** What stands still does nobody harm. */
const MOVES =
  / (?:hit|struck|back(?:ed|ing|s)?|revers(?:ed|ing)|rolled|rolling|crash(?:ed)?|ran|run|swerved|slid|moving|drove|driving|drive|driver|swung|swinging|coll(?:ided|ision)|rear|traffic|tipped|choco|chocaron|golpeo|pegamos|le pego|reversa|manejando|patin[a-z]+|atropell[a-z]+|over|pinned|caught|fell) /;
/** What could not have been more: told of a tool, a part or the paper, not of what hangs over people. */
const HARMLESS =
  / (?:paper ?cut|papel|coffee|cafe|toilets?|banos?|mailbox|buzon|paint on|pintura|flat tire|poncho|scratched the|rayon|stolen|stole|theft|robaron|robo|se llevaron) /;

/** Damage that stops a machine, a house or a street. */
const HEAVY =
  / (?:total(?:ed| loss)|collapsed|overturned|volco|derrumbo|(?:caught|on) fire|(?:crane|boom|truck|excavator|forklift|lift|loader|dozer|machine|trailer) (?:[a-z]+ ){0,4}?(?:tipped|rolled|overturned|bent|flipped)|bent (?:the|a) (?:boom|frame|lacing|mast|axle)|(?:wont|will not|no) (?:start|drive|arranca)|not drivable|towed|\d+ ?k|\d{2,} (?:gal|gallons|galones)|sewage|flooded|inundo|evacuated) /;

/** How severe it was. The first that holds decides. */
export function decideSeverity(
  of: Reading,
  report: Report,
  recordable: Pick<Recordable, 'answer'>,
): Severity {
  const { facts, signs, harm } = of;
  if (report.answer !== 'no') return 'high';
  // Whenever and wherever it was, and whoever's duty it is.
  const isWork = facts.workRelated.value !== 'no';
  if (
    isWork &&
    [facts.died, facts.admitted, facts.amputation, facts.eyeLost].some(({ value }) => value === 'yes')
  )
    return 'high';
  if (
    signs.has('unconscious') ||
    signs.has('torn') ||
    signs.has('sight') ||
    harm === 'life' ||
    harm === 'serious'
  )
    return isWork ? 'high' : 'medium';
  if (recordable.answer !== 'no' || signs.has('hospital') || signs.has('observed')) return 'medium';
  return !of.isInjuryType && !of.isElsewhere && HEAVY.test(plainWords(of.told)) ? 'medium' : 'low';
}

const rank: readonly Severity[] = ['low', 'medium', 'high'];

/** How severe it could have been, were it a step or a second otherwise: never less than it was. */
export function decidePotential(of: Reading, severity: Severity): Severity {
  const words = plainWords(of.told);
  const isGrave = of.harm === 'life' || of.harm === 'serious';
  const isHarmless = !isGrave && (HARMLESS.test(words) || (of.isElsewhere && of.harm === 'none'));
  const deadly = of.hazards.filter((hazard) => DEADLY.has(hazard));
  // A finger between two boards is no body between two machines.
  const isPinch =
    !isGrave && deadly.every((hazard) => hazard === 'Caught in or between') && PINCHED.test(words);
  const isDeadly =
    !isHarmless &&
    ((deadly.length > 0 && !isPinch) ||
      ENERGY.some((energy) => energy.test(words)) ||
      (LEVEL.test(words) && UNGUARDED.test(words)));
  const isVehicle =
    of.place.isCrash || (of.hazards.includes('Vehicle or mobile equipment') && MOVES.test(words));
  const isMiddling =
    isPinch ||
    isVehicle ||
    of.isNearMiss ||
    (of.hazards.some((hazard) => MIDDLING.has(hazard)) &&
      (of.isInjuryType || of.harm !== 'none' || UNGUARDED.test(words)));
  const potential: Severity = isDeadly ? 'high' : !isHarmless && isMiddling ? 'medium' : 'low';
  return rank.indexOf(potential) > rank.indexOf(severity) ? potential : severity;
}

/** Can cost a finger, an eye or weeks, seldom a life. */
const MIDDLING: ReadonlySet<Hazard> = new Set<Hazard>([
  'Tool, machine or sharp edge',
  'Hazardous substance',
  'Heat, fire or hot material burn',
  'Heat illness',
  'Violence or threat',
  'Medical emergency',
]);
