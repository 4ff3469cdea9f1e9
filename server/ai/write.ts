import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  generateText,
  isStepCount,
  jsonSchema,
  NoObjectGeneratedError,
  Output,
  streamText as streamBySdk,
  type LanguageModel,
  type ModelMessage,
  type ToolSet,
} from 'ai';
import { z } from 'zod';
import type { Call, Endpoint } from './endpoint.ts';
import { ModelUnavailable } from './model-unavailable.ts';
import { asMessages, withRuleOfData, type ModelImage, type Said } from './prompt.ts';

/** Rounds of tools in one answer, the last of which speaks. */
const MOST_STEPS = 5;

// The SDK's own warnings go to the console, with its advice to programmers.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** What every call says. `budgetMs` holds for the whole call, retries, second questions and tools included. */
export type Question = Readonly<{
  /** Ours, fixed: never anything that a person wrote. */
  instructions: string;
  /** JSON: whatever people, records and documents say. */
  data: unknown;
  conversation?: readonly Said[];
  images?: readonly ModelImage[];
  budgetMs: number;
  /** Who is answered, for the limit per person; null: the installation itself. */
  user: Readonly<{ id: number }> | null;
  /** Ends the call when the person goes away. */
  signal?: AbortSignal;
}>;

export type TextQuestion = Question & Readonly<{ tools?: ToolSet }>;
export type ObjectQuestion<S extends z.ZodType> = Question & Readonly<{ schema: S }>;

type Given = { endpoint: Endpoint; call: Call; structuredOutput: boolean };

function modelOf({ endpoint, call, structuredOutput }: Given): LanguageModel {
  const { baseUrl, apiKey, model } = endpoint.settings;
  return createOpenAICompatible({
    name: 'operator',
    baseURL: baseUrl.replace(/\/+$/, ''),
    ...(apiKey === null ? {} : { apiKey }),
    supportsStructuredOutputs: structuredOutput,
    includeUsage: true,
    fetch: call.fetch,
  }).chatModel(model);
}

/** An answer that fits `schema`; the model is asked once more with what was wrong. Otherwise throws. */
export async function writeObject<S extends z.ZodType>(
  given: Given,
  question: ObjectQuestion<S>,
): Promise<z.output<S>> {
  const { schema, instructions } = question;
  const { $schema: _, ...json } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const asked = [
    withRuleOfData(instructions),
    `Answer with one JSON object of this schema and nothing else:\n${JSON.stringify(json)}`,
  ].join('\n\n');
  const messages = asMessages(question);
  const first = await askForJson(given, { instructions: asked, messages, json });
  const parsed = parseAnswer(schema, first);
  if (parsed.success) return parsed.data;
  const second = await askForJson(given, {
    instructions: asked,
    messages: [
      ...messages,
      { role: 'assistant', content: first.slice(0, 20_000) || '(nothing)' },
      { role: 'user', content: `That is not valid: ${parsed.error}\nAnswer again, whole, in valid JSON.` },
    ],
    json,
  });
  const again = parseAnswer(schema, second);
  if (again.success) return again.data;
  throw new ModelUnavailable('chat', 'wrong-answer');
}

async function askForJson(
  given: Given,
  options: { instructions: string; messages: ModelMessage[]; json: object },
): Promise<string> {
  try {
    const result = await generateText({
      model: modelOf(given),
      instructions: options.instructions,
      messages: options.messages,
      maxRetries: 0,
      abortSignal: given.call.signal,
      // Without a check of its own: ours is the schema that the screens use.
      output: Output.object({ schema: jsonSchema(options.json), name: 'answer' }),
    });
    given.call.tokens(result.totalUsage);
    return finished(result);
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    given.call.tokens(error.usage ?? {});
    return finished({ text: error.text ?? '', finishReason: error.finishReason ?? 'stop' });
  }
}

/** Cut short, an answer may be valid and wrong; with a refusal asking again is no use. */
function finished({ text, finishReason }: { text: string; finishReason: string }): string {
  if (finishReason === 'content-filter') throw new ModelUnavailable('chat', 'refused');
  if (finishReason === 'length' || finishReason === 'error')
    throw new ModelUnavailable('chat', 'wrong-answer');
  return text;
}

function parseAnswer<S extends z.ZodType>(
  schema: S,
  text: string,
): { success: true; data: z.output<S> } | { success: false; error: string } {
  // Models that were not given the format put JSON into a fence.
  const bare = text
    .trim()
    .replace(/^```(?:json)?\s*/i, '')
    .replace(/\s*```$/, '');
  let value: unknown;
  try {
    value = JSON.parse(bare);
  } catch {
    return { success: false, error: 'it is not JSON.' };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed;
  return { success: false, error: z.prettifyError(parsed.error).slice(0, 2000) };
}

const textOptions = (given: Given, question: TextQuestion) => ({
  model: modelOf(given),
  instructions: withRuleOfData(question.instructions),
  messages: asMessages(question),
  maxRetries: 0,
  abortSignal: given.call.signal,
  ...(question.tools === undefined ? {} : { tools: question.tools, stopWhen: isStepCount(MOST_STEPS) }),
});

/** The text that the model writes, trimmed, never blank. */
export async function writeText(given: Given, question: TextQuestion): Promise<string> {
  const result = await generateText(textOptions(given, question));
  given.call.tokens(result.totalUsage);
  const text = finished(result).trim();
  if (text === '') throw new ModelUnavailable('chat', 'wrong-answer');
  return text;
}

/** The same, piece by piece. What came before a failure has been given; the failure is thrown after it. */
export async function* streamText(given: Given, question: TextQuestion): AsyncGenerator<string, void> {
  // What goes wrong comes as a part of the stream; the SDK would print it too.
  const result = streamBySdk({ ...textOptions(given, question), onError: () => undefined });
  let hasText = false;
  for await (const part of result.stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new Error('The answer of a model was broken off');
    if (part.type === 'text-delta' && part.text !== '') {
      hasText ||= part.text.trim() !== '';
      yield part.text;
    }
    if (part.type === 'finish') {
      given.call.tokens(part.totalUsage);
      // A server that hangs up without an end has not finished either.
      if (part.finishReason === 'other') throw new ModelUnavailable('chat', 'wrong-answer');
      finished({ text: '', finishReason: part.finishReason });
    }
  }
  if (!hasText) throw new ModelUnavailable('chat', 'wrong-answer');
}
