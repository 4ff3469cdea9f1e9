import { z } from 'zod';
import { documentKeySchema } from './documents.ts';
import { clientRefSchema, idSchema, requiredText, timestampSchema, typedText } from './primitives.ts';

export const MAX_AT_A_TALK = 100;
/** Longest drawn signature: SVG path data of a 300 x 120 box (only M, L and figures). */
export const MAX_SIGNATURE = 20_000;

/** A toolbox talk's topic: a safety document with two check questions. */
export const talkTopicSchema = z.object({
  documentKey: documentKeySchema,
  title: z.string(),
  /** What is read out, a few short paragraphs. */
  points: z.array(z.string()).min(1),
  questions: z
    .array(
      z.object({
        question: z.string(),
        choices: z.array(z.string()).min(2).max(4),
        /** Index into choices. */
        correct: z.int().min(0),
        /** Where the document says so. */
        section: z.string(),
      }),
    )
    .length(2),
});
export type TalkTopic = z.infer<typeof talkTopicSchema>;

const nameSchema = requiredText(200, 'Enter a name');

/** Somebody on the crew list of the talk: by the account, or by a typed name. */
export const attendeeSchema = z.discriminatedUnion('attendance', [
  z.object({
    attendance: z.literal('present'),
    userId: idSchema.nullable(),
    name: nameSchema,
    /** Drawn with a finger, or 'present, agrees' by a tap. */
    signature: z.discriminatedUnion('by', [
      z.object({
        by: z.literal('finger'),
        path: z
          .string()
          .max(MAX_SIGNATURE)
          .regex(/^M[\d.]+ [\d.]+( ?[ML][\d.]+ [\d.]+)+$/, 'Sign with a finger'),
      }),
      z.object({ by: z.literal('agrees') }),
    ]),
    signedAt: timestampSchema,
  }),
  z.object({
    attendance: z.literal('excused'),
    userId: idSchema.nullable(),
    name: nameSchema,
    reason: requiredText(500, 'Say why they are not here'),
  }),
]);
export type Attendee = z.infer<typeof attendeeSchema>;

/**
 * POST /api/talks: a talk that was held and is closed. The server refuses one that is not signed by everybody on its crew list
 * (present with a signature, or excused with a reason; at least one present; both questions answered right).
 * `clientRef` makes a repeat harmless.
 */
export const closeTalkSchema = z.object({
  clientRef: clientRefSchema,
  documentKey: documentKeySchema,
  title: requiredText(200, 'Title is required'),
  /** Place as text, e.g. the briefing's. */
  place: typedText(300),
  heldAt: timestampSchema,
  closedAt: timestampSchema,
  /** Whether all points were read. */
  read: z.literal(true, 'Read the talk first'),
  answers: z.array(z.int().min(0).max(3)).length(2),
  attendees: z.array(attendeeSchema).min(1).max(MAX_AT_A_TALK),
  notes: typedText(2_000).default(''),
});
export type CloseTalk = z.infer<typeof closeTalkSchema>;

/** A talk on the server. */
export const talkSchema = closeTalkSchema.extend({
  id: idSchema,
  userId: idSchema,
  /** Name of the person who held it. */
  heldBy: z.string(),
  crewId: z.string().nullable(),
  createdAt: timestampSchema,
});
export type Talk = z.infer<typeof talkSchema>;

/** GET /api/talks?before=id: one's own; supervisors those of their crew; newest first, 50 at a time. */
export const talkListSchema = z.object({ talks: z.array(talkSchema), more: z.boolean() });

/** GET /api/talks/crew: names for the sign-in sheet, the viewer's crew, active people only. */
export const talkCrewSchema = z.object({ people: z.array(z.object({ userId: idSchema, name: z.string() })) });

/** GET /api/talks/topics: what a talk can be held about. GET /api/talks/{id}/pdf: the record. */
export const talkTopicsSchema = z.array(talkTopicSchema);
