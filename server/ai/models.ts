import type { ModelFunction, ModelUsage } from '@tailboard/contract/models.ts';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { countRequest } from '../http/shared-limit.ts';
import { watchEndpoint, type Call, type Endpoint } from './endpoint.ts';
import { ModelUnavailable } from './model-unavailable.ts';
import { MAX_SPEECH_BYTES, MAX_TRANSCRIPT_BYTES, speak, transcribe, type Spoken } from './sound.ts';
import type { ObjectQuestion, Question, TextQuestion } from './write.ts';

/** Bytes of one answer of a chat model; the longest that a domain takes is some ten kilobytes. */
const MAX_CHAT_BYTES = 2 * 1024 * 1024;
/** Bytes of one answer of an embedding model: 64 texts, some 60 kB each. */
const MAX_EMBEDDING_BYTES = 64 * 1024 * 1024;

// The SDK is loaded when a model is asked: a server without models does not hold its megabytes.
const writing = () => import('./write.ts');
const embedding = () => import('./embed.ts');

const MINUTE_MS = 60_000;

type Asking = Readonly<{ budgetMs?: number; user?: Question['user']; signal?: AbortSignal }>;

/**
 * The operator's models. `can` says which are configured. Every call throws a ModelUnavailable, and nothing else, when there
 * is no answer that can be used: not configured, too many requests of the person within a minute, out of budget, broken,
 * refused or nonsense. The caller then answers by its built-in engine.
 */
export type Models = Readonly<{
  can: Readonly<Record<ModelFunction, boolean>>;
  /** Name of the model that writes answers, to be kept with what it wrote; null without one. */
  chatModel: string | null;
  /** Name of the embedding model, to be kept with its vectors; null without one. */
  embeddingModel: string | null;
  /** As above, with what it has written down. */
  transcriptionModel: string | null;
  /** With pictures the model that sees is asked, where there is one; otherwise they are left out. */
  writeObject: <S extends z.ZodType>(question: ObjectQuestion<S>) => Promise<z.output<S>>;
  writeText: (question: TextQuestion) => Promise<string>;
  streamText: (question: TextQuestion) => AsyncGenerator<string, void>;
  /** One vector for each text. Without a `user` (documents that are read in) nobody's limit counts. */
  embed: (texts: readonly string[], asking?: Asking) => Promise<number[][]>;
  /** At most 4096 characters of text; speed 0.5 to 2. */
  speak: (options: { text: string; voice: string; speed: number } & Asking) => Promise<Spoken>;
  transcribe: (
    options: { bytes: Uint8Array<ArrayBuffer>; type: string; name: string; language?: string } & Asking,
  ) => Promise<string>;
  usage: () => ModelUsage[];
}>;

/** The models of the settings. Nothing is asked until somebody asks. */
export function openModels({ config, db }: { config: Config['ai']; db: Database }): Models {
  const watch = (of: ModelFunction) => {
    const settings = config[of];
    return settings === null ? null : watchEndpoint(of, settings);
  };
  const endpoints = {
    chat: watch('chat'),
    vision: watch('vision'),
    embeddings: watch('embeddings'),
    speech: watch('speech'),
    transcription: watch('transcription'),
  };

  const begin = async (
    of: ModelFunction,
    options: Asking & { budgetMs: number; maxBytes: number },
  ): Promise<{ endpoint: Endpoint; call: Call }> => {
    const endpoint = endpoints[of];
    if (endpoint === null) throw new ModelUnavailable(of, 'not-configured');
    if (options.user !== null && options.user !== undefined) {
      const { admitted } = await countRequest(db, {
        name: `model ${options.user.id}`,
        max: config.requestsPerMinute,
        windowMs: MINUTE_MS,
      });
      if (!admitted) {
        endpoint.usage.failed('limit');
        throw new ModelUnavailable(of, 'limit');
      }
    }
    const { budgetMs, maxBytes, signal } = options;
    return { endpoint, call: endpoint.begin({ budgetMs, maxBytes, signal }) };
  };

  const answer = async <T>(
    of: ModelFunction,
    options: Asking & { budgetMs: number; maxBytes: number },
    work: (given: { endpoint: Endpoint; call: Call }) => Promise<T>,
  ): Promise<T> => {
    const given = await begin(of, options);
    try {
      const result = await work(given);
      given.call.done();
      return result;
    } catch (error) {
      throw given.call.failed(error);
    }
  };

  /** The function that takes a question, and the question as it can be asked of it. */
  const chatFor = <Q extends Question>(question: Q): { of: ModelFunction; asked: Q } =>
    (question.images ?? []).length > 0 && endpoints.vision !== null
      ? { of: 'vision', asked: question }
      : { of: 'chat', asked: { ...question, images: [] } };
  const { structuredOutput } = config;
  const maxBytes = MAX_CHAT_BYTES;

  return {
    can: {
      chat: endpoints.chat !== null,
      vision: endpoints.vision !== null,
      embeddings: endpoints.embeddings !== null,
      speech: endpoints.speech !== null,
      transcription: endpoints.transcription !== null,
    },
    chatModel: config.chat?.model ?? null,
    embeddingModel: config.embeddings?.model ?? null,
    transcriptionModel: config.transcription?.model ?? null,
    writeObject: (question) => {
      const { of, asked } = chatFor(question);
      return answer(of, { ...asked, maxBytes }, async (given) =>
        (await writing()).writeObject({ ...given, structuredOutput }, asked),
      );
    },
    writeText: (question) => {
      const { of, asked } = chatFor(question);
      return answer(of, { ...asked, maxBytes }, async (given) =>
        (await writing()).writeText({ ...given, structuredOutput }, asked),
      );
    },
    async *streamText(question) {
      const { of, asked } = chatFor(question);
      const given = await begin(of, { ...asked, maxBytes });
      let ended = false;
      try {
        const { streamText } = await writing();
        yield* streamText({ ...given, structuredOutput }, asked);
        ended = true;
        given.call.done();
      } catch (error) {
        ended = true;
        throw given.call.failed(error);
      } finally {
        // Whoever stopped reading has gone away.
        if (!ended) given.call.failed(new ModelUnavailable(of, 'cancelled'));
      }
    },
    embed: (texts, asking = {}) =>
      answer('embeddings', { budgetMs: 20_000, ...asking, maxBytes: MAX_EMBEDDING_BYTES }, async (given) =>
        (await embedding()).embed(given, texts),
      ),
    speak: ({ text, voice, speed, ...asking }) =>
      answer('speech', { budgetMs: 30_000, ...asking, maxBytes: MAX_SPEECH_BYTES }, (given) =>
        speak(given, { text, voice, speed }),
      ),
    transcribe: ({ bytes, type, name, language, ...asking }) =>
      answer('transcription', { budgetMs: 60_000, ...asking, maxBytes: MAX_TRANSCRIPT_BYTES }, (given) =>
        transcribe(given, { bytes, type, name, ...(language === undefined ? {} : { language }) }),
      ),
    usage: () => Object.values(endpoints).flatMap((endpoint) => endpoint?.usage.report() ?? []),
  };
}
