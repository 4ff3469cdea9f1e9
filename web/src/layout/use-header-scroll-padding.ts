import { useEffect, useRef, type RefObject } from 'react';

/** Px between the header and a scroll target. */
const GAP_PX = 16;

/** Keeps scroll targets below the sticky header, whatever its height. */
export function useHeaderScrollPadding(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    // Not a CSS variable on the root: every element would inherit it and be restyled.
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
