import { z } from 'zod';
import { citationSchema } from './documents.ts';
import { fieldMessage } from './field-message.ts';
import { incidentTypeSchema } from './incidents.ts';
import { requiredText } from './primitives.ts';

export const assistantContexts = [
  'dashboard',
  'incidents',
  'claims',
  'briefing',
  'safety',
  'osha',
  'profile',
  'general',
] as const;
export const assistantContextSchema = z.enum(assistantContexts);
export type AssistantContext = z.infer<typeof assistantContextSchema>;

/** Characters of one message; a longer one is refused. */
export const MAX_MESSAGE = 10_000;
/** Messages that go along with a new one, the last of the conversation. */
export const PREVIOUS_MESSAGES = 10;

const previousMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(20_000),
});

/** POST /api/assistant/chat. With `accept: text/event-stream` the answer comes in pieces: see `assistantEvents`. */
export const askAssistantSchema = z.object({
  message: requiredText(MAX_MESSAGE, fieldMessage('field.question-typed')),
  context: assistantContextSchema.default('general'),
  previousMessages: z.array(previousMessageSchema).max(PREVIOUS_MESSAGES).default([]),
  /** Language of the interface: of the words around what is quoted. */
  language: z.enum(['en', 'es']).default('en'),
});
export type AskAssistant = z.infer<typeof askAssistantSchema>;

/** What the report form is filled with for the person to confirm; nothing is sent by itself. */
export const reportPrefillSchema = z.object({
  type: incidentTypeSchema.optional(),
  description: z.string(),
  priority: z.enum(['low', 'medium', 'high']).optional(),
  location: z.string().optional(),
});
export type ReportPrefill = z.infer<typeof reportPrefillSchema>;

/** Which form or page the answer leads to: the report, the claims, the safety documents. */
export const formActions = ['incident', 'claim', 'safety'] as const;

export const assistantAnswerSchema = z.object({
  message: z.string(),
  suggestions: z.array(z.string()),
  formAction: z.enum(formActions).nullable(),
  prefill: reportPrefillSchema.nullable(),
  /** Passages of safety documents that were quoted. */
  citations: z.array(citationSchema),
  /** Pages of the product that the answer speaks of, e.g. a claim: an address of a screen and what to call it. */
  links: z.array(z.object({ href: z.string().regex(/^\//), label: z.string() })),
  /** Somebody seems to be hurt now: 911 and first aid come first. */
  emergency: z.boolean(),
  source: z.enum(['built-in', 'model']),
});
export type AssistantAnswer = z.infer<typeof assistantAnswerSchema>;

/**
 * Server-sent events of a streamed answer: first `text`, as often as needed, with `{ text: string }`: sentences to be added,
 * whose numbers have been checked; then one `answer` with an AssistantAnswer, which stands for all of them. A failure in the
 * middle is an `answer` too, of the built-in.
 */
export const assistantEvents = ['text', 'answer'] as const;

/** POST /api/assistant/suggestions */
export const askSuggestionsSchema = z.object({
  context: assistantContextSchema.default('general'),
  language: z.enum(['en', 'es']).default('en'),
});
export const suggestionsSchema = z.object({ suggestions: z.array(z.string()) });
