import { useEffect, useRef, type RefObject } from 'react';

/**
 * Restores the focus when a focused button is removed by its own action: to the first button left within the
 * returned ref, else to the page's heading. Without it, keyboard users would start again at the top of the
 * page.
 */
export function useFocusRestored<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && place.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // Runs after every render.
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const next = place.current?.querySelector('button') ?? document.querySelector('h1');
    next?.focus({ preventScroll: true });
  });
  return place;
}
