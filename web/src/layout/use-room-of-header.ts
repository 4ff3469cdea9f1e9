import { useEffect, useRef, type RefObject } from 'react';

/** Px between the header and what is jumped to. */
const GAP_PX = 16;

/** For the header: what the page jumps to stands below it, in however many rows it stands. */
export function useRoomOfHeader(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    // Not a variable on the root: each element would take it over, and have its style worked out again.
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const sticks = getComputedStyle(element).position === 'sticky';
      style.scrollPaddingTop = sticks ? `${element.offsetHeight + GAP_PX}px` : '';
    });
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.scrollPaddingTop = '';
    };
  }, []);
  return header;
}
