import { stateOfText } from '@tailboard/answers/incidents/state-of-place.ts';
import { incidents } from '../tables.ts';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Where something happened, as an incident has it. */
export type Place = Pick<typeof incidents.$inferSelect, 'location' | 'latitude' | 'longitude'>;
export const placeColumns = {
  location: incidents.location,
  latitude: incidents.latitude,
  longitude: incidents.longitude,
};

/**
 * The state of a place, as the postal service writes it: the one that its text names, else the one where its position lies. Null:
 * not known, or so near a border that the map cannot tell.
 */
export async function stateOf({ location, latitude, longitude }: Place): Promise<string | null> {
  const named = stateOfText(location);
  if (named !== null || latitude === null || longitude === null) return named;
  map ??= readMap();
  return (await map)([Number(longitude), Number(latitude)]);
}

type Position = readonly [longitude: number, latitude: number];
let map: Promise<(at: Position) => string | null> | undefined;

/** The map's lines are drawn for 1:10,000,000: within this distance of a border both sides are possible. Kilometres. */
const UNSURE_KM = 3;
const KM_PER_DEGREE = 111.2;

/** Boundaries of the Census Bureau (public domain) as us-atlas publishes them; read when they are first asked for. */
async function readMap(): Promise<(at: Position) => string | null> {
  const [{ geoBounds, geoContains }, { feature }, file] = await Promise.all([
    import('d3-geo'),
    import('topojson-client'),
    import('us-atlas/states-10m.json', { with: { type: 'json' } }),
  ]);
  const atlas = file.default as unknown as Topology<{ states: GeometryCollection }>;
  const states = feature(atlas, atlas.objects.states).features.flatMap((shape) => {
    const code = codeOfNumber[String(shape.id)];
    return code === undefined ? [] : [{ code, shape, bounds: geoBounds(shape) }];
  });
  const at = ([longitude, latitude]: Position): string | null =>
    states.find(({ shape, bounds: [[west, south], [east, north]] }) => {
      // Alaska goes over the date line: its western bound is the greater one.
      const isBetween =
        west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
      return isBetween && latitude >= south && latitude <= north && geoContains(shape, [longitude, latitude]);
    })?.code ?? null;
  return (position) => {
    const state = at(position);
    if (state === null) return null;
    return around(position).every((near) => [state, null].includes(at(near))) ? state : null;
  };
}

/** Eight positions at the distance within which the map is not sure. */
const around = ([longitude, latitude]: Position): Position[] =>
  Array.from({ length: 8 }, (_, turn) => {
    const angle = (turn * Math.PI) / 4;
    const degrees = UNSURE_KM / KM_PER_DEGREE;
    const shrunk = Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
    return [longitude + (degrees * Math.cos(angle)) / shrunk, latitude + degrees * Math.sin(angle)];
  });

/** The Census Bureau's number of a state (FIPS 5-2), by which the map names it. */
const codeOfNumber: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA 26MI 27MN',
    '28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT 50VT 51VA 53WA',
    '54WV 55WI 56WY 72PR',
  ]
    .join(' ')
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);
