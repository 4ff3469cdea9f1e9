import { answerFromPassages } from '@tailboard/answers/quoting/answer.ts';
import { and, inArray } from 'drizzle-orm';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import type { DocumentModel } from './document-model.ts';
import { searchDocuments } from './search.ts';
import { findDocuments, readableBy, usable } from './store.ts';
import { safetyDocuments } from './tables.ts';

const LONGEST_QUESTION = 120;
const MOST_TITLES = 40;
/** Questions asked so far that the model is told: the last ones. */
const MOST_ASKED = 5;
const LONGEST_ASKED = 500;

/**
 * Questions of a model that go on from what was asked. Only those are offered that the selected documents answer by our own
 * search, so that nothing a document has talked the model into is offered as a question. Rejects where the model does.
 */
export async function suggestByModel(
  db: Database,
  options: {
    model: DocumentModel;
    documentKeys: readonly string[];
    asked: readonly string[];
    user: Viewer;
    signal: AbortSignal;
  },
): Promise<string[]> {
  const { model, documentKeys, asked, user, signal } = options;
  const keys = documentKeys.filter((key) => /^[a-z0-9-]+$/.test(key));
  if (model.writeQuestions === null || keys.length === 0 || asked.length === 0) return [];
  const found = await findDocuments(db, and(usable, readableBy(user), inArray(safetyDocuments.key, keys)));
  const written = await model.writeQuestions(
    {
      titles: found.slice(0, MOST_TITLES).map(({ document }) => document.title),
      asked: asked.slice(-MOST_ASKED).map((text) => text.slice(0, LONGEST_ASKED)),
    },
    { user, signal },
  );
  const documentIds = found.map(({ document }) => document.id);
  const offered: string[] = [];
  for (const question of new Set(written.map((text) => text.trim()))) {
    if (question.length > LONGEST_QUESTION || !/^[^\n<>{}]+\?$/u.test(question) || /https?:/i.test(question))
      continue;
    const { query, passages } = await searchDocuments(db, { text: question, documentIds, model: null, user });
    const answer = answerFromPassages(query, passages);
    if (answer.answered && !answer.emergency) offered.push(question);
  }
  return offered;
}
