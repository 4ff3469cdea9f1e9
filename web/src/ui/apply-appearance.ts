/** What a person chose for their eyes, as it is remembered: see appearance.ts. */
interface Chosen {
  highContrast: string | null;
  textSize: string | null;
}

/** Per cent of the usual size of letters, as text. */
export const textSizes = ['100', '125', '150', '175', '200'] as const;

/** Px of 1rem. From here on what sticks to the screen's edges would take too much of it, so it scrolls along. */
const LARGE_PX = 24;

/** Puts both on the page. Imports nothing, because it also runs before the first paint (head.ts). */
export function applyAppearance({ highContrast, textSize }: Chosen): void {
  const root = document.documentElement;
  const percent = Number(textSizes.find((size) => size === textSize) ?? '100');
  if (highContrast === 'true') root.dataset['theme'] = 'sunlight';
  else delete root.dataset['theme'];
  root.style.fontSize = percent === 100 ? '' : `${percent}%`;
  // As they are: the browser may have a size of its own.
  root.dataset['letters'] = parseFloat(getComputedStyle(root).fontSize) >= LARGE_PX ? 'large' : 'usual';
}
