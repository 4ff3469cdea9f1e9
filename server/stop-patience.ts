/**
 * Milliseconds after a stop was asked for: requests that take longer than the first are cut, the whole stop takes no longer
 * than the second. A file of its own, so that a test of a stop that hangs can shorten them before the server is loaded.
 */
export const stopPatience = { requestMs: 20_000, wholeMs: 25_000 };
