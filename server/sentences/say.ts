import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Sentence, SentenceValue, WrittenSentence } from '@tailboard/contract/sentence.ts';
import { englishSentences, type SentenceCode } from '@tailboard/contract/sentences/all.ts';

/** A sentence that the server says: its English, and the code from which it is written in another language. */
export class Said {
  readonly text: string;
  readonly code: string;
  readonly values: Readonly<Record<string, Value | SentenceValue>>;

  constructor(text: string, code: string, values: Said['values']) {
    this.text = text;
    this.code = code;
    this.values = values;
  }
}

/** What fills a gap. A list is written with commas. */
type Value = string | number | Said | readonly (string | Said)[];
type Values = Readonly<Record<string, Value>>;

type English = typeof englishSentences;
/** The gaps of an ICU message by name. A form of a plural has a space in it, which no name has. */
type GapsOf<Message extends string> = Message extends `${string}{${infer Gap}}${infer Rest}`
  ? NameOf<Gap> | GapsOf<Rest>
  : never;
type NameOf<Gap extends string> = Gap extends `${infer Name}, ${string}`
  ? Name
  : Gap extends `${string} ${string}`
    ? never
    : Gap;
type Filling<Code extends SentenceCode> = [GapsOf<English[Code]>] extends [never]
  ? []
  : [values: Readonly<Record<GapsOf<English[Code]>, Value>>];

const english = setupI18n({ locale: 'en', messages: { en: {} } });
const compiled = new Map<SentenceCode, ReturnType<typeof compileMessage>>();

/** The sentence of a code, with its gaps filled. */
export function say<Code extends SentenceCode>(code: Code, ...filling: Filling<Code>): Said {
  const [values = {}]: readonly Values[] = filling;
  const message = compiled.get(code) ?? compileMessage(englishSentences[code]);
  compiled.set(code, message);
  const filled = Object.entries<Value>(values).map(([name, value]) => [name, inText(value)]);
  // The type knows of texts that are not compiled only.
  const text = english._({
    id: code,
    message: message as unknown as string,
    values: Object.fromEntries(filled) as Record<string, string | number>,
  });
  return new Said(text, code, values);
}

/** A sentence that was decided by its code, as `answers/` does. */
type Coded = Readonly<{ code: SentenceCode; values?: Readonly<Record<string, string | number | Coded>> }>;

export function sayCoded({ code, values = {} }: Coded): Said {
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? sayCoded(value) : value,
  ]);
  return (say as (code: SentenceCode, values: Values) => Said)(code, Object.fromEntries(filled) as Values);
}

/** Sentences one after the other. */
export const inARow = (sentences: readonly [Said, ...Said[]]): Said =>
  sentences.reduce((first, second) => say('text.row', { first, second }));

/** The texts of an answer that was kept, each as it was said; as text where it has no code. */
export function saidIn({
  sentences,
}: {
  sentences?: readonly WrittenSentence[];
}): (text: string) => string | Said {
  const kept = new Map(sentences?.map(({ text, code, values = {} }) => [text, new Said(text, code, values)]));
  return (text) => kept.get(text) ?? text;
}

/** 'approved or rejected'; empty for none. */
export const eitherOf = (words: readonly Said[]): Said | string =>
  words.length === 0 ? '' : words.reduce((first, second) => say('text.or', { first, second }));

function inText(value: Value): string | number {
  if (value instanceof Said) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return value.map(textOf).join(', ');
}

/** A sentence of the contract as the server says its own. */
export const saidOf = ({ text, code, values = {} }: WrittenSentence): Said => new Said(text, code, values);

/** A text in English, said or as somebody else wrote it. */
export const textOf = (text: string | Said): string => (typeof text === 'string' ? text : text.text);

/** An answer whose texts may be sentences yet. */
export type Unwritten<T> = T extends string
  ? string extends T
    ? string | Said
    : T
  : T extends readonly (infer One)[]
    ? readonly Unwritten<One>[]
    : T extends object
      ? { readonly [Key in keyof T]: Unwritten<T[Key]> }
      : T;

/** The answer with each sentence in English, and beside it the codes of all of them. */
export function inEnglish<T extends object>(answer: Unwritten<T>): T & { sentences: WrittenSentence[] } {
  const said = new Map<string, WrittenSentence>();
  const write = (part: unknown): unknown => {
    if (part instanceof Said) {
      if (!said.has(part.text)) said.set(part.text, { text: part.text, ...inNoLanguage(part) });
      return part.text;
    }
    if (Array.isArray(part)) return part.map(write);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, write(value)]));
  };
  return { ...(write(answer) as T), sentences: [...said.values()] };
}

function inNoLanguage({ code, values }: Said): Sentence {
  const filled = Object.entries(values).map(([name, value]): [string, SentenceValue] => [
    name,
    value instanceof Said
      ? inNoLanguage(value)
      : typeof value === 'object' && 'map' in value
        ? value.map((one) => (one instanceof Said ? inNoLanguage(one) : one))
        : value,
  ]);
  return filled.length === 0 ? { code } : { code, values: Object.fromEntries(filled) };
}
