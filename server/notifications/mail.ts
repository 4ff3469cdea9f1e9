import { screenOfNotification } from '@tailboard/contract/notification-screen.ts';
import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { users, zoneOf } from '../identity/public.ts';
import type { Loop } from '../jobs/loop.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { reachOf } from './choices.ts';
import { MAIL_NOTIFICATION } from './is-mailing.ts';
import { pushText } from './push-text.ts';
import { BACKOFF_MS, LEASE_MS, MOST_ATTEMPTS, sendMail } from './send-mail.ts';
import { readNotification } from './store.ts';

type Mailer = {
  db: Database;
  log: FastifyBaseLogger;
  mail: NonNullable<Config['mail']>;
  publicUrl: string | null;
};

/** Mails new notifications to people with an address, as jobs. */
export function startMailing(mailer: Mailer): Loop {
  const { db, log } = mailer;
  return runJobs({
    ...{ db, log, leaseMs: LEASE_MS, maxAttempts: MOST_ATTEMPTS, backoffMs: BACKOFF_MS },
    kind: MAIL_NOTIFICATION,
    work: ({ job }) => mailNotification(mailer, Number(job.key)),
  });
}

async function mailNotification({ db, log, mail, publicUrl }: Mailer, id: number): Promise<void> {
  const found = await readNotification(db, id);
  if (found === null || found.notification.read) return;
  const { userId, notification } = found;
  const [person] = await db
    .select({ email: users.email, timeZone: zoneOf(sql`${users.id}`) })
    .from(users)
    .where(eq(users.id, userId));
  if (person?.email == null) return;
  const language = (await reachOf(db, [userId])).get(userId)?.stored?.language ?? 'en';
  const { title, body } = pushText(notification, { language, timeZone: person.timeZone });
  const link = publicUrl === null ? '' : `\n\n${publicUrl}${screenOfNotification(notification)}`;
  await sendMail(
    { log, mail },
    { to: person.email, subject: title, text: `${body}${link}\n`, name: `notification-${id}` },
  );
}
