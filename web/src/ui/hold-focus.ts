import { useEffect, useRef, type RefObject } from 'react';

/**
 * For buttons that go away by what they do: the focus goes on to what stands in `place` then, and to the page's heading
 * where nothing does. Without it the keyboard would begin at the top of the page again.
 */
export function useFocusHeld<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && place.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // After each drawing.
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const next = place.current?.querySelector('button') ?? document.querySelector('h1');
    next?.focus({ preventScroll: true });
  });
  return place;
}
