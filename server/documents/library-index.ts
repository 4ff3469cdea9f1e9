import { readdir, readFile as readBytes } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIndex, type PassageIndex } from '@tailboard/answers/library/build-index.ts';
import type { Passage } from '@tailboard/answers/library/passages.ts';
import { libraryFolder } from './fill-library.ts';
import { readFile } from './read-file.ts';

async function passagesOf(documentKey: string, bytes: Buffer): Promise<Passage[]> {
  const { title, frontMatter, chunks } = await readFile({
    bytes,
    type: 'text/markdown',
    name: `${documentKey}.md`,
  });
  const about = { documentKey, document: title, topics: frontMatter.topics ?? [] };
  return chunks.map((chunk) => Object.assign({}, about, chunk));
}

/** The passages of the library, read from its files without a database. */
async function libraryPassages(): Promise<Passage[]> {
  const names = (await readdir(libraryFolder)).filter((name) => name.endsWith('.md'));
  const documents = names.map(async (name) =>
    passagesOf(name.slice(0, -'.md'.length), await readBytes(join(libraryFolder, name))),
  );
  return (await Promise.all(documents)).flat();
}

const ownPassages = (own: string) => passagesOf('own', Buffer.from(own));

/** The library as a phone keeps it, without a server or a database; beside it the Markdown of one own document, under the key 'own'. */
export const libraryIndex = async (own: string | null = null): Promise<PassageIndex> =>
  await buildIndex([...(await libraryPassages()), ...(own === null ? [] : await ownPassages(own))]);

/** One own document by itself. */
export const ownIndex = async (own: string): Promise<PassageIndex> =>
  await buildIndex(await ownPassages(own));
