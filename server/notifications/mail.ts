import { screenOfNotification } from '@tailboard/contract/notification-screen.ts';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { users } from '../identity/public.ts';
import type { Loop } from '../jobs/loop.ts';
import { JobError, runJobs } from '../jobs/run-jobs.ts';
import { reachOf } from './choices.ts';
import { pushText } from './push-text.ts';
import { readNotification } from './store.ts';

/** Kind of the jobs that mail a notification; their keys are its ids. */
export const MAIL_NOTIFICATION = 'mail-notification';

/** Ms that a mail server may take for one message. */
const PATIENCE_MS = 20_000;
const LEASE_MS = 60_000;
/** With the waits below a mail server may be away for some four hours. */
const MOST_ATTEMPTS = 8;
const BACKOFF_MS = { first: 60_000, longest: 3_600_000 };

type Mailer = {
  db: Database;
  log: FastifyBaseLogger;
  mail: Config['mail'];
  publicUrl: string | null;
};

/** Mails new notifications to people with an address, as jobs. Without SMTP_URL the jobs end without a mail. */
export function startMailing(mailer: Mailer): Loop {
  const { db, log } = mailer;
  return runJobs({
    ...{
      db,
      log,
      kind: MAIL_NOTIFICATION,
      leaseMs: LEASE_MS,
      maxAttempts: MOST_ATTEMPTS,
      backoffMs: BACKOFF_MS,
    },
    work: ({ job }) => mailNotification(mailer, Number(job.key)),
  });
}

async function mailNotification({ db, log, mail, publicUrl }: Mailer, id: number): Promise<void> {
  if (mail === null) return;
  const found = await readNotification(db, id);
  if (found === null || found.notification.read) return;
  const { userId, notification } = found;
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (person?.email == null) return;
  const language = (await reachOf(db, [userId])).get(userId)?.stored?.language ?? 'en';
  const { title, body } = pushText(notification, language);
  const link = publicUrl === null ? '' : `\n\n${publicUrl}${screenOfNotification(notification)}`;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(mail.url, {
    from: mail.from,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
  try {
    await transport.sendMail({
      from: mail.from,
      // An object is never read as a list of addresses.
      to: { name: '', address: person.email },
      subject: inOneLine(title),
      text: `${body}${link}\n`,
      // A retry of a message that had arrived is the same message.
      messageId: `<notification-${id}@tailboard.invalid>`,
    });
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    // Neither the address nor what the server said: both may hold what is nobody's business.
    log.warn({ code, responseCode }, 'an e-mail could not be sent');
    // 5xx: this address is refused for good.
    const maxAttempts = responseCode !== undefined && responseCode >= 500 ? 1 : MOST_ATTEMPTS;
    throw new JobError('mail-refused', { maxAttempts });
  } finally {
    transport.close();
  }
}

/** A line break would begin a header of its own. */
const inOneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200);
