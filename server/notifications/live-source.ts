import type { Viewer } from '../http/signed-in.ts';

/** An event as it goes out: its name and what becomes its JSON. */
export type LiveEvent = Readonly<{ event: string; data: unknown }>;

/**
 * What another domain sends over the stream of events: made once for a stream, then asked for its news whenever the
 * person is woken up and at every sign of life. What happened before the stream began is no news.
 */
export type LiveSource = (viewer: Viewer) => () => Promise<readonly LiveEvent[]>;
