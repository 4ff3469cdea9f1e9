/** Stored preferences of appearance.ts. */
interface Chosen {
  highContrast: string | null;
  textSize: string | null;
}

/** Text sizes in percent, as text. */
export const textSizes = ['100', '125', '150', '175', '200'] as const;

/**
 * Px of 1rem. From this size on, bars scroll with the page: fixed, they would cover too much of the screen.
 */
const LARGE_PX = 24;

/** Applies both preferences to the page. Imports nothing: it also runs before the first paint (head.ts). */
export function applyAppearance({ highContrast, textSize }: Chosen): void {
  const root = document.documentElement;
  const percent = Number(textSizes.find((size) => size === textSize) ?? '100');
  if (highContrast === 'true') root.dataset['theme'] = 'sunlight';
  else delete root.dataset['theme'];
  root.style.fontSize = percent === 100 ? '' : `${percent}%`;
  // The computed size counts: the browser may have a text size of its own.
  root.dataset['textSize'] = parseFloat(getComputedStyle(root).fontSize) >= LARGE_PX ? 'large' : 'usual';
}
