import { inkOf, pathOf, SIGNATURE_HEIGHT, SIGNATURE_WIDTH } from '@tailboard/contract/signature.ts';
import { LEAST_INK, MAX_SIGNATURE } from '@tailboard/contract/talks.ts';
import { useState, type PointerEvent } from 'react';

type Point = [x: number, y: number];

/** Units of the box between two points that are kept: finer than a finger, coarser than a screen. */
const APART = 1.2;
/** Characters of a point in the path, at most. */
const POINT_LENGTH = 13;

/** Strokes of a finger, a pen or a mouse on an element, in units of the signature's box. */
export function useStrokes() {
  const [strokes, setStrokes] = useState<Point[][]>([]);
  const path = pathOf(strokes);
  const isFull = path.length > MAX_SIGNATURE - 4 * POINT_LENGTH;

  const add = (points: Point[]) =>
    setStrokes((before) => {
      const last = [...(before.at(-1) ?? [])];
      for (const [x, y] of points) {
        const [lastX, lastY] = last.at(-1) ?? [Infinity, Infinity];
        if (Math.hypot(x - lastX, y - lastY) >= APART) last.push([x, y]);
      }
      return [...before.slice(0, -1), last];
    });

  return {
    path,
    /** Enough to be a signature. */
    isSigned: inkOf(path).length >= LEAST_INK,
    clear: () => setStrokes([]),
    on: {
      onPointerDown: (event: PointerEvent) => {
        if (!event.isPrimary || event.button !== 0 || isFull) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const point = pointOf(event.currentTarget, event);
        setStrokes((before) => [...before, [point]]);
      },
      onPointerMove: (event: PointerEvent) => {
        if (!event.isPrimary || isFull || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
        // What happened between two frames; some browsers have nothing to say about it.
        const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
        const moves = between.length > 0 ? between : [event.nativeEvent];
        const { currentTarget } = event;
        add(moves.map((move) => pointOf(currentTarget, move)));
      },
    },
  };
}

function pointOf(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect();
  return [
    ((clientX - box.left) / box.width) * SIGNATURE_WIDTH,
    ((clientY - box.top) / box.height) * SIGNATURE_HEIGHT,
  ];
}
