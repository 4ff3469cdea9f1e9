import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

const HOUR_MS = 60 * 60_000;

/** The hour of now: the only time that is kept of a report without a name. */
export const thisHour = (): Date => new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);

/** Seconds until the next hour. */
export const secondsLeft = (): number => Math.ceil((HOUR_MS - (Date.now() % HOUR_MS)) / 1000);

/**
 * Writes the rows of an hour anew in the order of their ids, which are random: neither where a row lies in a dump nor the
 * transaction that wrote it tells which came first. In the transaction that adds a row, after it.
 */
export async function mixHour(
  tx: Database,
  table: 'observations' | 'observation_messages',
  hour: Date,
): Promise<void> {
  const at = hour.toISOString();
  await tx.execute(
    sql.raw(`do $$ declare one uuid; begin
      for one in select id from ${table} where hour = '${at}' order by id for no key update loop
        update ${table} set hour = hour where id = one;
      end loop;
    end $$`),
  );
}
