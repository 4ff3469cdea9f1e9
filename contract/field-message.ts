import type { WrittenSentence } from './sentence.ts';
import { sentencesOfMessages } from './message-sentences.ts';
import { fieldSentences } from './sentences/fields.ts';

type Sentences = typeof fieldSentences;
export type FieldCode = keyof Sentences;
type GapsOf<Text extends string> = Text extends `${string}{${infer Gap}}${infer Rest}`
  ? Gap | GapsOf<Rest>
  : never;
type Filling<Code extends FieldCode> = [GapsOf<Sentences[Code]>] extends [never]
  ? []
  : [values: Readonly<Record<GapsOf<Sentences[Code]>, Value>>];
type Value = string | number | WrittenSentence;

/** What is wrong with a field, in English and by its code. */
export function fieldSentence<Code extends FieldCode>(
  code: Code,
  ...filling: Filling<Code>
): WrittenSentence {
  const [values = {}]: readonly Readonly<Record<string, Value>>[] = filling;
  const text = fieldSentences[code].replaceAll(/\{(\w+)\}/g, (_gap, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'object' ? value.text : String(value);
  });
  return filling.length === 0 ? { text, code } : { text, code, values };
}

/**
 * The same as the message of a schema, where only a text has room: `sentenceOfMessage` gives its code back. For what is known
 * when the schema is made: every message is remembered.
 */
export function fieldMessage<Code extends FieldCode>(code: Code, ...filling: Filling<Code>): string {
  const sentence = fieldSentence(code, ...filling);
  sentencesOfMessages.set(sentence.text, sentence);
  return sentence.text;
}
