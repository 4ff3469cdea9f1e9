/**
 * Begins to watch over one question to the server. What it returns says whether the browser believed in a connection
 * then and still does: only such a question has failed. One that fell into a change of the two says nothing.
 */
export function watchSignal(): () => boolean {
  const atFirst = navigator.onLine;
  return () => atFirst && navigator.onLine;
}
