import { allClearPhrases } from './all-clear.ts';
import { dangerOfLifePhrases } from './danger-of-life.ts';
import { deathPhrases } from './deaths.ts';
import { hospitalPhrases } from './hospital.ts';
import { injuryPhrases } from './injuries.ts';
import { lostPartPhrases } from './lost-parts.ts';
import { smallInjuryPhrases } from './small-injuries.ts';
import { treatmentPhrases } from './treatment.ts';

/**
 * What happened to somebody. Each row: how crews say it (see phrases.ts for the signs). No accents.
 * Whether a phrase counts (negated, nearly, a battery that died, a brother last year) is decided in mentions.ts.
 */
export const outcomePhrases = {
  ...deathPhrases,
  ...dangerOfLifePhrases,
  ...hospitalPhrases,
  ...lostPartPhrases,
  ...injuryPhrases,
  ...smallInjuryPhrases,
  ...treatmentPhrases,
  ...allClearPhrases,
} as const satisfies Record<string, readonly string[]>;

export type Outcome = keyof typeof outcomePhrases;
