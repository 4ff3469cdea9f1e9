import { z } from 'zod';
import { fieldMessage } from './field-message.ts';
import { DEFAULT_VOICE, MAX_READ_ALOUD, MAX_SPEED, MIN_SPEED, spokenText } from './speech-terms.ts';
import { typedText } from './primitives.ts';

export const voiceSchema = z.enum(
  ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'],
  fieldMessage('field.no-such-voice'),
);
export type Voice = z.infer<typeof voiceSchema>;
/** Body of POST /api/tts and /api/openai/tts. `language` chooses among the system's voices; a model hears it by itself. */
export const readAloudSchema = z.object({
  text: typedText(MAX_READ_ALOUD).refine(
    (text) => /[\p{L}\p{N}]/u.test(spokenText(text)),
    fieldMessage('field.nothing-to-read'),
  ),
  voice: voiceSchema.default(DEFAULT_VOICE),
  speed: z
    .number()
    .min(MIN_SPEED, fieldMessage('field.speed', { least: MIN_SPEED, most: MAX_SPEED }))
    .max(MAX_SPEED, fieldMessage('field.speed', { least: MIN_SPEED, most: MAX_SPEED }))
    .default(1),
  language: z.enum(['en', 'es']).default('en'),
});
export type ReadAloud = z.infer<typeof readAloudSchema>;

/** `audioUrl` is an address of this server, kept for 30 days after it was last asked for. */
export const readAloudReplySchema = z.object({ audioUrl: z.string(), source: z.enum(['model', 'system']) });
export type ReadAloudReply = z.infer<typeof readAloudReplySchema>;

/** Text fields of POST /api/transcriptions (multipart, the recording as `file`). */
export const transcriptionFieldsSchema = z.object({ language: z.enum(['en', 'es']).optional() });
/** `text` is empty where nothing was said. */
export const transcriptionSchema = z.object({ text: z.string(), source: z.literal('model') });
export type Transcription = z.infer<typeof transcriptionSchema>;
