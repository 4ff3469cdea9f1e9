import { readdir, readFile as readBytes } from 'node:fs/promises';
import { countWords, readPassage, type Passage } from '@tailboard/answers/library/passages.ts';
import type { PassageIndex } from '@tailboard/answers/search.ts';
import { vocabularyOf } from '@tailboard/answers/reading/spelling.ts';
import { libraryFolder } from './fill-library.ts';
import { readFile } from './read-file.ts';

async function passagesOf(documentKey: string, bytes: Buffer): Promise<Passage[]> {
  const { title, frontMatter, chunks } = await readFile({
    bytes,
    type: 'text/markdown',
    name: `${documentKey}.md`,
  });
  const passages: Passage[] = [];
  for (const chunk of chunks)
    passages.push({ ...chunk, documentKey, document: title, topics: frontMatter.topics ?? [] });
  return passages;
}

const indexOf = (passages: readonly Passage[]): PassageIndex => ({
  passages: passages.map(readPassage),
  vocabulary: vocabularyOf([countWords(passages)]),
});

/** The library as a phone keeps it, without a server or a database; beside it the Markdown of one own document, under the key 'own'. */
export async function libraryIndex(own: string | null = null): Promise<PassageIndex> {
  const names = (await readdir(libraryFolder)).filter((name) => name.endsWith('.md'));
  const library = await Promise.all(
    names.map(async (name) =>
      passagesOf(name.slice(0, -'.md'.length), await readBytes(new URL(name, `file://${libraryFolder}/`))),
    ),
  );
  return indexOf([...library.flat(), ...(own === null ? [] : await ownPassages(own))]);
}

const ownPassages = (own: string) => passagesOf('own', Buffer.from(own));

/** One own document by itself. */
export const ownIndex = async (own: string): Promise<PassageIndex> => indexOf(await ownPassages(own));
