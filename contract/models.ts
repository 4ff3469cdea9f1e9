import { z } from 'zod';

export const modelFunctions = ['chat', 'vision', 'embeddings', 'speech', 'transcription'] as const;
export type ModelFunction = (typeof modelFunctions)[number];

const count = z.int().min(0);

/** What one configured function has done since the server that answers was started. `answerMs`: all answers together. */
export const modelUsageSchema = z.object({
  of: z.enum(modelFunctions),
  model: z.string(),
  requests: count,
  answers: count,
  inputTokens: count,
  outputTokens: count,
  answerMs: count,
  /** By reason, e.g. `too-slow`. */
  failures: z.record(z.string(), count),
});
export type ModelUsage = z.infer<typeof modelUsageSchema>;

/** GET /api/ai/usage (admin): one row for each function that is configured. */
export const modelUsageListSchema = z.array(modelUsageSchema);
