import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** What PGlite and an EmbeddedClient have in common; null where some may have been missed. */
type Listening = {
  closed: boolean;
  listen: (channel: string, heard: (payload: string | null) => void) => Promise<() => Promise<void>>;
};

/** The one channel of LISTEN/NOTIFY that servers of a database share. */
const CHANNEL = 'tailboard_wake_ups';

/** Who has something new, as it travels: whatever a server missed it reads from the tables, so no more is said. */
type WakeUp = Readonly<{ userId: number }>;

export type WakeUps = {
  /** `woken` is called for every wake-up of any server, and with null after a time in which some may have been missed. */
  listen: (woken: (wakeUp: WakeUp | null) => void) => void;
  close: () => Promise<void>;
};

/** Ms between two tries to listen again after the database went away. */
const TRY_AGAIN_MS = 1_000;

/** Wakes every server up for a person, when (and only if) the transaction commits. */
export async function wakeUp(tx: PgDatabase<PgQueryResultHKT>, userId: number): Promise<void> {
  const payload = JSON.stringify({ userId } satisfies WakeUp);
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
}

/** Wakes every server up for each of these people, in one statement. */
export async function wakeUpEach(
  tx: PgDatabase<PgQueryResultHKT>,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const payloads = JSON.stringify(userIds.map((userId) => ({ userId }) satisfies WakeUp));
  await tx.execute(
    sql`select pg_notify(${CHANNEL}, woken::text) from jsonb_array_elements(${payloads}::text::jsonb) woken`,
  );
}

function readWakeUp(payload: string | null | undefined): WakeUp | null {
  try {
    const { userId } = JSON.parse(payload ?? '') as Partial<WakeUp>;
    return typeof userId === 'number' ? { userId } : null;
  } catch {
    return null;
  }
}

/** Wake-ups of an embedded database, whose only server is this one. */
export async function embeddedWakeUps(client: Listening): Promise<WakeUps> {
  const listeners = new Set<(wakeUp: WakeUp | null) => void>();
  const stop = await client.listen(CHANNEL, (payload) => {
    for (const woken of listeners) woken(readWakeUp(payload));
  });
  return {
    listen: (woken) => void listeners.add(woken),
    close: async () => {
      listeners.clear();
      if (!client.closed) await stop();
    },
  };
}

/** Wake-ups over a connection of its own; it is opened again when it breaks. */
export function postgresWakeUps(url: string): WakeUps {
  const listeners = new Set<(wakeUp: WakeUp | null) => void>();
  const tell = (wakeUp: WakeUp | null) => {
    for (const woken of listeners) woken(wakeUp);
  };
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    let over = false;
    const again = () => {
      if (over) return;
      over = true;
      fresh.end().catch(() => undefined);
      if (closed) return;
      timer = setTimeout(() => void connect(), TRY_AGAIN_MS);
      timer.unref();
    };
    fresh.on('error', again);
    fresh.on('end', again);
    fresh.on('notification', ({ payload }) => tell(readWakeUp(payload)));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      if (closed) return again();
      client = fresh;
      tell(null);
    } catch {
      again();
    }
  };

  return {
    listen: (woken) => {
      const first = listeners.size === 0;
      listeners.add(woken);
      if (first) void connect();
    },
    close: async () => {
      closed = true;
      listeners.clear();
      if (timer !== null) clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
