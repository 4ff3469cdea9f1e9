import { useWindowVirtualizer, windowScroll, type Virtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { startTransition, useEffect, useRef, useState } from 'react';

import { FailureBoundary } from './failure-boundary.tsx';
import { nextTask } from './next-task.ts';

interface VirtualListProps<Item> {
  /** Accessible name, e.g. 'Incidents'. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** Expected height of a closed row in pixels. Real heights are measured, so rows may open in place. */
  rowHeight: number;
  children: (item: Item, index: number) => ReactNode;
}

const GAP_PX = 8;
/** Rows rendered above and below the visible ones, after the first render. */
const OVERSCAN = 4;

/**
 * A list of any length in the scrolling page: only the visible rows and a few around them are rendered. They
 * follow an empty space as high as the rows before them, so that a row that is higher than expected pushes
 * the others down without a second render.
 */
export function VirtualList<Item>({ label, items, keyOf, rowHeight, children }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [around, setAround] = useState({ top: 0, overscan: 1 });
  // Measured after layout: measuring earlier would force a second layout. Content above the list may change
  // later, which the height of the page shows.
  useEffect(() => {
    let known = Number.NaN;
    const measure = () => {
      if (!list.current) return;
      const top = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
      if (top === known) return;
      known = top;
      startTransition(() => setAround({ top, overscan: OVERSCAN }));
    };
    // In a new task: a size that changes within a ResizeObserver callback is reported as an error.
    const watch = new ResizeObserver(() => void nextTask().then(measure));
    watch.observe(document.body);
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, []);
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => rowHeight,
    measureElement: heightOf,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    gap: GAP_PX,
    overscan: around.overscan,
    // The first render needs its rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: around.top,
    scrollToFn: scrollUnlessThere,
  });
  const rows = virtual.getVirtualItems();
  return (
    <ul
      ref={list}
      aria-label={label}
      // The virtualizer itself keeps the rows being read in place.
      className="[overflow-anchor:none]"
      style={{ height: virtual.getTotalSize(), paddingTop: (rows[0]?.start ?? around.top) - around.top }}
    >
      {rows.map((row) => {
        const item = items[row.index];
        if (item === undefined) return null;
        return (
          <li
            key={row.key}
            ref={virtual.measureElement}
            data-index={row.index}
            aria-setsize={items.length}
            aria-posinset={row.index + 1}
            className="mb-2"
          >
            <FailureBoundary part>
              <Row draw={() => children(item, row.index)} />
            </FailureBoundary>
          </li>
        );
      })}
    </ul>
  );
}

/** Renders a row within an error boundary. */
const Row = ({ draw }: { draw: () => ReactNode }) => draw();

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
  row: HTMLLIElement,
  entry: ResizeObserverEntry | undefined,
  virtual: Virtualizer<Window, HTMLLIElement>,
): number {
  const measured = entry?.borderBoxSize[0]?.blockSize;
  if (measured !== undefined) return measured;
  const index = virtual.indexFromElement(row);
  return virtual.itemSizeCache.get(virtual.options.getItemKey(index)) ?? virtual.options.estimateSize(index);
}
