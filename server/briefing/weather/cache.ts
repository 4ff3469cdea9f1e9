import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { weatherAnswers } from '../tables.ts';
import { ask, AskFailure } from './ask.ts';
import { tidyWeather } from './tidy-weather.ts';

const MINUTE = 60_000;
/** Ms for which an answer is used without asking again (facts/weather: points 24 h, forecasts 30 to 60 min, …). */
const lifetimes = {
  points: 24 * 60 * MINUTE,
  /** A place outside coverage: offices do redraw their grids, but rarely. */
  outside: 24 * 60 * MINUTE,
  forecast: 45 * MINUTE,
  hourly: 30 * MINUTE,
  stations: 24 * 60 * MINUTE,
  observation: 8 * MINUTE,
  alerts: 2 * MINUTE,
  'open-meteo': 15 * MINUTE,
  'air-quality': 30 * MINUTE,
} as const;
type Kind = keyof typeof lifetimes;

/** Raised when the shape that a parser gives changes, so that older rows are not read. */
const SHAPE = 2;
/** Ms in which others leave a question to the server that asks it: its whole budget and a little. */
const ASKING_MS = 12_000;
/** Ms for which a service that failed is left alone. */
const REST_MS = 30_000;
/** Ms between two looks for the answer that another server is fetching. */
const LOOK_EVERY_MS = 250;
/** Places held in memory. */
const MOST_HELD = 5_000;

/** `fresh` false: the last good answer, older than its lifetime. `at`: when it was fetched, ms. */
export type Kept<T> = Readonly<{ value: T; at: number; fresh: boolean }>;
type Held = { value: unknown; at: number; lastModified: string | null };

export type AnswerCache = {
  /** What is known without asking anybody, or null. */
  peek: (kind: Kind, name: string) => Promise<Kept<unknown> | null>;
  keep: (kind: Kind, name: string, value: unknown) => Promise<void>;
  /**
   * The answer to one question, asked at most once at a time by all servers of the database and once in its lifetime.
   * When it cannot be had, or not before `until` ends: the last good one, not fresh. Throws an AskFailure when there has
   * never been one. The question itself goes on after `until`, for those who ask next.
   */
  read: <T>(options: {
    kind: Kind;
    name: string;
    url: URL;
    accept?: string;
    until: AbortSignal;
    parse: (body: unknown) => T;
  }) => Promise<Kept<T>>;
};

/** Answers of weather services by question: in this server's memory, behind it in the database. */
export function answerCache(options: {
  db: Database;
  log: FastifyBaseLogger;
  userAgent: string;
}): AnswerCache {
  const { db, log, userAgent } = options;
  const held = new Map<string, Held>();
  const restsUntil = new Map<string, number>();
  const underWay = new Map<string, Promise<Kept<unknown>>>();
  let tidiedAt = 0;

  const keyOf = (kind: Kind, name: string) => `${SHAPE}:${kind}:${name}`;
  const isFresh = (kind: Kind, at: number) => Date.now() - at < lifetimes[kind];
  const hold = (key: string, one: Held): void => {
    held.delete(key);
    held.set(key, one);
    const oldest = held.size > MOST_HELD ? held.keys().next().value : undefined;
    if (oldest !== undefined) held.delete(oldest);
  };
  const asKept = (kind: Kind, one: Held): Kept<unknown> => ({
    value: one.value,
    at: one.at,
    fresh: isFresh(kind, one.at),
  });

  /** From memory while fresh, otherwise from the database, where another server may have put a newer one. */
  const find = async (kind: Kind, key: string): Promise<Held | null> => {
    const mine = held.get(key);
    if (mine !== undefined && isFresh(kind, mine.at)) return mine;
    const row = await findRow(db, key);
    if (row?.at != null && (mine === undefined || row.at.getTime() > mine.at)) {
      hold(key, { value: row.value, at: row.at.getTime(), lastModified: row.lastModified });
    }
    return held.get(key) ?? null;
  };

  const store = async (key: string, one: Held): Promise<void> => {
    hold(key, one);
    const row = {
      value: one.value,
      fetchedAt: new Date(one.at),
      lastModified: one.lastModified,
      busyUntil: null,
      failed: false,
    };
    await db
      .insert(weatherAnswers)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: weatherAnswers.key, set: row });
    if (Date.now() - tidiedAt > 60 * MINUTE) {
      tidiedAt = Date.now();
      await tidyWeather(db);
    }
  };

  type ReadOptions = Parameters<AnswerCache['read']>[0];

  const fetchIt = async (key: string, options: ReadOptions, known: Held | null): Promise<Kept<unknown>> => {
    try {
      const answer = await ask({
        url: options.url,
        userAgent,
        accept: options.accept ?? 'application/json',
        lastModified: known?.lastModified ?? null,
      });
      if (answer.unchanged && known === null) throw new AskFailure('It says that nothing has changed');
      const one: Held =
        answer.unchanged && known !== null
          ? { ...known, at: Date.now() }
          : {
              value: answer.unchanged ? null : options.parse(answer.body),
              at: Date.now(),
              lastModified: answer.unchanged ? null : answer.lastModified,
            };
      await store(key, one);
      return asKept(options.kind, one);
    } catch (error) {
      const failure =
        error instanceof AskFailure ? error : new AskFailure('It cannot be understood', { cause: error });
      restsUntil.set(key, Date.now() + REST_MS);
      if (restsUntil.size > MOST_HELD) restsUntil.clear();
      await markFailed(db, key);
      throw failure;
    }
  };

  const readOnce = async (key: string, options: ReadOptions): Promise<Kept<unknown>> => {
    const known = await find(options.kind, key);
    if (known !== null && isFresh(options.kind, known.at)) return asKept(options.kind, known);
    const lastGood = (failure: AskFailure): Kept<unknown> => {
      const last = held.get(key);
      if (last === undefined) throw failure;
      return asKept(options.kind, last);
    };
    if (Date.now() < (restsUntil.get(key) ?? 0)) return lastGood(new AskFailure('It has just failed'));
    try {
      if (await takeTurn(db, key)) {
        // Another server may have had its turn since we looked.
        const now = await find(options.kind, key);
        if (now === null || !isFresh(options.kind, now.at)) return await fetchIt(key, options, now);
        await store(key, now);
        return asKept(options.kind, now);
      }
      return await awaitOther(key, options.kind);
    } catch (error) {
      if (!(error instanceof AskFailure)) throw error;
      log.warn({ err: error, question: key }, 'a weather service gave no answer');
      return lastGood(error);
    }
  };

  /** Another server asks: its answer comes by the database. */
  const awaitOther = async (key: string, kind: Kind): Promise<Kept<unknown>> => {
    for (let waited = 0; waited <= ASKING_MS; waited += LOOK_EVERY_MS) {
      const row = await findRow(db, key);
      if (row?.at != null && isFresh(kind, row.at.getTime())) {
        const one = { value: row.value, at: row.at.getTime(), lastModified: row.lastModified };
        hold(key, one);
        return asKept(kind, one);
      }
      if (row?.failed === true) break;
      await sleep(LOOK_EVERY_MS);
    }
    throw new AskFailure('Another server had no answer either');
  };

  /** The answer, or what is kept when `until` ends before it comes. */
  const inTime = async (
    running: Promise<Kept<unknown>>,
    { kind, key, until }: { kind: Kind; key: string; until: AbortSignal },
  ): Promise<Kept<unknown>> => {
    const answered = new AbortController();
    const lastWhenEnded = async () => {
      if (!until.aborted) await once(until, 'abort', { signal: answered.signal });
      const last = held.get(key) ?? (await find(kind, key));
      if (last === null) throw new AskFailure('It did not answer in time');
      return asKept(kind, last);
    };
    try {
      return await Promise.race([running, lastWhenEnded()]);
    } finally {
      answered.abort();
    }
  };

  return {
    peek: async (kind, name) => {
      const one = await find(kind, keyOf(kind, name));
      return one === null ? null : asKept(kind, one);
    },
    keep: (kind, name, value) => store(keyOf(kind, name), { value, at: Date.now(), lastModified: null }),
    read: async <T>(options: ReadOptions & { parse: (body: unknown) => T }) => {
      const key = keyOf(options.kind, options.name);
      const mine = held.get(key);
      if (mine !== undefined && isFresh(options.kind, mine.at)) return asKept(options.kind, mine) as Kept<T>;
      const running = underWay.get(key) ?? readOnce(key, options).finally(() => underWay.delete(key));
      underWay.set(key, running);
      return (await inTime(running, { kind: options.kind, key, until: options.until })) as Kept<T>;
    },
  };
}

async function findRow(db: Database, key: string) {
  const [row] = await db
    .select({
      value: weatherAnswers.value,
      at: weatherAnswers.fetchedAt,
      lastModified: weatherAnswers.lastModified,
      failed: sql<boolean>`${weatherAnswers.failed} and ${weatherAnswers.busyUntil} > now()`,
    })
    .from(weatherAnswers)
    .where(eq(weatherAnswers.key, key));
  return row ?? null;
}

/** Takes the question upon this server, unless another has it or it has just failed. One statement: never two. */
async function takeTurn(db: Database, key: string): Promise<boolean> {
  const until = sql`now() + make_interval(secs => ${ASKING_MS / 1000})`;
  const taken = await db
    .insert(weatherAnswers)
    .values({ key, busyUntil: until })
    .onConflictDoUpdate({
      target: weatherAnswers.key,
      set: { busyUntil: until, failed: false },
      setWhere: sql`${weatherAnswers.busyUntil} is null or ${weatherAnswers.busyUntil} < now()`,
    })
    .returning({ key: weatherAnswers.key });
  return taken.length > 0;
}

async function markFailed(db: Database, key: string): Promise<void> {
  await db
    .update(weatherAnswers)
    .set({ failed: true, busyUntil: sql`now() + make_interval(secs => ${REST_MS / 1000})` })
    .where(eq(weatherAnswers.key, key));
}
