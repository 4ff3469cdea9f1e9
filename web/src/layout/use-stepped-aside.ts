import { useEffect, useState } from 'react';

/** Pixels of scrolling in one direction before it counts: a finger that rests on the glass moves a little. */
const FELT_PX = 12;
/** Pixels from the end of the page that count as its end. */
const END_PX = 24;
/** Ms without scrolling after which one reads, and may want what stepped aside. */
const AT_REST_MS = 700;

/** Whether what floats steps aside: true while one scrolls down, until one scrolls up, stops, or the page ends. */
export function useSteppedAside(): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(rest);
      rest = setTimeout(() => setAside(false), AT_REST_MS);
      const { scrollHeight, clientHeight } = document.documentElement;
      const now = Math.max(0, window.scrollY);
      if (now + clientHeight >= scrollHeight - END_PX || now < from - FELT_PX || now <= FELT_PX) {
        setAside(false);
        from = now;
      } else if (now > from + FELT_PX) {
        setAside(true);
        from = now;
      }
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return aside;
}
