import type { PGlite, Results, Transaction } from '@electric-sql/pglite';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedSession } from './embedded-session.ts';
import type { Statement } from './embedded-messages.ts';
import { NoConnectionError } from './out-of-reach.ts';

type Options = Readonly<{ rowMode?: 'array' | 'object' }>;
type Settings = Readonly<{ folder: string; patience?: number; say: (line: string) => void }>;
type Ask = (statement: Statement) => Promise<Results>;
/** `payload` null: some may have been missed. */
type Listener = (payload: string | null) => void;

/** Ms between two tries to open a database that cannot be opened again. */
const TRY_AGAIN_MS = 1_000;

/**
 * The embedded database as Drizzle uses PGlite: `query` and `transaction`, and `listen`. Behind it is one thread after the
 * other: where one falls silent or fails, it is ended, who waits is told that the database is out of reach, and it is opened
 * anew, as after the end of a process: what was acknowledged is there.
 */
export class EmbeddedClient {
  closed = false;
  /** Null while the database is opened anew. */
  #session: EmbeddedSession | null = null;
  #reopening: Promise<void> = Promise.resolve();
  readonly #listeners = new Map<string, Listener>();
  readonly #options: Settings;

  private constructor(options: Settings) {
    this.#options = options;
  }

  /** `patience`: seconds without an answer. `say`: what an operator has to know. */
  static async open(options: Settings): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(options);
    await client.#open();
    return client;
  }

  query<T>(query: string, params?: unknown[], options: Options = {}): Promise<Results<T>> {
    return asking((statement) => this.#now().ask(statement))(query, params, options);
  }

  transaction<T>(work: (tx: Pick<Transaction, 'query'>) => Promise<T>): Promise<T> {
    return this.#now().transaction(async (ask) => {
      await ask({ query: 'begin' });
      let result: T;
      try {
        result = await work({ query: asking(ask) });
      } catch (error) {
        // Where the thread has ended nothing is left to be taken back.
        await ask({ query: 'rollback' }).catch(() => undefined);
        throw error;
      }
      const { command } = await ask({ query: 'commit' });
      // A transaction in which a statement has failed is taken back though its end was asked for.
      if (command === 'ROLLBACK') throw new Error('The transaction was aborted before its commit');
      return result;
    });
  }

  /** Until the database is closed. */
  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    await this.#now().ask({ listen: channel });
    this.#listeners.set(channel, listener);
    return async () => void this.#listeners.delete(channel);
  }

  /** While `work` is done, the database may take long. */
  unhurried<T>(work: () => Promise<T>): Promise<T> {
    return this.#now().unhurried(work);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.#reopening;
    await this.#session?.close();
  }

  #now(): EmbeddedSession {
    if (this.#session === null || this.closed) throw new NoConnectionError();
    return this.#session;
  }

  async #open(): Promise<void> {
    const { folder, patience } = this.#options;
    const session = await EmbeddedSession.open({
      folder,
      notify: (channel, payload) => this.#listeners.get(channel)?.(payload),
      ...(patience === undefined ? {} : { patience }),
    });
    for (const channel of this.#listeners.keys()) await session.ask({ listen: channel });
    this.#session = session;
    void this.#follow(session);
  }

  async #follow(session: EmbeddedSession): Promise<void> {
    const why = await session.ended;
    this.#session = null;
    if (why !== null && !this.closed) this.#reopening = this.#openAnew(why);
  }

  async #openAnew(why: string): Promise<void> {
    this.#options.say(`The embedded database ${why}. It is opened anew; what it has acknowledged is kept.`);
    for (let tried = 0; !this.closed; tried += 1) {
      try {
        await this.#open();
        for (const listener of this.#listeners.values()) listener(null);
        return;
      } catch (error) {
        if (tried === 0)
          this.#options.say(`The embedded database cannot be opened (${(error as Error).message}).`);
        await pause(TRY_AGAIN_MS, undefined, { ref: false });
      }
    }
  }
}

const asking =
  (ask: Ask): PGlite['query'] =>
  async <T>(query: string, params?: unknown[], options: Options = {}) =>
    (await ask({
      query,
      ...(params === undefined ? {} : { params }),
      ...(options.rowMode === undefined ? {} : { rowMode: options.rowMode }),
    })) as Results<T>;
