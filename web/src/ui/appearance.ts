import { applyAppearance } from './apply-appearance.ts';
import { remembered } from './remembered.ts';

/** 'true' or nothing: the sunlight theme. */
export const highContrast = remembered('highContrast');
/** Per cent of the usual size of letters, as text; nothing is 100. */
export const textSize = remembered('textSize');

/** Calls back when 1rem has become another size: the browser's own setting of letters says nothing when it changes. */
function whenLettersChange(then: () => void): void {
  const probe = document.createElement('div');
  probe.ariaHidden = 'true';
  Object.assign(probe.style, { position: 'absolute', width: '1rem', height: '0', visibility: 'hidden' });
  // The body may not be there yet.
  document.documentElement.append(probe);
  new ResizeObserver(then).observe(probe);
}

/** Puts both on the page, now and whenever they change. Called once, before anything is drawn. */
export function startAppearance(): void {
  const apply = () => applyAppearance({ highContrast: highContrast.read(), textSize: textSize.read() });
  highContrast.subscribe(apply);
  textSize.subscribe(apply);
  apply();
  whenLettersChange(apply);
}
