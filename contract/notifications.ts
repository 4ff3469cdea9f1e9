import { z } from 'zod';
import { claimStatusSchema } from './claims.ts';
import { idSchema, timestampSchema } from './primitives.ts';

export const notificationKinds = [
  'claim-taken',
  'claim-approved',
  'claim-rejected',
  'claim-question',
  'claim-answered',
  'claim-contested',
  'claim-filed',
  'document-accepted',
  'document-unreadable',
  'incident-status',
] as const;

/** What a notification's sentence needs; which of them are there follows from the kind. */
export const notificationFactsSchema = z.object({
  claimNumber: z.string().optional(),
  status: z.union([claimStatusSchema, z.enum(['open', 'in_progress', 'closed'])]).optional(),
  /** Whole US dollars. */
  amount: z.int().optional(),
  /** The reason or question. */
  text: z.string().optional(),
  document: z.string().optional(),
  incidentType: z.string().optional(),
});

/** Something changed on a record of the person, or waits for them. */
export const notificationSchema = z.object({
  id: idSchema,
  kind: z.enum(notificationKinds),
  claimId: idSchema.nullable(),
  incidentId: idSchema.nullable(),
  /** Name of the person who did it; null: the product itself. */
  by: z.string().nullable(),
  byUsername: z.string().nullish(),
  facts: notificationFactsSchema,
  at: timestampSchema,
  read: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** GET /api/notifications: one's own, newest first, at most 100, and how many are unread in all. */
export const notificationListSchema = z.object({
  unread: z.int().min(0),
  notifications: z.array(notificationSchema),
});
export type NotificationList = z.infer<typeof notificationListSchema>;

/** POST /api/notifications/read: everything up to and including this id. */
export const readNotificationsSchema = z.object({ upTo: idSchema });

/** GET /api/events (server-sent events): each event `notification` has one as JSON, its id as the event's id. */

/** The language that a browser's push messages are written in. */
export const pushLanguageSchema = z.enum(['en', 'es']);
export type PushLanguage = z.infer<typeof pushLanguageSchema>;

/**
 * POST /api/push/subscriptions: what PushManager.subscribe gave; a repeat of the same endpoint is harmless, and the
 * latest language holds.
 */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(2_000),
  keys: z.object({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
  language: pushLanguageSchema.default('en'),
});
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionSchema>;

/** DELETE /api/push/subscriptions */
export const endPushSchema = z.object({ endpoint: z.string().max(2_000) });

/** GET /api/push/key: the server's public VAPID key, base64url, for PushManager.subscribe. */
export const pushKeySchema = z.object({ publicKey: z.string() });
