import { and, eq, inArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readdir, readFile as readBytes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../database/database.ts';
import { readFile, type FileContent } from './read-file.ts';
import type { Chunk } from '@tailboard/answers/library/chunks.ts';
import { lockAdding } from './store.ts';
import { safetyDocuments } from './tables.ts';
import {
  batchesOf,
  newEdition,
  putInUse,
  readingText,
  writePassages,
  type Written,
} from './write-passages.ts';

export const libraryFolder = fileURLToPath(new URL('../../safety-library', import.meta.url));

type LibraryFile = { fileName: string; bytes: Buffer; fileHash: string };

/**
 * Makes the documents of `folder` those of the database: new ones are added, changed ones indexed anew under their key, and
 * those that are no longer there retired; all in one transaction. Costs one query where nothing has changed. Returns how many
 * were written.
 */
export async function fillLibrary(
  db: Database,
  { folder = libraryFolder }: { folder?: string } = {},
): Promise<number> {
  const files = await readLibrary(folder);
  const changed = await changedFiles(db, files);
  if (changed.files.length === 0 && changed.gone.length === 0) return 0;
  const contents: { file: LibraryFile; content: FileContent }[] = [];
  for (const file of changed.files) {
    // They are our own, each read in some milliseconds: no thread of their own.
    contents.push({
      file,
      content: await readFile({ bytes: file.bytes, type: 'text/markdown', name: file.fileName }),
    });
  }
  return db.transaction(async (tx) => {
    await lockAdding(tx);
    // Another server may have done it in the meantime.
    const still = new Set((await changedFiles(tx, files)).files.map(({ fileName }) => fileName));
    let written = 0;
    for (const { file, content } of contents.filter((one) => still.has(one.file.fileName))) {
      const document = await writeDocument(tx, file, content);
      if (document === null) continue;
      await writeText(tx, document, content.chunks);
      written += 1;
    }
    if (changed.gone.length > 0) {
      await tx
        .update(safetyDocuments)
        .set({ retired: true, updatedAt: new Date() })
        .where(and(eq(safetyDocuments.origin, 'library'), inArray(safetyDocuments.key, changed.gone)));
    }
    return written;
  });
}

async function readLibrary(folder: string): Promise<LibraryFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (fileName) => {
      const bytes = await readBytes(join(folder, fileName));
      return { fileName, bytes, fileHash: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
}

const keyOf = (fileName: string) => basename(fileName, '.md');

async function changedFiles(
  db: Database,
  files: readonly LibraryFile[],
): Promise<{ files: LibraryFile[]; gone: string[] }> {
  const known = await db
    .select({
      key: safetyDocuments.key,
      fileHash: safetyDocuments.fileHash,
      retired: safetyDocuments.retired,
    })
    .from(safetyDocuments)
    .where(eq(safetyDocuments.origin, 'library'));
  const hashes = new Map(known.map(({ key, fileHash }) => [key, fileHash]));
  const present = new Set(files.map(({ fileName }) => keyOf(fileName)));
  return {
    files: files.filter(({ fileName, fileHash }) => hashes.get(keyOf(fileName)) !== fileHash),
    gone: known.filter(({ key, retired }) => !retired && !present.has(key)).map(({ key }) => key),
  };
}

/** Null where a supervisor's own document has the key: that one stays as it is. */
async function writeDocument(tx: Database, file: LibraryFile, { title, frontMatter, chunks }: FileContent) {
  const about = {
    title,
    kind: frontMatter.kind ?? ('guidance' as const),
    topics: frontMatter.topics ?? [],
    sections:
      frontMatter.sections ??
      [...new Set(chunks.flatMap(({ cites }) => cites))].map((cite) => `29 CFR ${cite}`),
    reviewed: frontMatter.reviewed ?? null,
    fileName: file.fileName,
    fileType: 'text/markdown' as const,
    fileHash: file.fileHash,
    size: file.bytes.length,
  };
  const [row] = await tx
    .insert(safetyDocuments)
    .values({ key: keyOf(file.fileName), origin: 'library', ...about })
    .onConflictDoUpdate({
      target: safetyDocuments.key,
      set: { ...about, updatedAt: new Date() },
      setWhere: sql`${safetyDocuments.origin} = 'library'`,
    })
    .returning({ id: safetyDocuments.id, key: safetyDocuments.key });
  return row === undefined ? null : { ...row, title, topics: about.topics };
}

/** All passages at once, as a new edition that is in use when the transaction ends. */
async function writeText(tx: Database, document: Written, chunks: readonly Chunk[]): Promise<void> {
  const { rows } = (await tx.execute(sql`select ${newEdition} as edition`)) as {
    rows: { edition: number }[];
  };
  const edition = rows[0]?.edition;
  if (edition === undefined) throw new Error('The database gave no number for an edition');
  const text = readingText(document);
  for (const batch of batchesOf(chunks)) {
    text.add(batch);
    await writePassages(tx, { document, edition, chunks: batch });
  }
  await putInUse(tx, { documentId: document.id, edition, read: text.read() });
}
