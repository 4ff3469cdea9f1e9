import type { PushSubscriptionBody } from '@tailboard/contract/notifications.ts';
import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { zoneOf } from '../identity/public.ts';
import { say } from '../sentences/say.ts';
import { pushKeys, pushSubscriptions } from './tables.ts';

/** Kind of the jobs that push a notification; their keys are its ids. */
export const PUSH_NOTIFICATION = 'push-notification';

/** Browsers of one person that may ask for push messages. */
const MOST_SUBSCRIPTIONS = 20;

/**
 * Hosts of the push services that browsers use (Chrome and Edge, Firefox, Safari, Windows). The address of a
 * subscription comes from outside: to any other host this server sends nothing.
 */
const pushServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
];

/** The VAPID keys of this database's servers, made when first needed. */
export async function pushKeysOf(db: Database): Promise<{ publicKey: string; privateKey: string }> {
  const known = await readKeys(db);
  if (known !== null) return known;
  const { default: webPush } = await import('web-push');
  await db
    .insert(pushKeys)
    .values({ id: 1, ...webPush.generateVAPIDKeys() })
    .onConflictDoNothing();
  const made = await readKeys(db);
  if (made === null) throw new Error('The keys for push messages were not kept');
  return made;
}

async function readKeys(db: Database) {
  const [row] = await db.select().from(pushKeys).where(eq(pushKeys.id, 1));
  return row === undefined ? null : { publicKey: row.publicKey, privateKey: row.privateKey };
}

/** Keeps where a browser of the person is reached. A browser that another person used before is theirs no longer. */
export async function addSubscription(
  db: Database,
  { userId, subscription }: { userId: number; subscription: PushSubscriptionBody },
): Promise<void> {
  const { endpoint, keys, language } = subscription;
  const { hostname, port, username, password } = new URL(endpoint);
  const known = pushServices.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  if (!known || port !== '' || username !== '' || password !== '') {
    throw new ProblemError('invalid-input', {
      errors: [{ field: 'endpoint', message: say('field.push-service') }],
    });
  }
  const [row] = await db
    .select({ held: count() })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  if ((row?.held ?? 0) >= MOST_SUBSCRIPTIONS)
    throw new ProblemError('too-many-requests', { retryAfter: 3600 });
  const kept = { userId, p256dh: keys.p256dh, auth: keys.auth, language };
  await db
    .insert(pushSubscriptions)
    .values({ endpoint, ...kept })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: kept });
}

export async function endSubscription(
  db: Database,
  { userId, endpoint }: { userId: number; endpoint: string },
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)));
}

export async function subscriptionsOf(db: Database, userId: number) {
  const timeZone = zoneOf(sql`${pushSubscriptions.userId}`);
  return db
    .select({ ...getTableColumns(pushSubscriptions), timeZone })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
}
