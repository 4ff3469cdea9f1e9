import { z } from 'zod';

/** What fills a gap of a sentence: a figure or a name as it stands, a number, another sentence, or a list of them. */
export type SentenceValue = string | number | Sentence | readonly (string | Sentence)[];

/** A sentence in no language: its code in `contract/sentences/` and what fills its gaps. */
export type Sentence = Readonly<{
  code: string;
  values?: Readonly<Record<string, SentenceValue>> | undefined;
}>;

const values: z.ZodType<Record<string, SentenceValue>> = z
  .lazy(() =>
    z.record(
      z.string(),
      z.union([z.string(), z.number(), sentenceSchema, z.array(z.union([z.string(), sentenceSchema]))]),
    ),
  )
  .meta({ id: 'SentenceValues' });
export const sentenceSchema: z.ZodType<Sentence> = z
  .object({ code: z.string(), values: values.optional() })
  .meta({ id: 'Sentence' });

/**
 * Beside an answer's English texts, the code of each of them once, found by its text: who reads another language writes
 * it from there. What people wrote, what a model wrote and what was kept before there were codes has none.
 */
export const sentencesSchema = z
  .array(z.object({ text: z.string(), code: z.string(), values: values.optional() }))
  .default([]);
export type WrittenSentence = z.infer<typeof sentencesSchema>[number];
