import type { Results } from '@electric-sql/pglite';
import { Worker } from 'node:worker_threads';
import { DISK_REFUSED, type Asked, type Failure, type Statement, type Told } from './embedded-messages.ts';
import { NoConnectionError } from './out-of-reach.ts';

type Question = Statement | Readonly<{ listen: string }> | Readonly<{ close: true }>;
type Waiting = { resolve: (results: Results) => void; reject: (error: Error) => void };
type AtTheDoor = { begin: () => Promise<void>; refuse: (error: Error) => void };
const nothing: Results = { rows: [], fields: [] };

/** An error of PostgreSQL as PGlite has it, with its code, severity and the rest. */
class EmbeddedError extends Error {
  constructor({ message, fields }: Failure) {
    super(message);
    Object.assign(this, fields);
  }
}

/** How often Node counted the fsyncs of databases of this process; one Int32. */
const fsyncs = new SharedArrayBuffer(4);
export const fsyncCount = (): number => Atomics.load(new Int32Array(fsyncs), 0);

/** Seconds without a word after which a database that is asked something is given up; no statement of ours takes so long. */
const PATIENCE_S = 30;
/** The same for what looks at whole tables. */
const UNHURRIED_S = 600;

/**
 * One opening of the embedded database, in a thread of its own: a hang in it hangs nothing else, and the thread can be ended.
 * Statements go to the thread at once; those outside of a transaction wait until none is open.
 */
export class EmbeddedSession {
  /** Resolves with why it has ended, or null where it was closed; nobody is answered any more, and nothing is written. */
  readonly ended: Promise<string | null>;
  readonly #opened = Promise.withResolvers<void>();
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #atTheDoor: AtTheDoor[] = [];
  readonly #patience: number;
  #asked = 0;
  #inTransaction = false;
  #unhurried = 0;
  #silentFor = 0;
  #over: string | null = null;
  #closed = false;

  private constructor(
    worker: Worker,
    options: { patience: number; notify: (channel: string, payload: string) => void },
  ) {
    this.#worker = worker;
    this.#patience = options.patience;
    // Counted and not measured: a process that itself stands still for long blames nobody.
    const watch = setInterval(() => this.#watch(), 1_000);
    watch.unref();
    const { promise, resolve } = Promise.withResolvers<string | null>();
    this.ended = promise;
    worker.on('message', (told: Told) => this.#hear(told, options.notify));
    worker.on('error', (error) => {
      this.#opened.reject(error);
      this.end(`failed (${error.name})`);
    });
    worker.on('exit', (code) => {
      // The line that says why is written already.
      if (code === DISK_REFUSED) process.exit(1);
      clearInterval(watch);
      this.#opened.reject(new Error(`The thread of the embedded database has ended (${code})`));
      this.#refuseAll();
      resolve(this.#closed ? null : (this.#over ?? 'ended by itself'));
    });
  }

  /** Opens the database in `folder`, which is made where there is none. `notify`: what comes on a channel that is listened to. */
  static async open(options: {
    folder: string;
    notify: (channel: string, payload: string) => void;
    patience?: number;
  }): Promise<EmbeddedSession> {
    const { folder, notify, patience = PATIENCE_S } = options;
    const worker = new Worker(new URL('embedded-worker.ts', import.meta.url), {
      workerData: { folder, fsyncs },
    });
    const session = new EmbeddedSession(worker, { notify, patience });
    try {
      await session.#opened.promise;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    return session;
  }

  /** One statement outside of a transaction. */
  ask(question: Question): Promise<Results> {
    return this.#enter(() => this.#post(question));
  }

  /** Statements that nothing comes between; `work` is given how to ask them. */
  transaction<T>(work: (ask: (question: Statement) => Promise<Results>) => Promise<T>): Promise<T> {
    return this.#enter(async () => {
      this.#inTransaction = true;
      try {
        return await work((question) => this.#post(question));
      } finally {
        this.#inTransaction = false;
        this.#letIn();
      }
    });
  }

  /** While `work` is done, the database may take long. */
  async unhurried<T>(work: () => Promise<T>): Promise<T> {
    this.#unhurried += 1;
    try {
      return await work();
    } finally {
      this.#unhurried -= 1;
    }
  }

  /** Closes the database; resolves when the thread has ended. */
  async close(): Promise<void> {
    await this.ask({ close: true });
    this.#closed = true;
    this.end('was closed');
    await this.ended;
  }

  /** Ends the thread in whatever it is doing. Everybody who waits is told that the database is out of reach. */
  end(why: string): void {
    this.#over ??= why;
    this.#refuseAll();
    void this.#worker.terminate();
  }

  /** Begins `work` when no transaction is open, in the order in which it was asked for. */
  #enter<T>(work: () => Promise<T>): Promise<T> {
    if (this.#over !== null) return Promise.reject(gone());
    if (!this.#inTransaction) return work();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#atTheDoor.push({ begin: () => work().then(resolve, reject), refuse: reject });
    return promise;
  }

  #letIn(): void {
    while (!this.#inTransaction) {
      const next = this.#atTheDoor.shift();
      if (next === undefined) return;
      void next.begin();
    }
  }

  async #post(question: Question): Promise<Results> {
    if (this.#over !== null) throw gone();
    this.#asked += 1;
    const id = this.#asked;
    const { promise, resolve, reject } = Promise.withResolvers<Results>();
    try {
      this.#worker.postMessage({ ...question, id } satisfies Asked);
    } catch (error) {
      throw new TypeError('A parameter cannot be sent to the database', { cause: error });
    }
    this.#waiting.set(id, { resolve, reject });
    return promise;
  }

  #hear(told: Told, notify: (channel: string, payload: string) => void): void {
    this.#silentFor = 0;
    if ('opened' in told) return this.#opened.resolve();
    if ('cannotOpen' in told) return this.#opened.reject(told.cannotOpen);
    if ('channel' in told) return notify(told.channel, told.payload);
    if ('broken' in told) return this.end(`failed (${told.broken})`);
    const waiting = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    if ('results' in told) return waiting?.resolve(told.results ?? nothing);
    const { failure } = told;
    waiting?.reject(failure.fields === null ? new TypeError(failure.message) : new EmbeddedError(failure));
  }

  #watch(): void {
    if (this.#waiting.size === 0 && this.#atTheDoor.length === 0) this.#silentFor = 0;
    else this.#silentFor += 1;
    const patience = this.#unhurried > 0 ? UNHURRIED_S : this.#patience;
    if (this.#silentFor > patience) this.end(`did not answer for ${patience} s`);
  }

  #refuseAll(): void {
    for (const { reject } of this.#waiting.values()) reject(gone());
    this.#waiting.clear();
    for (const { refuse } of this.#atTheDoor.splice(0)) refuse(gone());
  }
}

const gone = () => new NoConnectionError();
