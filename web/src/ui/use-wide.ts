import { useSyncExternalStore } from 'react';
import { textSize } from './appearance.ts';

/**
 * Whether the screen is `rem` wide or wider, also after the window or the text size has changed. In rem as the page has it: a media
 * query knows the browser's text size, not that of Settings.
 */
export const useWide = (rem: number): boolean =>
  useSyncExternalStore(subscribe, () => window.innerWidth / remInPixels() >= rem);

const remInPixels = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  const unsubscribe = textSize.subscribe(listener);
  return () => {
    window.removeEventListener('resize', listener);
    unsubscribe();
  };
}
