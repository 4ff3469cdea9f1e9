import { z } from 'zod';
import { dutyKinds } from './duty-terms.ts';
import { incidentCategories } from './incident-terms.ts';
import { idSchema, timestampSchema } from './primitives.ts';

/** In the order in which they are listed. */
export const needsYouKinds = [
  /** Something the law wants by an hour. */
  'duty',
  /** A serious report that nobody who answers for the crew has seen. */
  'unseen-report',
  'action-overdue',
  /** Done, and to be checked by somebody else. */
  'action-to-verify',
  /** One's own action, due today or tomorrow. */
  'action-due',
  'claim',
  'observation',
  'crew-without-talk',
  /** The 300A of last year, not posted (1 February to 30 April) or not filed (2 March). For safety managers and administrators. */
  'post-summary',
  'file-electronically',
  /** Expires within 30 days, or has expired within the last 90. */
  'certificate',
] as const;

/**
 * One row, with what it takes to be read: never medical detail, nor what was written in a report. `id`: of the duty, incident,
 * action, claim or observation; of a crew its name; of a certificate its person; of a summary its establishment.
 */
export const needsYouItemSchema = z.object({
  kind: z.enum(needsYouKinds),
  id: z.union([idSchema, z.string()]),
  incidentId: idSchema.optional(),
  dueAt: timestampSchema.optional(),
  crewId: z.string().nullable(),
  /** The place of an incident, the title of an action, the number of a claim, the certificate, the establishment; empty where there is none. */
  title: z.string(),
  /** Name of whom it is about: the reporter, the assignee, the holder. */
  who: z.string().optional(),
  /** When it happened, was done, filed, or held last. */
  at: timestampSchema.optional(),
  incidentType: z.string().optional(),
  category: z.enum(incidentCategories).optional(),
  duty: z.enum(dutyKinds).optional(),
  /** Of the log whose summary is to be posted or filed. */
  year: z.int().optional(),
  /** Whether the establishment must is not verified: a person checks it. */
  toCheck: z.boolean().optional(),
});
export type NeedsYouItem = z.infer<typeof needsYouItemSchema>;

/**
 * GET /api/needs-you: what waits for the signed-in person, by kind and within it the most urgent first, at most 50 of each kind;
 * `more` says that there are further ones. A crew member's own actions alone.
 */
export const needsYouSchema = z.object({ items: z.array(needsYouItemSchema), more: z.boolean() });
export type NeedsYou = z.infer<typeof needsYouSchema>;
