import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany } from 'ai';
import type { Call, Endpoint } from './endpoint.ts';
import { ModelUnavailable } from './model-unavailable.ts';

/** Texts of one request. */
const BATCH = 64;

/** One vector for each text, in their order, all of the same length. */
export async function embed(
  { endpoint, call }: { endpoint: Endpoint; call: Call },
  texts: readonly string[],
): Promise<number[][]> {
  const { baseUrl, apiKey, model } = endpoint.settings;
  const embeddingModel = createOpenAICompatible({
    name: 'operator',
    baseURL: baseUrl.replace(/\/+$/, ''),
    ...(apiKey === null ? {} : { apiKey }),
    fetch: call.fetch,
  }).embeddingModel(model);
  const vectors: number[][] = [];
  for (let at = 0; at < texts.length; at += BATCH) {
    const values = texts.slice(at, at + BATCH);
    const { embeddings, usage } = await embedMany({
      model: embeddingModel,
      values,
      maxRetries: 0,
      abortSignal: call.signal,
    });
    call.tokens({ inputTokens: usage.tokens });
    if (embeddings.length !== values.length) throw new ModelUnavailable('embeddings', 'wrong-answer');
    vectors.push(...embeddings);
  }
  const length = vectors[0]?.length ?? 0;
  const isVector = (vector: number[]) =>
    vector.length === length && length > 0 && vector.every((number) => Number.isFinite(number));
  if (!vectors.every(isVector)) throw new ModelUnavailable('embeddings', 'wrong-answer');
  return vectors;
}
