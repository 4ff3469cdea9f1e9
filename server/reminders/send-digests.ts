import { USUAL_DIGEST } from '@tailboard/contract/notification-choices.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { listNeedsYou } from '../dashboard/public.ts';
import { hourOfDay, isoDay } from '../days.ts';
import { preferences, shownUsername, users, zoneOf, zonesInUse } from '../identity/public.ts';
import { addJobs } from '../jobs/store.ts';
import { MAIL_DIGEST, reachOf, sendMail } from '../notifications/public.ts';
import { digestText } from './digest-text.ts';

/** The row of `preferences`: the day of the last digest that was decided on, as a JSON text. */
const NAME = 'digest-day';
/** Hours after the start of a shift in which its digest still goes out: a server may have been off. */
const HOURS_LATE = 4;

/**
 * Adds a job for each person whose shift has begun by their clock and who has an address, wants a digest and has had none of that
 * day. The day is noted in the same transaction, so that restarts and other servers add none. Returns how many were added.
 */
export async function findDigests(db: Database, now = new Date()): Promise<number> {
  let found = 0;
  for (const timeZone of await zonesInUse(db)) found += await findInZone(db, { now, timeZone });
  return found;
}

async function findInZone(db: Database, { now, timeZone }: { now: Date; timeZone: string }): Promise<number> {
  const [today, hour] = [isoDay(now, timeZone), hourOfDay(now, timeZone)];
  const choice = (name: 'on' | 'hour') =>
    sql`coalesce((select c.value->'digest'->>${name} from preferences c
      where c.user_id = ${users.id} and c.name = 'notifications'), ${String(USUAL_DIGEST[name])})`;
  const had = sql`exists (select from preferences d where d.user_id = ${users.id} and d.name = ${NAME}
    and d.value #>> '{}' >= ${today})`;
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ...[eq(users.active, true), isNotNull(users.email), sql`${choice('on')} = 'true'`, sql`not ${had}`],
        sql`${choice('hour')}::int between ${hour - HOURS_LATE} and ${hour}`,
        sql`${zoneOf(sql`${users.id}`)} = ${timeZone}`,
      ),
    );
  if (people.length === 0) return 0;
  return db.transaction(async (tx) => {
    const value = sql`${JSON.stringify(today)}::jsonb`;
    const noted = await tx
      .insert(preferences)
      .values(people.map(({ id }) => ({ userId: id, name: NAME, value })))
      .onConflictDoUpdate({
        target: [preferences.userId, preferences.name],
        set: { value, updatedAt: sql`now()` },
        setWhere: sql`${preferences.value} #>> '{}' < ${today}`,
      })
      .returning({ id: preferences.userId });
    await addJobs(
      tx,
      MAIL_DIGEST,
      noted.map(({ id }) => `${id} ${today}`),
    );
    return noted.length;
  });
}

type Mailer = {
  db: Database;
  log: FastifyBaseLogger;
  mail: NonNullable<Config['mail']>;
  publicUrl: string | null;
};

/** Mails what needs a person now, if anything does, unless the day of `key` is over for them. */
export async function mailDigest(
  { db, log, mail, publicUrl }: Mailer,
  { key, now = new Date() }: { key: string; now?: Date },
): Promise<void> {
  const [userId, day] = key.split(' ');
  const [person] = await db
    .select({
      ...{ id: users.id, name: users.name, role: users.role, crewId: users.crewId },
      ...{ username: shownUsername, email: users.email, timeZone: zoneOf(sql`${users.id}`) },
    })
    .from(users)
    .where(and(eq(users.id, Number(userId)), eq(users.active, true)));
  if (person?.email == null || isoDay(now, person.timeZone) !== day) return;
  const { email, ...viewer } = person;
  const { items } = await listNeedsYou(db, { viewer, now });
  if (items.length === 0) return;
  const language = (await reachOf(db, [viewer.id])).get(viewer.id)?.stored?.language ?? 'en';
  const reader = { language, timeZone: viewer.timeZone };
  const { subject, text } = digestText(items, { reader, publicUrl, now });
  await sendMail({ log, mail }, { to: email, subject, text, name: `digest-${viewer.id}-${day}` });
}
