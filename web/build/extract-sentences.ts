import { talkSentences } from '@tailboard/contract/talk-sentences.ts';
import type { TalkTopic } from '@tailboard/contract/talks.ts';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { defineConfig } from '@lingui/cli';

type Extractors = NonNullable<Parameters<typeof defineConfig>[0]['extractors']>;
type Extractor = Extract<Extractors[number], { match: unknown }>;

/** Takes what the server says (contract/sentences/) into the catalogues by its codes, with the English for the translator. */
export const sentenceExtractor: Extractor = {
  match: (file) => /\/contract\/sentences\/[^/]+\.ts$/.test(file),
  extract: async (file, _code, onMessageExtracted) => {
    const exported = (await import(pathToFileURL(file).href)) as Record<string, Record<string, string>>;
    for (const [id, message] of Object.values(exported).flatMap((sentences) => Object.entries(sentences)))
      onMessageExtracted({ id, message, comment: message, origin: [file, 1] });
  },
};

/** What the toolbox talks say, by their codes. */
export const talkExtractor: Extractor = {
  match: (file) => file.endsWith('/safety-library/talks.json'),
  extract: (file, _code, onMessageExtracted) => {
    const topics = JSON.parse(readFileSync(file, 'utf8')) as TalkTopic[];
    for (const { code, text } of topics.flatMap(talkSentences))
      onMessageExtracted({ id: code, message: text, comment: text, origin: [file, 1] });
  },
};
