import { z } from 'zod';
import { typedText } from './primitives.ts';

/** Voices of the server (spec, section 3) with the gender that one hears. */
export const voices = [
  { id: 'alloy', name: 'Alloy', gender: 'neutral' },
  { id: 'echo', name: 'Echo', gender: 'male' },
  { id: 'fable', name: 'Fable', gender: 'male' },
  { id: 'onyx', name: 'Onyx', gender: 'male' },
  { id: 'nova', name: 'Nova', gender: 'female' },
  { id: 'shimmer', name: 'Shimmer', gender: 'female' },
] as const;
export const voiceSchema = z.enum(
  ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'],
  'There is no such voice',
);
export type Voice = z.infer<typeof voiceSchema>;
export const DEFAULT_VOICE: Voice = 'nova';

export const MIN_SPEED = 0.5;
export const MAX_SPEED = 2;
/** Characters of one reading; some six minutes. */
export const MAX_READ_ALOUD = 5_000;
/** Of the public page, which takes voice nova at speed 1 only. */
export const MAX_READ_ALOUD_IN_PUBLIC = 200;

/** What is read of a text: without its parts in square brackets (references and stage directions), spaces in one. */
export function spokenText(text: string): string {
  let spoken = text;
  for (let before = ''; before !== spoken;) {
    before = spoken;
    spoken = spoken.replaceAll(/\[[^[\]]*\]/g, ' ');
  }
  return spoken.replaceAll(/[[\]]/g, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Body of POST /api/tts and /api/openai/tts. `language` chooses among the system's voices; a model hears it by itself. */
export const readAloudSchema = z.object({
  text: typedText(MAX_READ_ALOUD).refine(
    (text) => /[\p{L}\p{N}]/u.test(spokenText(text)),
    'There is nothing to read aloud',
  ),
  voice: voiceSchema.default(DEFAULT_VOICE),
  speed: z
    .number()
    .min(MIN_SPEED, `Speed is from ${MIN_SPEED} to ${MAX_SPEED}`)
    .max(MAX_SPEED, `Speed is from ${MIN_SPEED} to ${MAX_SPEED}`)
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
