import { nextTask } from './next-task.ts';
import { useLayoutEffect, useState, type ReactNode } from 'react';

type Parts = (() => void)[];
/** What has yet to be drawn, in its order, and what comes when nothing else waits; null while that is drawn at once. */
let waiting: Parts | null = null;
let atLast: Parts | null = null;
let drawing: Promise<void> = Promise.resolve();

/**
 * Does `begin`, and draws every `InTurn` that comes with it part by part, each in a task of its own; resolves when no part
 * waits. A slow phone that draws a whole screen at once is busy for a third of a second: it could not be scrolled or pressed.
 * `inOneGo`: at once, but for the parts that come last.
 */
export function drawInTurns(begin: () => void, { inOneGo = false } = {}): Promise<void> {
  if (atLast) {
    begin();
    return drawing;
  }
  atLast = [];
  if (!inOneGo) waiting = [];
  drawing = takeTurns(begin, { first: waiting ?? [], last: atLast });
  return drawing;
}

async function takeTurns(begin: () => void, { first, last }: { first: Parts; last: Parts }): Promise<void> {
  try {
    if (waiting) await nextTask();
    begin();
    await nextTask();
    for (let next = first.shift() ?? last.shift(); next; next = first.shift() ?? last.shift()) {
      next();
      await nextTask();
    }
  } finally {
    waiting = null;
    atLast = null;
  }
}

/** A part of what is drawn in turns; drawn at once at any other time. `last`: what a phone hardly shows, or nobody looks at first. */
export function InTurn({ last = false, children }: { last?: boolean; children: ReactNode }) {
  const [drawn, setDrawn] = useState((last ? atLast : waiting) === null);
  useLayoutEffect(() => {
    const draw = () => setDrawn(true);
    const parts = last ? atLast : waiting;
    if (parts) parts.push(draw);
    else draw();
  }, [last]);
  return drawn ? children : null;
}

/** Each of `children` in its turn. They keep their places, whichever of them are there. */
export const EachInTurn = ({ children }: { children: ReactNode }) =>
  (Array.isArray(children) ? (children as ReactNode[]) : [children]).map((child, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- its place is what it is known by
    isNothing(child) ? null : <InTurn key={at}>{child}</InTurn>,
  );

const isNothing = (child: ReactNode) => child === null || child === undefined || typeof child === 'boolean';

/**
 * Gives `value` when all that it brings has been drawn: until then `shown` is what comes next, to be drawn out of sight.
 * On an installed app, too, whose person presses what is there already.
 */
export function useInTurns<T>(value: T): { shown: T; done: boolean } {
  const [state, setState] = useState({ shown: value, done: true });
  useLayoutEffect(() => {
    if (state.shown === value) return;
    void drawInTurns(() => setState({ shown: value, done: false })).then(() =>
      setState((now) => (now.shown === value ? { shown: value, done: true } : now)),
    );
  }, [value, state.shown]);
  return state;
}
