import { applyAppearance } from './apply-appearance.ts';
import { remembered } from './remembered.ts';

/** 'true' or nothing: the sunlight theme. */
export const highContrast = remembered('highContrast');
/** Per cent of the usual size of letters, as text; nothing is 100. */
export const textSize = remembered('textSize');

/** Puts both on the page, now and whenever they change. Called once, before anything is drawn. */
export function startAppearance(): void {
  const apply = () => applyAppearance({ highContrast: highContrast.read(), textSize: textSize.read() });
  highContrast.subscribe(apply);
  textSize.subscribe(apply);
  apply();
}
