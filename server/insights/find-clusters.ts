import { CLUSTER_LEAST, CLUSTER_METRES } from '@tailboard/contract/insights.ts';

/** Reports at one position; `count` of them. Degrees. */
export type Placed = Readonly<{ latitude: number; longitude: number; count: number }>;
export type Cluster<Point extends Placed> = Readonly<{
  /** The middle of its reports. */
  latitude: number;
  longitude: number;
  count: number;
  points: readonly Point[];
}>;

const METRES_OF_A_DEGREE = 111_320;
const CELL = CLUSTER_METRES / METRES_OF_A_DEGREE;

/** Positions from which on those of the same ten metres are one, which a phone cannot tell apart anyway. */
const MANY = 5_000;
const MERGED = 10 / METRES_OF_A_DEGREE;

/**
 * Places where reports lie close together: the position with the most reports within 150 m first, each report in one place only.
 * Time grows with the number of positions and of those within some 200 m of each.
 */
export function findClusters<Point extends Placed>(points: readonly Point[]): Cluster<Point>[] {
  const merged = points.length < MANY ? points.map((point) => merge([point])) : mergeNearest(points);
  const near = neighboursOf(merged);
  const candidates = merged
    .map((point) => ({ point, around: countOf(near(point)) }))
    .filter(({ around }) => around >= CLUSTER_LEAST)
    .toSorted((a, b) => b.around - a.around);
  const taken = new Set<Merged<Point>>();
  const clusters: Cluster<Point>[] = [];
  for (const { point } of candidates) {
    if (taken.has(point)) continue;
    const free = near(point).filter((one) => !taken.has(one));
    const count = countOf(free);
    if (count < CLUSTER_LEAST) continue;
    for (const one of free) taken.add(one);
    clusters.push(merge(free.flatMap((one) => one.points)));
  }
  return clusters.toSorted((a, b) => b.count - a.count);
}

type Merged<Point extends Placed> = Cluster<Point>;

function merge<Point extends Placed>(points: readonly Point[]): Merged<Point> {
  const [only] = points;
  if (only !== undefined && points.length === 1)
    return { latitude: only.latitude, longitude: only.longitude, count: only.count, points };
  const count = countOf(points);
  const mean = (of: 'latitude' | 'longitude') =>
    points.reduce((sum, one) => sum + one[of] * one.count, 0) / count;
  return { latitude: mean('latitude'), longitude: mean('longitude'), count, points };
}

function mergeNearest<Point extends Placed>(points: readonly Point[]): Merged<Point>[] {
  const squares = Map.groupBy(points, ({ latitude, longitude }) =>
    keyOf(Math.round(latitude / MERGED), Math.round((longitude * widthAt(Math.round(latitude))) / MERGED)),
  );
  return [...squares.values()].map(merge);
}

/** Of a square of ten metres, of which there are fewer than 2^22 in a row. */
const keyOf = (row: number, column: number): number => row * 2 ** 22 + column;

const countOf = (points: readonly Placed[]) => points.reduce((sum, { count }) => sum + count, 0);

/** Gives the points within 150 m of one, itself among them. */
function neighboursOf<Point extends Placed>(points: readonly Point[]): (point: Point) => Point[] {
  /** By row and column: whole numbers, for nine cells are looked up for each point. */
  const rows = new Map<number, Map<number, Point[]>>();
  // A cell of longitude is as wide as one of latitude, so that neighbours lie in the cells around.
  const columnIn = (row: number, longitude: number) => Math.floor((longitude * widthAt(row * CELL)) / CELL);
  for (const point of points) {
    const row = Math.floor(point.latitude / CELL);
    const column = columnIn(row, point.longitude);
    const ofRow = rows.get(row) ?? new Map<number, Point[]>();
    rows.set(row, ofRow);
    const cell = ofRow.get(column);
    if (cell === undefined) ofRow.set(column, [point]);
    else cell.push(point);
  }
  return (point) => {
    const found: Point[] = [];
    const middle = Math.floor(point.latitude / CELL);
    const width = widthAt(point.latitude);
    for (const row of [middle - 1, middle, middle + 1]) {
      const ofRow = rows.get(row);
      if (ofRow === undefined) continue;
      const column = columnIn(row, point.longitude);
      for (const next of [column - 1, column, column + 1])
        for (const other of ofRow.get(next) ?? [])
          if (metresBetween(point, other, width) <= CLUSTER_METRES) found.push(other);
    }
    return found;
  };
}

const widthAt = (latitude: number) => Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);

/** On a flat map, which is right to a centimetre over 150 m. `width`: of a degree of longitude there, in degrees of latitude. */
function metresBetween(a: Placed, b: Placed, width: number): number {
  const north = (a.latitude - b.latitude) * METRES_OF_A_DEGREE;
  const turned = Math.abs(a.longitude - b.longitude);
  const east = Math.min(turned, 360 - turned) * METRES_OF_A_DEGREE * width;
  return Math.sqrt(north * north + east * east);
}
