import { shownPassage } from '@tailboard/contract/document-answer.ts';
import type { Citation, DocumentAnswer } from '@tailboard/contract/documents.ts';
import { inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { scopeOf, type Viewer } from '../auth/public.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { chooseAnswer } from './choose.ts';
import type { DocumentModel } from './document-model.ts';
import { searchDocuments } from './search.ts';
import { findDocuments } from './store.ts';
import { safetyDocuments } from './tables.ts';

const MOST_PASSAGES = 20;

type Asked = {
  viewer: Viewer;
  model: DocumentModel | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
  signal: AbortSignal;
};

/** Answers a question out of the selected documents. Names those that do not exist, are not indexed or are retired. */
export async function askDocuments(
  db: Database,
  {
    query,
    documentKeys,
    viewer,
    model,
    log,
    signal,
  }: Asked & { query: string; documentKeys: readonly string[] },
): Promise<DocumentAnswer> {
  const askedAt = performance.now();
  if (documentKeys.length === 0) {
    throw new ProblemError('no-documents-selected', {
      errors: [{ field: 'documentKeys', message: 'Please select at least one OSHA document to chat with.' }],
    });
  }
  const documentIds = await selectedDocuments(db, { viewer, keys: documentKeys });
  const found = await searchDocuments(db, { text: query, documentIds, model, user: viewer });
  return chooseAnswer(model, { question: query, found, log, user: viewer, signal, askedAt });
}

/** The passages that meet what is looked for, best first, at most 20. `keys` null: in all documents. */
export async function searchPassages(
  db: Database,
  { q, keys, viewer, model }: Omit<Asked, 'log' | 'signal'> & { q: string; keys: readonly string[] | null },
): Promise<Citation[]> {
  const documentIds = keys === null ? null : await selectedDocuments(db, { viewer, keys });
  const { passages } = await searchDocuments(db, { text: q, documentIds, model, user: viewer });
  return passages.slice(0, MOST_PASSAGES).map((one) => shownPassage(one));
}

async function selectedDocuments(
  db: Database,
  { viewer, keys }: { viewer: Viewer; keys: readonly string[] },
): Promise<number[]> {
  const wanted = [...new Set(keys)];
  // NUL and half characters cannot be asked for, and no key has them.
  const possible = wanted.filter((key) => /^[a-z0-9-]+$/.test(key));
  const found =
    scopeOf(viewer, 'document.read') === 'any' && possible.length > 0
      ? await findDocuments(db, inArray(safetyDocuments.key, possible))
      : [];
  const usable = found.filter(({ document }) => document.version !== null && !document.retired);
  const known = new Set(usable.map(({ document }) => document.key));
  const unknown = wanted.filter((key) => !known.has(key));
  if (unknown.length === 0) return usable.map(({ document }) => document.id);
  const named = unknown.map((key) => key.slice(0, 120));
  throw new ProblemError('unknown-documents', {
    detail: `These documents do not exist or are no longer offered: ${named.slice(0, 10).join(', ')}${named.length > 10 ? ` and ${named.length - 10} more` : ''}.`,
    errors: named.map((key) => ({
      field: `documentKeys.${keys.findIndex((one) => one.startsWith(key))}`,
      message: `There is no usable document “${key}”`,
    })),
  });
}
