import { useWindowVirtualizer, windowScroll, type Virtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { startTransition, useEffect, useRef, useState } from 'react';

import { FailureBoundary } from './failure-boundary.tsx';
import { nextTask } from './next-task.ts';

interface VirtualListProps<Item> {
  /** Read aloud, e.g. 'Incidents'. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** Height of a closed row, pixels, as it is expected; real heights are measured, so rows may open in place. */
  rowHeight: number;
  children: (item: Item, index: number) => ReactNode;
}

const GAP_PX = 8;
/** Rows kept ready above and below those in sight, once the first drawing is there. */
const OVERSCAN = 4;

/**
 * A list of any length in the scrolling page: only the rows in sight and a few around them are there. They stand in the
 * flow of the page behind an empty space as high as the rows before them, so that a row which turns out higher than
 * expected pushes the others down without being drawn again.
 */
export function VirtualList<Item>({ label, items, keyOf, rowHeight, children }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [around, setAround] = useState({ top: 0, overscan: 1 });
  // Measured when the browser has laid the page out: asking earlier would have it do so twice. What stands above the
  // list may grow or go later: the height of the page tells.
  useEffect(() => {
    let known = Number.NaN;
    const look = () => {
      if (!list.current) return;
      const top = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
      if (top === known) return;
      known = top;
      startTransition(() => setAround({ top, overscan: OVERSCAN }));
    };
    // In a task of its own: what changes sizes while they are told has the browser say so as an error.
    const watch = new ResizeObserver(() => void nextTask().then(look));
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
    // So that the first drawing has its rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: around.top,
    scrollToFn: scrollUnlessThere,
  });
  const rows = virtual.getVirtualItems();
  return (
    <ul
      ref={list}
      aria-label={label}
      // The virtualizer keeps what is read in its place by itself.
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

/** Draws a row within its boundary. */
const Row = ({ draw }: { draw: () => ReactNode }) => draw();

/** At its first drawing the list asks to be where it is, for which the browser would lay the page out at once. */
const scrollUnlessThere: typeof windowScroll<Window> = (offset, how, virtual) => {
  if (how.adjustments === undefined && offset === virtual.scrollOffset) return;
  windowScroll(offset, how, virtual);
};

/** As the browser tells it after it has laid the page out; until then as it was, or as expected. */
function heightOf(
  row: HTMLLIElement,
  entry: ResizeObserverEntry | undefined,
  virtual: Virtualizer<Window, HTMLLIElement>,
): number {
  const told = entry?.borderBoxSize[0]?.blockSize;
  if (told !== undefined) return told;
  const index = virtual.indexFromElement(row);
  return virtual.itemSizeCache.get(virtual.options.getItemKey(index)) ?? virtual.options.estimateSize(index);
}
