import { choice, type Said, wholeWords } from './fold.ts';

/** Nouns with which crews say where; `strong` ones name a place by themselves, others only where nothing better is said. */
const STRONG = choice(`
    gate, yard, street, avenue, ave, road, rd, highway, hwy, interstate, lane, drive, boulevard, blvd,
    route, floor, level, building, bldg, site, jobsite, job site, lot, parking lot, parking garage,
    garage, warehouse, substation, station, pole, bay, dock, loading dock, shop, plant, tower, bridge,
    ramp, entrance, exit, corner, intersection, office, trailer, basement, stairwell, stairs, manhole,
    vault, field, camp, barn, school, mall, farm, container, conex, room, hallway, mezzanine, platform,
    silo, pipeline, canal, house, home, apartment, apartments, complex, church, store, park, creek,
    river, lake, pond, quarry, pit, mill, refinery, terminal, airport, tunnel, culvert, overpass,
    underpass, median, shoulder of, mile marker, marker, subdivision, neighborhood, job, project,
    property, kitchen, bathroom, attic, garage, driveway, alley, crossing, crosswalk, roundabout,
    clubhouse, library, courthouse, laydown, laydown yard, laydown area, staging area, work zone, area,
    side, end, wing, unit, section, sector, zone, span, block, tract, phase, elevator shaft, elevator
    lobby, lobby, elevator, shaft, penthouse, courtyard, array, row, turbine, wind farm, solar farm,
    cell tower, water tower, treatment plant, lift station, pump station, pump house, compressor
    station, wellhead, well site, well, pad, right of way, easement, feeder, circuit, transformer, sub,
    tool room, tool crib, break room, breakroom, job trailer, dumpster, fuel station, gas station, wash
    bay, scale house, batch plant, power plant, hospital job, hotel, motel, restaurant, bank, gym,
    stadium, arena, terminal, porton, calle, avenida, carretera, autopista, camino, piso, nivel, planta,
    planta baja, edificio, obra, bodega, patio, subestacion, poste, puente, entrada, salida, esquina,
    oficina, traila, traila de la oficina, almacen, muelle, andén, anden, taller, estacionamiento,
    tunel, sotano, pasillo, cuarto, puerta, colonia, azotea, rampa, rancho, casa, departamento,
    apartamento, escuela, iglesia, tienda, parque, rio, lago, arroyo, presa, cantera, refineria,
    aeropuerto, cruce, crucero, glorieta, lote, terreno, bloque, seccion, zona, lado, area, torre,
    estacion, registro, pozo de visita, alcantarilla, elevador, cubo del elevador, cocina, bano,
    corredor, banqueta, milla, kilometro, proyecto, fraccionamiento, unidad, ala, fila, jardin,
    escaleras, cerca, barda, linea, circuito, transformador, dompe, comedor, vado, hotel, clinica nueva,
    hospital nuevo`);
const WEAK = choice(`
    roof, trench, deck, tank, ditch, excavation, hole, scaffold, scaffolding, ladder, rack, slab, wall,
    fence, pier, footing, foundation, mixer, conveyor, crane, bucket truck, truck, line, power line,
    panel, tree, oak, techo, zanja, andamio, tanque, excavacion, hoyo, pared, muro, losa, arbol,
    escalera, molino, grua, banda, panel, tablero, cimbra, montacargas, techumbre, lamina`);
const NOUN = `(?:${STRONG}|${WEAK})`;

/** From here on a place is told: 'on the ladder' is, 'off the ladder' is not. */
const LEAST = 3;
/** Before a place: the surer the earlier. */
const PREPOSITIONS: readonly (readonly [words: string, points: number])[] = [
  [
    choice(`
    over by, over at, out at, out by, down at, down by, up at, back at, right by, right at, at, near,
    outside, outside of, behind, beside, next to, in front of, by, close to, across from, along,
    between, just off, just past, past, cerca de, cerca del, junto a, junto al, al lado de, al lado del,
    frente a, frente al, enfrente de, enfrente del, detras de, detras del, atras de, atras del, afuera
    de, afuera del, alla en, aqui en, ahi en, aca en, por, a un lado de, a un lado del, entre, alla por,
    ahi por`),
    4,
  ],
  [
    choice(`
    in, inside, inside of, on, under, underneath, below, beneath, above, on top of, en, en el, dentro
    de, dentro del, adentro de, adentro del, sobre, sobre el, arriba de, arriba del, debajo de, debajo
    del, abajo de, abajo del, encima de, encima del`),
    3,
  ],
  [choice('from, off, off of, into, onto, down, through, desde, del, de la, al, hasta, to'), 1],
];
const DETERMINER =
  '(?:the|a|an|our|that|this|my|his|their|el|la|los|las|un|una|nuestro|nuestra|ese|esa|este|esta|mi|su|lo que es el|lo que es la)';
/** Words that end a place, or never belong to one. */
const STOP = `(?:${choice(`
    and, when, while, because, after, before, until, he, she, they, his, her, we, i, you, it, its, was,
    were, is, are, be, been, with, without, who, that, then, there, so, but, or, if, had, has, have,
    got, get, fell, cut, hurt, hit, slipped, uh, um, like, just, about, around, no, not, nobody, y, e,
    cuando, mientras, porque, pero, despues, antes, se, con, sin, fue, estaba, estaban, que, le, lo,
    les, me, nos, este, pues, ya, yo, el se, ella, no, nadie, o, si, habia, hay, todo, todos, him, them,
    me, us, at, in, on, from, near, by, behind, to, into, onto, off, under, over, en, por, cerca, junto,
    para, a, this, today, yesterday, hoy, ayer, morning, afternoon, work, time, lunch, night, noon,
    once, least, first aid, last`)})`;
const WORD = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’.-]*";
const ID = `(?:(?:number |num |no |numero |#)?(?:\\d[\\d-]*[a-z]?|(?!(?:a\\s+(?:las?|los|el|un|una|the|guy|man|piece|little|lot|few)|[yoeiu])(?![\\p{L}]))[a-z](?![\\p{L}\\p{N}'])|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|norte|sur|este|oeste|north|south|east|west|oriente|poniente)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|y|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|norte|sur))*))`;
const MODIFIERS = `(?:(?!${STOP}(?![\\p{L}\\p{N}]))${WORD}\\s+){0,4}?`;
const NAME_AFTER = `(?:\\s+(?!${STOP}(?![\\p{L}\\p{N}]))(?:north|south|east|west|norte|sur|oriente|poniente|oeste|nueva|nuevo|vieja|viejo|principal|grande|chica|trasera|trasero|delantera|central))?`;
const NP = `${MODIFIERS}${NOUN}(?![\\p{L}\\p{N}])(?:\\s+${NOUN}(?![\\p{L}\\p{N}]))?(?:\\s+${ID}(?![\\p{L}\\p{N}]))?${NAME_AFTER}`;
/** 'The north side of building C'; Spanish names a place by what follows: 'porton de la calle ocho'. */
const STRONG_NP = `${MODIFIERS}(?:${STRONG})(?![\\p{L}\\p{N}])(?:\\s+${NOUN}(?![\\p{L}\\p{N}]))?(?:\\s+${ID}(?![\\p{L}\\p{N}]))?${NAME_AFTER}`;
const PLACE = `(?:${STRONG_NP}(?:\\s+(?:of|de|del|on|in|at|en|off|over|by|near)\\s+(?:${DETERMINER}\\s+)?${NP})*|${NP}|(?:the\\s+)?(?:corner|intersection|esquina) (?:of|de) ${WORD}(?: ${WORD})? (?:and|y|con) ${WORD}|(?:\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth) and ${WORD}(?:\\s+(?:street|st|avenue|ave))?|\\d{2,5} ${WORD}(?: ${WORD})? (?:street|st|avenue|ave|road|rd|lane|drive|court|way))`;
const NAMED = wholeWords(
  `(?:pole|building|lot|unit|manhole|tower|substation|highway|exit|gate|bay|dock|row|poste|edificio|lote|torre|registro|kilometro)\\s+(?:number |numero )?(?:\\d[\\d-]*[a-z]?|[a-d](?![\\p{L}\\p{N}']))`,
  '',
);
/** Where somebody is now, or what somebody is of: not where it happened. */
const CARE =
  /\b(?:hospital|er|emergency room|clinic|urgent care|doctors?|clinica|urgencias|emergencias?|ambulance|ambulancia|home|casa)$/;
const TAKEN =
  /\b(?:took|take|taking|taken|drove|driving|sent|went|going|headed|left|back|rushed|transported|airlifted|is|are|hes|shes|llevaron|llevamos|llevo|llevan|fue|va|mandaron|mande|esta|sigue)(?: \S+){0,4}? $/;
/** 'Hit by the truck', 'struck by', 'fell on his': a doer or a part of a body. */
const DOER =
  /\b(?:hit|struck|caught|stung|bit|bitten|cut|run over|ran over|ran|crushed|pinned|clipped|knocked(?: \w+)?|driven|owned|made|atropellado|golpeado|golpeo|pego) $/;
/** No place, however it is said. */
const NO_PLACE =
  /^(?:his|her|my|the|a|their|our|su|mi)?\s*(?:other side|left side|right side|back side|side|end|area|job|work|home|line|house|unit|section|job today|lado|casa|wrong end|business end|same time|time)$/;

/** 'Pole 1187 leans over the sidewalk'. */
function named(folded: string): { points: number; start: number; end: number } | null {
  const match = NAMED.exec(folded);
  return match === null ? null : { points: LEAST, start: match.index, end: match.index + match[0].length };
}

/** The words of a folded text that name the place where it happened, without the article; null where none do. Takes time in proportion to the length. */
export function placeIn(folded: string): Said<string> | null {
  let best: { points: number; start: number; end: number } | null = null;
  for (const [words, points] of PREPOSITIONS) {
    const pattern = wholeWords(
      `(?:${words})\\s+(?:(?:uh|um|este|like)\\s+)*(?:${DETERMINER}\\s+)?(?<place>${PLACE})`,
      'gd',
    );
    for (const match of folded.matchAll(pattern)) {
      const [start, end] = match.indices?.groups?.['place'] ?? [0, 0];
      const place = folded.slice(start, end);
      const before = folded.slice(Math.max(0, match.index - 40), match.index);
      if (NO_PLACE.test(place)) continue;
      if (CARE.test(place) && (TAKEN.test(before) || points === 1)) continue;
      if (/^(?:by|por)\b/.test(match[0]) && DOER.test(before)) continue;
      const isStrong = new RegExp(`(?<![\\p{L}])(?:${STRONG})(?![\\p{L}])`, 'u').test(place);
      const worth = points + (isStrong ? 3 : 0) + (/\s/.test(place) ? 1 : 0);
      if (worth < LEAST) continue;
      const holds = best !== null && start <= best.start && end >= best.end;
      const isHeld = best !== null && start >= best.start && end <= best.end;
      if (best === null || (holds ? worth >= best.points - 1 : worth > best.points + (isHeld ? 1 : 0)))
        best = { points: worth, start, end };
    }
  }
  best ??= named(folded);
  if (best === null) return null;
  const { start, end, points } = best;
  return { value: folded.slice(start, end), start, end, sure: points >= 6 };
}
