import { z } from 'zod';
import { actionStates } from './action-terms.ts';
import { claimStatusSchema } from './claims.ts';
import { dutyKinds } from './duty-terms.ts';
import { incidentCategories } from './incident-terms.ts';
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
  'incident-reported',
  'incident-seen',
  'incident-comment',
  'reply-to-reporter',
  'duty-due',
  'action-assigned',
  'action-due',
  'action-done',
  'observation-reported',
  'hazard-nearby',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Why a duty is notified: it began to run, half of its time is over, its last hour has begun, or its hour has passed. */
export const dutyReminders = ['started', 'half-time', 'last-hour', 'overdue'] as const;
export type DutyReminder = (typeof dutyReminders)[number];

/**
 * What a notification's sentence needs; which of them are there follows from the kind. Nothing of who is hurt or how: a
 * lock screen shows it.
 */
export const notificationFactsSchema = z.object({
  claimNumber: z.string().optional(),
  status: z.union([claimStatusSchema, z.enum(['open', 'in_progress', 'closed'])]).optional(),
  /** Whole US dollars. */
  amount: z.int().optional(),
  /** The reason or question. */
  text: z.string().optional(),
  document: z.string().optional(),
  incidentType: z.string().optional(),
  category: z.enum(incidentCategories).optional(),
  /** The place as it was written in the report, or the name of an establishment. */
  place: z.string().optional(),
  crew: z.string().optional(),
  /** When it happened. */
  happenedAt: timestampSchema.optional(),
  duty: z.enum(dutyKinds).optional(),
  reminder: z.enum(dutyReminders).optional(),
  /** What is to be done with the summary of a year at an establishment, whose name is `place`. */
  yearDuty: z.enum(['post-summary', 'file-electronically']).optional(),
  year: z.int().optional(),
  /** Until when the duty is to be done. */
  dueAt: timestampSchema.optional(),
  actionTitle: z.string().optional(),
  actionState: z.enum(actionStates).optional(),
  /** The day until whose end it is to be done, `2026-11-27`. */
  dueOn: z.string().optional(),
  /** Kind of a hazard near by, in English, and how far away it was reported. */
  hazard: z.string().optional(),
  miles: z.number().optional(),
});

/** Something changed on a record of the person, or waits for them. */
export const notificationSchema = z.object({
  id: idSchema,
  kind: z.enum(notificationKinds),
  claimId: idSchema.nullable(),
  incidentId: idSchema.nullable(),
  actionId: idSchema.nullish(),
  dutyId: idSchema.nullish(),
  /** In the list only: not counted, no toast, no push message, no e-mail. */
  quiet: z.boolean().optional(),
  /** Name of the person who did it; null: the product itself. */
  by: z.string().nullable(),
  byUsername: z.string().nullish(),
  facts: notificationFactsSchema,
  at: timestampSchema,
  read: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** GET /api/notifications: one's own, newest first, at most 100, and how many are unread in all, quiet ones left out. */
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
