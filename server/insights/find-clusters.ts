import { CLUSTER_LEAST, CLUSTER_METRES } from '@tailboard/contract/insights.ts';

export type Placed = Readonly<{ id: number; latitude: number; longitude: number }>;
export type Cluster<Point extends Placed> = Readonly<{
  latitude: number;
  longitude: number;
  points: readonly Point[];
}>;

const METRES_OF_A_DEGREE = 111_320;
const CELL = CLUSTER_METRES / METRES_OF_A_DEGREE;

/**
 * Places where reports lie close together: the point with the most others within 150 m first, each report in one place only.
 * Time grows with the number of points and of their neighbours.
 */
export function findClusters<Point extends Placed>(points: readonly Point[]): Cluster<Point>[] {
  const cells = new Map<string, Point[]>();
  // A cell of longitude is as wide as one of latitude, so that neighbours lie in the cells around.
  const cellOf = ({ latitude, longitude }: Placed) => {
    const row = Math.floor(latitude / CELL);
    return { row, column: Math.floor((longitude * widthAt(row * CELL)) / CELL) };
  };
  for (const point of points) {
    const { row, column } = cellOf(point);
    const key = `${row} ${column}`;
    cells.set(key, [...(cells.get(key) ?? []), point]);
  }
  const near = (point: Point): Point[] => {
    const found: Point[] = [];
    const { row } = cellOf(point);
    for (const nextRow of [row - 1, row, row + 1]) {
      const column = Math.floor((point.longitude * widthAt(nextRow * CELL)) / CELL);
      for (const nextColumn of [column - 1, column, column + 1])
        for (const other of cells.get(`${nextRow} ${nextColumn}`) ?? [])
          if (metresBetween(point, other) <= CLUSTER_METRES) found.push(other);
    }
    return found;
  };
  const candidates = points
    .map((point) => ({ point, around: near(point) }))
    .filter(({ around }) => around.length >= CLUSTER_LEAST)
    .toSorted((a, b) => b.around.length - a.around.length || a.point.id - b.point.id);
  const taken = new Set<number>();
  const clusters: Cluster<Point>[] = [];
  for (const { around } of candidates) {
    const free = around.filter(({ id }) => !taken.has(id));
    if (free.length < CLUSTER_LEAST) continue;
    for (const { id } of free) taken.add(id);
    const mean = (of: 'latitude' | 'longitude') =>
      free.reduce((sum, point) => sum + point[of], 0) / free.length;
    clusters.push({ latitude: mean('latitude'), longitude: mean('longitude'), points: free });
  }
  return clusters.toSorted((a, b) => b.points.length - a.points.length);
}

const widthAt = (latitude: number) => Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);

/** On a flat map, which is right to a centimetre over 150 m. */
function metresBetween(a: Placed, b: Placed): number {
  const north = (a.latitude - b.latitude) * METRES_OF_A_DEGREE;
  const turned = Math.abs(a.longitude - b.longitude);
  const east = Math.min(turned, 360 - turned) * METRES_OF_A_DEGREE * widthAt((a.latitude + b.latitude) / 2);
  return Math.hypot(north, east);
}
