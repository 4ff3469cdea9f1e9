import { z } from 'zod';
import { fieldMessage } from './field-message.ts';
import { notificationKinds, pushLanguageSchema } from './notifications.ts';

/** What the law wants, and serious reports: nobody switches them off. */
export const alwaysTold = ['duty-due', 'incident-reported'] as const;

/** The list of what needs one, by e-mail once a day. `hour`: of the person's clock, when the shift starts. */
const digest = z.object({ on: z.boolean(), hour: z.int().min(0).max(23) });
export const USUAL_DIGEST = { on: true, hour: 6 } as const;

const ways = z.object({ push: z.boolean(), email: z.boolean() });

/** Of each kind of notification whether it is pushed and mailed; in the bell they all are. */
export const notificationChoicesSchema = z.object({
  choices: z.record(z.enum(notificationKinds), ways),
  /** Kinds that stay on. */
  fixed: z.array(z.enum(notificationKinds)),
  /** Whether this server sends e-mail, and the person has an address. */
  email: z.boolean(),
  digest,
  /** The language of e-mails. */
  language: pushLanguageSchema,
});
export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

/** PUT /api/notifications/choices: only what is sent changes. One that must stay on is `invalid-input`. */
export const putNotificationChoicesSchema = z
  .object({
    choices: z.partialRecord(z.enum(notificationKinds), ways.partial()).optional(),
    digest: digest.partial().optional(),
    language: pushLanguageSchema.optional(),
  })
  .refine(
    (change) => Object.values(change).some((value) => value !== undefined),
    fieldMessage('field.nothing-to-change'),
  );
export type PutNotificationChoices = z.infer<typeof putNotificationChoicesSchema>;
