import { applyAppearance } from './apply-appearance.ts';
import { storedPreference } from './stored-preference.ts';

/** 'true' or nothing: the sunlight theme. */
export const highContrast = storedPreference('highContrast');
/** Text size in percent, as text; null is 100. */
export const textSize = storedPreference('textSize');

/** Calls back when the size of 1rem changes: the browser fires no event when its own text size changes. */
function whenTextSizeChanges(then: () => void): void {
  const probe = document.createElement('div');
  probe.ariaHidden = 'true';
  Object.assign(probe.style, { position: 'absolute', width: '1rem', height: '0', visibility: 'hidden' });
  // The body may not exist yet.
  document.documentElement.append(probe);
  new ResizeObserver(then).observe(probe);
}

/** Applies both preferences to the page, now and at every change. Called once, before the first render. */
export function startAppearance(): void {
  const apply = () => applyAppearance({ highContrast: highContrast.read(), textSize: textSize.read() });
  highContrast.subscribe(apply);
  textSize.subscribe(apply);
  apply();
  whenTextSizeChanges(apply);
}
