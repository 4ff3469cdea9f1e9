import { readdirSync, readFileSync } from 'node:fs';
import { buildIndex, type PassageIndex } from '../library/build-index.ts';
import { chunksOf } from '../library/chunks.ts';
import { plainText } from '../library/markdown.ts';
import type { Passage } from '../library/passages.ts';
import { readMarkdown } from '../library/read-markdown.ts';

const folder = new URL('../../safety-library/', import.meta.url);

function passagesOf(documentKey: string, source: string): Passage[] {
  const { title, frontMatter, blocks } = readMarkdown(source);
  const document = plainText(title ?? documentKey);
  const about = { documentKey, document, topics: frontMatter.topics ?? [] };
  return chunksOf(document, blocks).map((chunk) => Object.assign({}, about, chunk));
}

/** The passages of the safety library, read from its files. */
const libraryPassages = (): Passage[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => passagesOf(name.slice(0, -'.md'.length), readFileSync(new URL(name, folder), 'utf8')));

const ownPassages = (markdown: string) => passagesOf('own', markdown);

/** The library as a phone keeps it; beside it the Markdown of one own document, under the key 'own'. */
export const libraryIndex = async (own: string | null = null): Promise<PassageIndex> =>
  await buildIndex([...libraryPassages(), ...(own === null ? [] : ownPassages(own))]);

/** One own document by itself. */
export const ownIndex = async (own: string): Promise<PassageIndex> => await buildIndex(ownPassages(own));
