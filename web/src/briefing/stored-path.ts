import { calls } from '../api/addresses.ts';
import type { Position } from '../map/position.ts';

/** Four decimals, about 10 m: as the server rounds them. */
const DECIMALS = 4;

/** Where the last briefing of a place lies on the device, whatever its tasks were. */
export const pathOf = ({ latitude, longitude }: Position): string =>
  `${calls.dailyBriefing}?lat=${latitude.toFixed(DECIMALS)}&lng=${longitude.toFixed(DECIMALS)}`;
