import { useEffect, useState } from 'react';

/** Less than this is the browser's own bar, which comes and goes; pixels. */
const LEAST_KEYBOARD_PX = 120;

/** Pixels of the window that the on-screen keyboard lies over; 0 while there is none, or where the page is magnified. */
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
