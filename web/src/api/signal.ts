import { isReachable, noteSilence } from './reach.ts';

/**
 * Begins to watch over one question to the server. What it returns, to be called when there was no good answer, says whether there was
 * a connection then and still is: only such a question has failed. One that fell into a change of the two says nothing.
 */
export function watchSignal(): () => Promise<boolean> {
  const atFirst = isReachable();
  return async () => (await noteSilence()) && atFirst;
}
