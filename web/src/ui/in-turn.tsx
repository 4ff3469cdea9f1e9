import { nextTask } from './next-task.ts';
import { useLayoutEffect, useState, type ReactNode } from 'react';

/** What has yet to be drawn, in its order; null while everything is drawn at once. */
let waiting: (() => void)[] | null = null;
let drawing: Promise<void> = Promise.resolve();

/**
 * Does `begin`, and draws every `InTurn` that comes with it part by part, each in a task of its own; resolves when no part
 * waits. A slow phone that draws a whole screen at once is busy for a third of a second: it could not be scrolled or pressed.
 */
export function drawInTurns(begin: () => void): Promise<void> {
  if (waiting) {
    begin();
    return drawing;
  }
  waiting = [];
  drawing = takeTurns(begin, waiting);
  return drawing;
}

async function takeTurns(begin: () => void, parts: (() => void)[]): Promise<void> {
  await nextTask();
  begin();
  await nextTask();
  for (let next = parts.shift(); next; next = parts.shift()) {
    next();
    await nextTask();
  }
  waiting = null;
}

/** A part of what is drawn in turns; drawn at once at any other time. */
export function InTurn({ children }: { children: ReactNode }) {
  const [drawn, setDrawn] = useState(waiting === null);
  useLayoutEffect(() => {
    if (waiting) waiting.push(() => setDrawn(true));
    else setDrawn(true);
  }, []);
  return drawn ? children : null;
}

/** Each of `children` in its turn. They keep their places, whichever of them are there. */
export const EachInTurn = ({ children }: { children: ReactNode }) =>
  (Array.isArray(children) ? (children as ReactNode[]) : [children]).map((child, at) =>
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
