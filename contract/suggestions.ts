import { z } from 'zod';
import { fieldMessage } from './field-message.ts';
import { MAX_DESCRIPTION } from './incident-terms.ts';
import { typedText } from './primitives.ts';
import { sentenceSchema } from './sentence.ts';

/** POST /api/ai/field-suggestion. `otherValues`: the other fields of the form as text. */
export const fieldSuggestionRequestSchema = z.object({
  formType: typedText(40),
  fieldName: typedText(40),
  currentValue: typedText(MAX_DESCRIPTION),
  otherValues: z
    .record(z.string().max(60), typedText(MAX_DESCRIPTION))
    .refine((values) => Object.keys(values).length <= 40, fieldMessage('field.too-many-fields'))
    .default({}),
});
export type FieldSuggestionRequest = z.infer<typeof fieldSuggestionRequestSchema>;

export const suggestionSources = ['description', 'earlier-reports', 'model'] as const;

/**
 * What a field may hold. `field` is the one it is for: with a description these are others too. A value for `description`
 * is a line to be added to it, never in its place.
 */
export const fieldSuggestionSchema = z.object({
  field: z.enum(['type', 'priority', 'location', 'description']),
  value: z.string(),
  /** The code of a detail that the rules offer for the description. */
  sentence: sentenceSchema.optional(),
  source: z.enum(suggestionSources),
  confidence: z.number().min(0).max(1),
});
export type FieldSuggestion = z.infer<typeof fieldSuggestionSchema>;

/** Surest first, at most eight; empty when there is nothing to offer. */
export const fieldSuggestionListSchema = z.array(fieldSuggestionSchema).max(8);
