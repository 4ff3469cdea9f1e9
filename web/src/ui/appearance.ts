import { remembered } from './remembered.ts';

/** 'true' or nothing: the sunlight theme. */
export const highContrast = remembered('highContrast');
/** Per cent of the usual size of letters, as text; nothing is 100. */
export const textSize = remembered('textSize');
export const textSizes = ['100', '125', '150', '175', '200'] as const;

/** Above this, what sticks to the screen's edges would take too much of it, so it scrolls along. */
const LARGE_PERCENT = 150;

/** Puts both on the page, now and whenever they change. Called once, before anything is drawn. */
export function startAppearance(): void {
  const root = document.documentElement;
  const apply = () => {
    const percent = Number(textSizes.find((size) => size === textSize.read()) ?? '100');
    if (highContrast.read() === 'true') root.dataset['theme'] = 'sunlight';
    else delete root.dataset['theme'];
    root.style.fontSize = percent === 100 ? '' : `${percent}%`;
    root.dataset['letters'] = percent >= LARGE_PERCENT ? 'large' : 'usual';
  };
  highContrast.subscribe(apply);
  textSize.subscribe(apply);
  apply();
}
