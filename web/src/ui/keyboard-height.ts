import { useEffect, useState } from 'react';

/** Pixels. Smaller changes are the browser's own bar, not a keyboard. */
const LEAST_KEYBOARD_PX = 120;

/** Height of the on-screen keyboard in pixels; 0 while it is closed or the page is zoomed. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      const covered = Math.round(window.innerHeight - view.height - view.offsetTop);
      setHeight(view.scale === 1 && covered >= LEAST_KEYBOARD_PX ? covered : 0);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, []);
  return height;
}
