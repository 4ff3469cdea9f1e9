import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { addRecurring } from '../jobs/store.ts';
import { jobs } from '../jobs/tables.ts';

/** Kind of the jobs that mail a notification; their keys are its ids. */
export const MAIL_NOTIFICATION = 'mail-notification';
/** Kind of the jobs that mail a digest; their keys are a person's id and a day, `7 2026-11-27`. */
export const MAIL_DIGEST = 'mail-digest';
/** The recurring job that finds whose digest is due. While it exists e-mail is sent: who writes a notification has no settings. */
export const FIND_DIGESTS = 'find-digests';

export const isMailing = sql<boolean>`exists (select from jobs m where m.kind = ${FIND_DIGESTS} and m.key = 'recurring')`;

/** Notes at the start whether the servers of this database send e-mail. Without, what waits to be mailed goes. */
export async function noteMailing(db: Database, isOn: boolean): Promise<void> {
  if (isOn) await addRecurring(db, FIND_DIGESTS);
  else {
    const recurring = and(eq(jobs.kind, FIND_DIGESTS), eq(jobs.key, 'recurring'));
    await db.delete(jobs).where(or(recurring, inArray(jobs.kind, [MAIL_NOTIFICATION, MAIL_DIGEST])));
  }
}
