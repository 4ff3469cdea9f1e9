import { z } from 'zod';
import { fieldMessage } from './field-message.ts';
import { factValueSchema } from './incident-analysis.ts';
import { treatments } from './incident-people.ts';
import { incidentCategorySchema, incidentTypeSchema, prioritySchema } from './incidents.ts';
import { MAX_LOCATION, MAX_SPOKEN } from './incident-terms.ts';
import { isKeepableTime, requiredText, typedText } from './primitives.ts';
import { sentencesSchema } from './sentence.ts';

/** A time with the offset of the clock of whoever speaks: '10 in the morning' is 10 by that clock. */
const spokenAt = z.iso
  .datetime({ offset: true, local: false })
  .refine(isKeepableTime, fieldMessage('field.no-such-date'));

/**
 * POST /api/incidents/from-words: what somebody said, as it was written down. `at`: when it was said, else now by the server's clock;
 * `place`: what is known of where the phone is. Nothing is stored.
 */
export const fromWordsSchema = z.object({
  text: requiredText(MAX_SPOKEN, fieldMessage('field.description-required')),
  /** In which the questions are asked; else the language of the text. */
  language: z.enum(['en', 'es']).optional(),
  at: spokenAt.optional(),
  place: typedText(MAX_LOCATION).optional(),
});
export type FromWords = z.infer<typeof fromWordsSchema>;

/** What of a report may be heard in words. */
export const spokenFields = [
  'type',
  'category',
  'date',
  'location',
  'person',
  'bodyPart',
  'treatment',
  'died',
  'admitted',
  'amputation',
  'eyeLost',
] as const;
export type SpokenField = (typeof spokenFields)[number];

export const spokenDraftSchema = z.object({
  type: incidentTypeSchema,
  category: incidentCategorySchema,
  priority: prioritySchema,
  /** What was said, whole, as far as a description goes. */
  description: z.string(),
  /** `2026-06-10T10:00:00-05:00`; null where nothing was said of when. */
  date: z.string().nullable(),
  /** The words for the place, as they were said; null where none were. */
  location: z.string().nullable(),
  /** Who was hurt; without a name where none was said. Empty where nobody was. */
  people: z.array(
    z.object({
      name: z.string().nullable(),
      bodyPart: z.string().nullable(),
      treatment: z.enum(treatments),
    }),
  ),
  facts: z.object({
    died: factValueSchema,
    admitted: factValueSchema,
    amputation: factValueSchema,
    eyeLost: factValueSchema,
  }),
});
export type SpokenDraft = z.infer<typeof spokenDraftSchema>;

/** From which words a field comes; `sure` is false where it should be asked. */
export const spokenSourceSchema = z.object({
  field: z.enum(spokenFields),
  words: z.string(),
  sure: z.boolean(),
});
export type SpokenSource = z.infer<typeof spokenSourceSchema>;

/** One question with what may be answered: values of the field. Asked one after the other, the most important first. */
export const spokenQuestionSchema = z.object({
  field: z.enum(spokenFields),
  question: z.string(),
  choices: z.array(z.string()),
});
export type SpokenQuestion = z.infer<typeof spokenQuestionSchema>;

export const fromWordsReplySchema = z.object({
  draft: spokenDraftSchema,
  from: z.array(spokenSourceSchema),
  ask: z.array(spokenQuestionSchema),
  source: z.enum(['built-in', 'model']),
  sentences: sentencesSchema,
});
export type FromWordsReply = z.infer<typeof fromWordsReplySchema>;
