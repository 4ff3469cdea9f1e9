import type { App } from '../http/app-types.ts';
import { runEvery, runJobs } from '../jobs/run-jobs.ts';
import { BACKOFF_MS, FIND_DIGESTS, LEASE_MS, MAIL_DIGEST, MOST_ATTEMPTS } from '../notifications/public.ts';
import { remindOfActions } from './remind-of-actions.ts';
import { remindOfDuties } from './remind-of-duties.ts';
import { remindOfYearDuties } from './remind-of-year-duties.ts';
import { findDigests, mailDigest } from './send-digests.ts';

const MINUTE_MS = 60_000;

/** Recurring jobs: each runs on one of the servers, once the server listens. Digests only where e-mail is sent. */
export function startReminders(app: App): void {
  const { db, database, config } = app.context;
  const { mail, publicUrl } = config;
  for (const { kind, everyMs, work } of [
    { kind: 'remind-of-duties', everyMs: MINUTE_MS, work: () => remindOfDuties(db) },
    { kind: 'remind-of-actions', everyMs: 10 * MINUTE_MS, work: () => remindOfActions(db) },
    { kind: 'remind-of-year-duties', everyMs: 60 * MINUTE_MS, work: () => remindOfYearDuties(db) },
    ...(mail === null ? [] : [{ kind: FIND_DIGESTS, everyMs: 10 * MINUTE_MS, work: () => findDigests(db) }]),
  ]) {
    const { wake, stop } = runEvery({ db, log: app.log, kind, everyMs, work });
    app.addHook('onListen', async () => wake());
    app.addHook('onClose', stop);
  }
  if (mail === null) return;
  const { log } = app;
  const mailing = runJobs({
    ...{ db, log, leaseMs: LEASE_MS, maxAttempts: MOST_ATTEMPTS, backoffMs: BACKOFF_MS },
    kind: MAIL_DIGEST,
    work: ({ job }) => mailDigest({ db, log, mail, publicUrl }, { key: job.key }),
  });
  database.wakeUps.listen(mailing.wake);
  app.addHook('onClose', mailing.stop);
}
