import { screenOfNotification } from '@tailboard/contract/notification-screen.ts';
import type { Notification } from '@tailboard/contract/notifications.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import type { Loop } from '../jobs/loop.ts';
import { endSubscription, PUSH_NOTIFICATION, pushKeysOf, subscriptionsOf } from './push-store.ts';
import { pushText } from './push-text.ts';
import { readNotification } from './store.ts';

/** Ms one push service may take. */
const PATIENCE_MS = 10_000;
/** Seconds a push service keeps a message for a phone that is off: a working day and the night after it. */
const KEEP_SECONDS = 24 * 60 * 60;
/** Ms after which a notification is no longer news; older ones are in the bell only. */
const NEWS_MS = 10 * 60_000;

/** Ms for which a server has a push message: longer than its push services may take. */
const LEASE_MS = 60_000;
/** A server that ends while it pushes leaves the message to another, once. */
const MOST_ATTEMPTS = 2;
/** Messages under way at a time: one push service that hangs must not hold up the others. */
const AT_ONCE = 8;

type Sender = { db: Database; log: FastifyBaseLogger; publicUrl: string | null };

/** Pushes new notifications to the browsers of their people, as jobs. One that does not arrive is in the bell anyway. */
export function startPushing(sender: Sender): Loop {
  const { db, log } = sender;
  return runJobs({
    ...{
      db,
      log,
      kind: PUSH_NOTIFICATION,
      leaseMs: LEASE_MS,
      maxAttempts: MOST_ATTEMPTS,
      concurrency: AT_ONCE,
    },
    work: ({ job }) => pushNotification(sender, Number(job.key)),
  });
}

async function pushNotification(sender: Sender, id: number): Promise<void> {
  const found = await readNotification(sender.db, id);
  if (found === null || found.notification.read) return;
  const { userId, notification } = found;
  // Of a report without a name only the hour is known.
  const newsMs = notification.kind === 'observation-reported' ? NEWS_MS + 3_600_000 : NEWS_MS;
  if (Date.parse(notification.at) < Date.now() - newsMs) return;
  const subscriptions = await subscriptionsOf(sender.db, userId);
  await Promise.all(subscriptions.map((subscription) => pushOne(sender, subscription, notification)));
}

type Subscription = Awaited<ReturnType<typeof subscriptionsOf>>[number];

async function pushOne({ db, log, publicUrl }: Sender, to: Subscription, notification: Notification) {
  try {
    const { default: webPush } = await import('web-push');
    const keys = await pushKeysOf(db);
    const { title, body } = pushText(notification, to);
    const { id } = notification;
    const path = screenOfNotification(notification);
    const request = webPush.generateRequestDetails(
      { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
      JSON.stringify({ to: to.userId, title, body, lang: to.language, path, tag: `tailboard-${id}` }),
      {
        TTL: KEEP_SECONDS,
        vapidDetails: {
          // Push services want to know whom to tell of trouble; an address is all that is asked.
          subject: publicUrl?.startsWith('https://') === true ? publicUrl : 'mailto:push@tailboard.invalid',
          ...keys,
        },
      },
    );
    const reply = await fetch(request.endpoint, {
      method: request.method,
      headers: request.headers as Record<string, string>,
      body: request.body === null ? null : new Uint8Array(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await reply.body?.cancel();
    // Gone for good: the browser was reset, or its person said no.
    if (reply.status === 404 || reply.status === 410) {
      await endSubscription(db, { userId: to.userId, endpoint: to.endpoint });
    } else if (!reply.ok) {
      log.warn({ status: reply.status, service: new URL(to.endpoint).host }, 'a push message was refused');
    }
  } catch (error) {
    // The address itself is a secret of the browser and stays out of the log.
    log.warn({ err: error, service: new URL(to.endpoint).host }, 'a push message could not be sent');
  }
}
