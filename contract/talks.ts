import { z } from 'zod';
import { documentKeySchema } from './documents.ts';
import { fieldMessage } from './field-message.ts';
import { clientRefSchema, idSchema, requiredText, timestampSchema, typedText } from './primitives.ts';
import { sentencesSchema } from './sentence.ts';
import { inkOf, SIGNATURE_HEIGHT, SIGNATURE_WIDTH } from './signature.ts';
import { timeZoneSchema } from './time-zone.ts';

export const MAX_AT_A_TALK = 100;
/** Longest drawn signature, characters: some 1,500 points. */
export const MAX_SIGNATURE = 20_000;
/** Shortest line that counts as a signature, in units of its box: a tap is none. */
export const LEAST_INK = 25;
/** Talks in one answer of the list. */
export const TALKS_A_PAGE = 50;

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
        /** In the document's own words; empty in topics that a device kept from before it was quoted. */
        quote: z.string().default(''),
      }),
    )
    .length(2),
  /** Of title, questions and choices. */
  sentences: sentencesSchema,
});
export type TalkTopic = z.infer<typeof talkTopicSchema>;

/** GET /api/talks/topics: what a talk can be held about, as in safety-library/talks.json. */
export const talkTopicsSchema = z.array(talkTopicSchema);

const nameSchema = requiredText(200, fieldMessage('field.name-typed'));

const coordinate = String.raw`\d{1,3}(\.\d)?`;
const point = `${coordinate} ${coordinate}`;

/**
 * SVG path data in a box of SIGNATURE_WIDTH x SIGNATURE_HEIGHT: only absolute M and L, one decimal, e.g. `M10 60 L12.5 58`.
 */
const signaturePathSchema = z
  .string()
  .max(MAX_SIGNATURE)
  .regex(new RegExp(`^M${point}( ?[ML]${point})+$`), fieldMessage('field.sign'))
  .refine((path) => {
    const ink = inkOf(path);
    return ink.right <= SIGNATURE_WIDTH && ink.bottom <= SIGNATURE_HEIGHT && ink.length >= LEAST_INK;
  }, fieldMessage('field.sign'));

/** Drawn with a finger, or 'present, agrees' by a tap. */
export const signatureSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('finger'), path: signaturePathSchema }),
  z.object({ by: z.literal('agrees') }),
]);
export type Signature = z.infer<typeof signatureSchema>;

/**
 * Somebody on the crew list of the talk: by the account (`userId`), or by a typed name. A missing signature or a blank reason
 * is well-formed, but no talk can be closed with one (talk-rules.ts).
 */
export const attendeeSchema = z.discriminatedUnion('attendance', [
  z.object({
    attendance: z.literal('present'),
    userId: idSchema.nullable(),
    name: nameSchema,
    signature: signatureSchema.nullable(),
    signedAt: timestampSchema.nullable(),
  }),
  z.object({
    attendance: z.literal('excused'),
    userId: idSchema.nullable(),
    name: nameSchema,
    reason: typedText(500),
  }),
]);
export type Attendee = z.infer<typeof attendeeSchema>;

/**
 * POST /api/talks: a talk that was held and is closed; 201, or 200 for a repeat. The server refuses with 422 one that is not
 * closed by the rules of talk-rules.ts. `clientRef` makes a repeat harmless.
 */
export const closeTalkSchema = z.object({
  clientRef: clientRefSchema,
  documentKey: documentKeySchema,
  title: requiredText(200, fieldMessage('field.title-required')),
  /** Place as text, e.g. the briefing's. */
  place: typedText(300),
  heldAt: timestampSchema,
  closedAt: timestampSchema,
  /** The zone in which the crew read its clocks. */
  timeZone: timeZoneSchema.default('UTC'),
  /** Whether all points were read. */
  read: z.boolean(),
  /** Index into the choices of each question; null: not answered. */
  answers: z.array(z.int().min(0).max(3).nullable()).length(2),
  attendees: z.array(attendeeSchema).max(MAX_AT_A_TALK),
  notes: typedText(2_000).default(''),
});
export type CloseTalk = z.infer<typeof closeTalkSchema>;

/** What a list shows of a talk. */
export const talkSummarySchema = z.object({
  id: idSchema,
  userId: idSchema,
  clientRef: clientRefSchema,
  /** Name of the person who held it. */
  heldBy: z.string(),
  /** Their username, which nobody chooses anew: a name can be taken over. */
  heldByUsername: z.string().optional(),
  /** Their crew when they held it. */
  crewId: z.string().nullable(),
  documentKey: documentKeySchema,
  title: z.string(),
  place: z.string(),
  heldAt: timestampSchema,
  closedAt: timestampSchema,
  /** How many signed, and how many were excused. */
  signed: z.int().min(1),
  excused: z.int().min(0),
  /** Of what the talk itself says: its title, and in a whole record its questions and answers. */
  sentences: sentencesSchema,
});
export type TalkSummary = z.infer<typeof talkSummarySchema>;

/** A talk on the server, with all of its record. */
export const talkSchema = talkSummarySchema.extend({
  timeZone: z.string(),
  /** The check questions with the answers given, as they stood when the server took the talk. */
  questions: z.array(z.object({ question: z.string(), answer: z.string(), section: z.string() })),
  attendees: z.array(attendeeSchema).min(1),
  /** Usernames of those with an account, by its id. */
  usernames: z.record(z.string(), z.string()).optional(),
  notes: z.string(),
  /** When the server took it. */
  createdAt: timestampSchema,
});
export type Talk = z.infer<typeof talkSchema>;

/** GET /api/talks?before=id: one's own; supervisors those of their crew; newest first, TALKS_A_PAGE at a time. */
export const listTalksQuerySchema = z.object({ before: z.coerce.number().pipe(idSchema).optional() });
export const talkListSchema = z.object({ talks: z.array(talkSummarySchema), more: z.boolean() });
export type TalkList = z.infer<typeof talkListSchema>;

/** GET /api/talks/{id}/pdf: the language of titles and labels. */
export const talkPdfQuerySchema = z.object({ language: z.enum(['en', 'es']).default('en') });

/** GET /api/talks/crew: names for the sign-in sheet, the viewer's crew with the viewer, active people only. */
export const talkCrewSchema = z.object({ people: z.array(z.object({ userId: idSchema, name: z.string() })) });
export type TalkCrew = z.infer<typeof talkCrewSchema>;

/** GET /api/talks/crews (supervisors): the crews they see, each with the talk it held last. */
export const talkCrewsSchema = z.object({
  crews: z.array(
    z.object({
      crewId: z.string(),
      /** Active people. */
      people: z.int().min(0),
      last: talkSummarySchema.nullable(),
    }),
  ),
});
export type TalkCrews = z.infer<typeof talkCrewsSchema>;
