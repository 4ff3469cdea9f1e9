import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { JobError } from '../jobs/run-jobs.ts';

/** Ms that a mail server may take for one message. */
const PATIENCE_MS = 20_000;
/** Of the jobs that mail: with these waits a mail server may be away for some four hours. */
export const LEASE_MS = 60_000;
export const MOST_ATTEMPTS = 8;
export const BACKOFF_MS = { first: 60_000, longest: 3_600_000 };

/** Sends one e-mail within a job. Throws a JobError, final where the address is refused for good. `name`: the same for a retry. */
export async function sendMail(
  { log, mail }: { log: FastifyBaseLogger; mail: NonNullable<Config['mail']> },
  { to, subject, text, name }: { to: string; subject: string; text: string; name: string },
): Promise<void> {
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
      to: { name: '', address: to },
      subject: inOneLine(subject),
      text,
      // A retry of a message that had arrived is the same message.
      messageId: `<${name}@tailboard.invalid>`,
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
