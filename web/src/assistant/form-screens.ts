import { screens } from '../api/addresses.ts';

/** Where each form of an answer is. A claim is filed on one of its incidents, or followed, from the claims. */
export const formScreens = {
  incident: screens.report,
  claim: screens.claims,
  safety: screens.safety,
} as const;
