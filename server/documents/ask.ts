import { shownPassage } from '@tailboard/answers/quoting/answer.ts';
import type { Citation, DocumentAnswer } from '@tailboard/contract/documents.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { chooseAnswer } from './choose.ts';
import type { DocumentModel } from './document-model.ts';
import { searchDocuments } from './search.ts';
import { selectDocuments } from './select-documents.ts';
import { searchedBy } from './store.ts';

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
      errors: [{ field: 'documentKeys', message: say('field.documents-none') }],
    });
  }
  const documentIds = await selectDocuments(db, { viewer, keys: documentKeys, field: 'documentKeys' });
  const found = await searchDocuments(db, { text: query, documentIds, model, user: viewer });
  return chooseAnswer(model, { question: query, found, log, user: viewer, signal, askedAt });
}

/** The passages that meet what is looked for, best first, at most 20. `keys` null: in all documents. */
export async function searchPassages(
  db: Database,
  { q, keys, viewer, model }: Omit<Asked, 'log' | 'signal'> & { q: string; keys: readonly string[] | null },
): Promise<Citation[]> {
  const documentIds =
    keys === null ? await searchedBy(db, viewer) : await selectDocuments(db, { viewer, keys, field: 'keys' });
  const { passages } = await searchDocuments(db, { text: q, documentIds, model, user: viewer });
  return passages.slice(0, MOST_PASSAGES).map((one) => shownPassage(one));
}
