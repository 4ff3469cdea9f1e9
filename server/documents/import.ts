import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import { ConfigError, readConfig } from '../config.ts';
import { openEmbeddedDatabase, openPostgres, type OpenDatabase } from '../database/database.ts';
import { DatabaseInUseError } from '../database/embedded.ts';
import { ProblemError } from '../http/problem.ts';
import { toFileName } from '../uploads/file-name.ts';
import { endLeases } from '../jobs/store.ts';
import { openStorage } from '../storage/open-storage.ts';
import { addDocument } from './add-document.ts';
import { startIndexing } from './index-documents.ts';
import { stageDocument } from './receive-file.ts';
import { findDocuments, toDocument } from './store.ts';
import { safetyDocuments } from './tables.ts';
import { inArray } from 'drizzle-orm';

// `npm run documents:import -- <files>`: adds documents to the database that the settings name, and indexes them.

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Adds the files and says of each what became of it. Returns whether all can be used now. */
async function importFiles(paths: readonly string[]): Promise<boolean> {
  const config = readConfig(process.env);
  const database: OpenDatabase =
    config.databaseUrl === null
      ? await openEmbeddedDatabase(join(config.dataDir, 'database'))
      : await openPostgres({ url: config.databaseUrl });
  try {
    const { db } = database;
    const storage = await openStorage(config);
    const added: string[] = [];
    let refused = 0;
    for (const path of paths) {
      try {
        const bytes = createReadStream(path);
        const staged = await stageDocument({
          storage,
          bytes,
          fileName: toFileName(basename(path), 'document'),
        });
        const document = await addDocument(db, { actor: null, staged }).catch(async (error: unknown) => {
          await storage.delete(staged.storageKey);
          throw error;
        });
        added.push(document.key);
      } catch (error) {
        refused += 1;
        say(`✘ ${path}: ${reasonOf(error)}`);
      }
    }
    if (database.engine === 'pglite') await endLeases(db);
    const indexing = startIndexing({ db, storage, log: { warn: (_details, message) => say(message) } });
    await indexing.idle();
    await indexing.stop();
    const documents = added.length === 0 ? [] : await findDocuments(db, inArray(safetyDocuments.key, added));
    for (const stored of documents) {
      const { name, key, status, problem } = toDocument(stored);
      say(
        status === 'failed'
          ? `✘ ${name} (${key}): ${problem ?? 'it could not be read'}`
          : `✔ ${name} (${key}): ${status}`,
      );
    }
    return refused === 0 && documents.every((stored) => toDocument(stored).status === 'ready');
  } finally {
    await database.close();
  }
}

function reasonOf(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 'there is no such file';
    if (code === 'EISDIR') return 'this is a folder; name the files in it';
  }
  if (error instanceof ProblemError) return error.message;
  throw error;
}

const paths = process.argv.slice(2);
if (paths.length === 0) {
  process.stderr.write('Name the files: npm run documents:import -- rules.pdf "Crane plan.docx"\n');
  process.exit(1);
}
try {
  process.exitCode = (await importFiles(paths)) ? 0 : 1;
} catch (error) {
  const mendable = error instanceof ConfigError || error instanceof DatabaseInUseError;
  const hint =
    error instanceof DatabaseInUseError
      ? ' A server is running on it: add the documents on its page Work Site Safety, or stop it first.'
      : '';
  process.stderr.write(`${mendable ? error.message + hint : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
