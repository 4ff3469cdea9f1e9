import type { Position } from '../map/position.ts';

/** Km: a device finds itself a little elsewhere each time, and weather and hazards are the same all over a site. */
const SAME_SITE_KM = 1;
const KM_A_DEGREE = 111.2;

/** Whether two positions belong to one site. Distance on a flat map, good for a few kilometres. */
export function isSamePlace(one: Position, other: Position): boolean {
  const north = one.latitude - other.latitude;
  const halfWay = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const turn = Math.abs(one.longitude - other.longitude);
  const east = Math.min(turn, 360 - turn) * Math.cos(halfWay);
  return Math.hypot(north, east) * KM_A_DEGREE <= SAME_SITE_KM;
}
