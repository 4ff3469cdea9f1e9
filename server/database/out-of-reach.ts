import { DrizzleQueryError } from 'drizzle-orm';
import type { Socket } from 'node:net';
import pg from 'pg';

/** Thrown where the database cannot be reached at all; `code` is Node's or the database's own, where there is one. */
export class NoConnectionError extends Error {
  readonly code: unknown;

  constructor(cause?: unknown) {
    super('There is no connection to the database', { cause });
    this.code = (cause as { code?: unknown } | undefined)?.code;
  }
}

/**
 * SQLSTATEs that speak of the database and not of the statement (PostgreSQL's Appendix A): connection lost (08), not let in
 * (28), no such database (3D000), nothing left to work with: connections, memory, disk (53), stopping, crashed or starting
 * (57P01 to 57P05), its disk fails (58), a standby that takes no writes (25006).
 */
const OUT_OF_REACH = /^(08\w{3}|28\w{3}|3D000|53\w{3}|57P0[1-5]|58\w{3}|25006)$/;

/** What the drivers throw when they were asked wrongly: our own mistake, however well the database is. */
const OWN_MISTAKES = [TypeError, RangeError, SyntaxError, ReferenceError];

/**
 * Whether `error` says that the database is gone, starting, stopping or full, so that the same request may succeed later.
 * A statement that it has understood and refused (a constraint, wrong SQL) is none of these.
 */
export function isDatabaseOutOfReach(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof NoConnectionError || isClosedPglite(at)) return true;
    if (at instanceof DrizzleQueryError) return gaveNoAnswer(at.cause);
  }
  return false;
}

function gaveNoAnswer(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  // Only an answer of the database has a severity; anything else comes from the driver or the line.
  const { severity, code } = cause as { severity?: unknown; code?: unknown };
  if (severity !== undefined) return typeof code === 'string' && OUT_OF_REACH.test(code);
  return !OWN_MISTAKES.some((mistake) => cause instanceof mistake);
}

/** PGlite's transactions throw this as it is; it has no class or code. */
const isClosedPglite = ({ message }: Error) => /^PGlite is clos(ed|ing)/.test(message);

type Connected = Parameters<pg.Pool['connect']>[0];

/** Ends the connection when the database has been silent on it for `ms`; 0: never. */
export function endWhenSilent(client: pg.ClientBase, ms: number): void {
  // The driver's own time limit of a query leaves the connection in the pool, waiting for ever.
  const { stream } = (client as pg.ClientBase & { connection: { stream: Socket } }).connection;
  stream.setTimeout(ms, () => stream.destroy(new Error('The database is silent')));
}

/**
 * A pool that loses no server to a lost connection, waits for no answer longer than `silenceMs`, and says plainly when no
 * connection can be had.
 */
export class ConnectionPool extends pg.Pool {
  constructor({ silenceMs, ...options }: pg.PoolConfig & { silenceMs: number }) {
    super(options);
    // A connection that the database ends is replaced at the next query. Without a listener, on an idle one and on one in
    // a transaction, its end would end the process.
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      endWhenSilent(client, silenceMs);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    // As pool.query calls it: Drizzle tells that error as one of its statement.
    if (connected !== undefined) return super.connect(connected);
    return super.connect().then(givenBackAtItsEnd, (cause: unknown) => {
      throw new NoConnectionError(cause);
    });
  }
}

/**
 * Drizzle never gives a connection back on which the first word of a transaction failed: after ten of them the pool would be
 * empty for good. One that has ended goes back by itself, and a second time does no harm.
 */
function givenBackAtItsEnd(client: pg.PoolClient): pg.PoolClient {
  const give = client.release.bind(client);
  let given = false;
  const release = (error?: Error | boolean) => {
    if (given) return;
    given = true;
    client.off('end', lost);
    give(error);
  };
  const lost = () => release(true);
  client.once('end', lost);
  client.release = release;
  return client;
}
