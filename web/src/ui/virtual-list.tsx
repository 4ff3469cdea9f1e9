import type { ReactNode } from 'react';
import { FailureBoundary } from './failure-boundary.tsx';
import { useVirtualRows } from './virtual-rows.ts';

interface VirtualListProps<Item> {
  /** Accessible name, e.g. 'Incidents'. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** Expected height of a closed row in pixels. */
  rowHeight: number;
  children: (item: Item, index: number) => ReactNode;
}

const GAP_PX = 8;

/**
 * A list of any length in the scrolling page: only the visible rows and a few around them are rendered. They
 * follow an empty space as high as the rows before them, so that a row that is higher than expected pushes
 * the others down without a second render.
 */
export function VirtualList<Item>({ label, items, keyOf, rowHeight, children }: VirtualListProps<Item>) {
  const { start, rows, measure, before, total } = useVirtualRows<HTMLUListElement, Item>({
    ...{ items, keyOf, rowHeight, gap: GAP_PX },
  });
  return (
    <ul
      ref={start}
      aria-label={label}
      // The virtualizer itself keeps the rows being read in place.
      className="[overflow-anchor:none]"
      style={{ height: total, paddingTop: before }}
    >
      {rows.map((row) => {
        const item = items[row.index];
        if (item === undefined) return null;
        return (
          <li
            key={row.key}
            ref={measure}
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
