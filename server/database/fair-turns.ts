import { PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * PGlite works in this process and never waits for anything, so that a request is answered from its first to its last
 * byte before the event loop comes round. Under load every connection that speaks is served so, and Node takes one new
 * connection a round: with fifty at work, newcomers waited for seconds. Here each statement starts a round of its own.
 */
export class FairPGlite extends PGlite {
  #round: Promise<unknown> = Promise.resolve();

  override async query<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    this.#round = this.#round.then(() => nextTurn());
    await this.#round;
    return super.query<T>(query, params, options);
  }
}
