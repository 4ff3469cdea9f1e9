import {
  notificationChoicesSchema,
  putNotificationChoicesSchema,
} from '@tailboard/contract/notification-choices.ts';
import {
  endPushSchema,
  notificationListSchema,
  pushKeySchema,
  pushSubscriptionSchema,
  readNotificationsSchema,
} from '@tailboard/contract/notifications.ts';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { noteZone } from '../identity/public.ts';
import { ProblemError } from '../http/problem.ts';
import { viewerOf } from '../http/viewer.ts';
import { putChoices, readChoices } from './choices.ts';
import { noteMailing } from './is-mailing.ts';
import { startMailing } from './mail.ts';
import { streamEvents } from './event-stream.ts';
import type { LiveSource } from './live-source.ts';
import { liveReaders } from './live-readers.ts';
import { addSubscription, endSubscription, pushKeysOf } from './push-store.ts';
import { startPushing } from './send-push.ts';
import { countUnread, listNewest, markRead } from './store.ts';
import { startTrimming } from './trim-notifications.ts';

const signedIn = { access: 'signed-in' } as const;
const tags = ['notifications'];

/** Streams one person may hold open on one server: several tabs and devices, not a flood. */
const MOST_STREAMS = 20;

/** Signed-in people read their own notifications, mark them as read, follow them live, and ask for push messages. */
export async function notificationRoutes(
  app: App,
  { liveSources }: { liveSources: readonly LiveSource[] },
): Promise<void> {
  const { db, database } = app.context;
  const readers = liveReaders(database.wakeUps);
  const closing = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of closing) end();
  });
  startTrimming(app);
  const pushing = startPushing({ db, log: app.log, publicUrl: app.context.config.publicUrl });
  database.wakeUps.listen(pushing.wake);
  app.addHook('onClose', pushing.stop);
  const { mail, publicUrl } = app.context.config;
  app.addHook('onReady', async () => noteMailing(db, mail !== null));
  if (mail !== null) {
    const mailing = startMailing({ db, log: app.log, mail, publicUrl });
    database.wakeUps.listen(mailing.wake);
    app.addHook('onClose', mailing.stop);
  }

  app.get(
    '/api/notifications',
    { config: signedIn, schema: { tags, response: { 200: notificationListSchema } } },
    async (request) => {
      const viewer = viewerOf(request);
      const { id } = viewer;
      // The app asks this each time that it is opened.
      await noteZone(db, viewer);
      const [unread, notifications] = [await countUnread(db, id), await listNewest(db, id)];
      return { unread, notifications };
    },
  );

  app.post(
    '/api/notifications/read',
    {
      config: signedIn,
      schema: { tags, body: readNotificationsSchema, response: { 200: notificationListSchema } },
    },
    async (request) => {
      const { id } = viewerOf(request);
      await markRead(db, id, request.body.upTo);
      return { unread: await countUnread(db, id), notifications: await listNewest(db, id) };
    },
  );

  app.get(
    '/api/notifications/choices',
    { config: signedIn, schema: { tags, response: { 200: notificationChoicesSchema } } },
    async (request) => readChoices(db, { userId: viewerOf(request).id, mails: mail !== null }),
  );

  app.put(
    '/api/notifications/choices',
    {
      config: signedIn,
      schema: { tags, body: putNotificationChoicesSchema, response: { 200: notificationChoicesSchema } },
    },
    async (request) => {
      const { id } = viewerOf(request);
      await putChoices(db, { userId: id, change: request.body });
      return readChoices(db, { userId: id, mails: mail !== null });
    },
  );

  app.get(
    '/api/events',
    {
      config: signedIn,
      compress: false,
      exposeHeadRoute: false,
      schema: {
        tags,
        description:
          'Server-sent events: each `notification` has one as JSON; its id goes into Last-Event-ID.',
        querystring: z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647).optional() }),
      },
    },
    async (request, reply) => {
      if (readers.countOf(viewerOf(request).id) >= MOST_STREAMS) {
        throw new ProblemError('too-many-requests', { retryAfter: 30 });
      }
      const lastEventId = readLastEventId(request.headers['last-event-id']) ?? request.query.after ?? null;
      await streamEvents(app, { liveSources, request, reply, readers, lastEventId, closing });
    },
  );

  app.get(
    '/api/push/key',
    { config: signedIn, schema: { tags, response: { 200: pushKeySchema } } },
    async () => ({ publicKey: (await pushKeysOf(db)).publicKey }),
  );

  app.post(
    '/api/push/subscriptions',
    {
      config: signedIn,
      schema: { tags, body: pushSubscriptionSchema, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await addSubscription(db, { userId: viewerOf(request).id, subscription: request.body });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/push/subscriptions',
    { config: signedIn, schema: { tags, body: endPushSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      await endSubscription(db, { userId: viewerOf(request).id, endpoint: request.body.endpoint });
      return reply.code(204).send(null);
    },
  );
}

function readLastEventId(header: string | string[] | undefined): number | null {
  const id = Number(header);
  return typeof header === 'string' && /^\d{1,10}$/.test(header) && Number.isSafeInteger(id) ? id : null;
}
