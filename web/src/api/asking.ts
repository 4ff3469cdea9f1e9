let ends = new AbortController();

/**
 * Ends with what is being asked of the server for the person who uses the app. Only for what reads (GET): what was
 * begun to be sent is never taken back.
 */
export const whileAsking = (): AbortSignal => ends.signal;

/**
 * For a sign-out: gives up what is being asked and asks nothing further, since the server would refuse it. Returns
 * what ends the silence.
 */
export function stopAsking(): () => void {
  const mine = ends;
  mine.abort(new DOMException('Signing out', 'AbortError'));
  return () => {
    if (ends === mine) ends = new AbortController();
  };
}
