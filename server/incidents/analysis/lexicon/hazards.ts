import { movementHazards } from './hazards-of-movement.ts';
import { surroundingHazards } from './hazards-of-surroundings.ts';

/**
 * Kinds of hazard, each with how crews name it; the key is what a user reads. A phrase names the event ("broke into"),
 * not a word that stands near many events ("broke"). What only sounds like one is in hazard-masks.ts; whether a person
 * or a thing fell is looked at in find-hazards.ts.
 */
export const hazardPhrases = {
  ...movementHazards,
  ...surroundingHazards,
} as const satisfies Record<string, readonly string[]>;
export type Hazard = keyof typeof hazardPhrases;
