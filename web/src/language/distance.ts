import { numberLocale } from './language.ts';

const FEET_PER_METER = 3.28084;
const FEET_PER_MILE = 5280;

/** '40 ft', '1.2 mi': how far, as crews say it; to ten feet, or to a tenth of a mile. `meters`: 0 or more. */
export function distance(meters: number): string {
  const feet = meters * FEET_PER_METER;
  const said = (value: number) => value.toLocaleString(numberLocale(), { maximumFractionDigits: 1 });
  if (feet < FEET_PER_MILE / 2) return `${said(Math.max(10, Math.round(feet / 10) * 10))} ft`;
  return `${said(feet / FEET_PER_MILE)} mi`;
}
