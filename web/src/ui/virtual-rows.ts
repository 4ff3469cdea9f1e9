import { useWindowVirtualizer, windowScroll, type Virtualizer } from '@tanstack/react-virtual';
import { startTransition, useEffect, useRef, useState } from 'react';
import { nextTask } from './next-task.ts';

interface VirtualRowsOptions<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** Expected height of a closed row in pixels. Real heights are measured, so rows may open in place. */
  rowHeight: number;
  /** Pixels between rows. */
  gap: number;
}

/** Rows rendered above and below the visible ones, after the first render. */
const OVERSCAN = 4;

/**
 * Which rows of a list in the scrolling page are rendered: the visible ones and a few around them. `start` goes on the element
 * whose top is that of the first row, `measure` with `data-index` on each row, `before` and `total` are pixels.
 */
export function useVirtualRows<Start extends HTMLElement, Item>(options: VirtualRowsOptions<Item>) {
  const { items, keyOf, rowHeight, gap } = options;
  const start = useRef<Start>(null);
  const [around, setAround] = useState({ top: 0, overscan: 1 });
  // Measured after layout: measuring earlier would force a second layout. Content above the list may change
  // later, which the height of the page shows.
  useEffect(() => {
    let known = Number.NaN;
    const measure = () => {
      if (!start.current) return;
      const top = Math.round(start.current.getBoundingClientRect().top + window.scrollY);
      if (top === known) return;
      known = top;
      startTransition(() => setAround({ top, overscan: OVERSCAN }));
    };
    // In a new task: a size that changes within a ResizeObserver callback is reported as an error.
    const watch = new ResizeObserver(() => void nextTask().then(measure));
    watch.observe(document.body);
    if (start.current) watch.observe(start.current);
    return () => watch.disconnect();
  }, []);
  const virtual = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    estimateSize: () => rowHeight,
    measureElement: heightOf,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    gap,
    overscan: around.overscan,
    // The first render needs its rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: around.top,
    scrollToFn: scrollUnlessThere,
  });
  const rows = virtual.getVirtualItems();
  return {
    start,
    rows,
    measure: virtual.measureElement,
    before: (rows[0]?.start ?? around.top) - around.top,
    total: virtual.getTotalSize(),
  };
}

/**
 * Ignores a scroll to the current offset: the list asks for it at its first render, and it would force a
 * layout.
 */
const scrollUnlessThere: typeof windowScroll<Window> = (offset, how, virtual) => {
  if (how.adjustments === undefined && offset === virtual.scrollOffset) return;
  windowScroll(offset, how, virtual);
};

/** The measured size after layout; until then the last or the expected one. */
function heightOf(
  row: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  virtual: Virtualizer<Window, HTMLElement>,
): number {
  const measured = entry?.borderBoxSize[0]?.blockSize;
  if (measured !== undefined) return measured;
  const index = virtual.indexFromElement(row);
  return virtual.itemSizeCache.get(virtual.options.getItemKey(index)) ?? virtual.options.estimateSize(index);
}
