import { useLingui } from '@lingui/react/macro';
import { isBlank } from '@tailboard/contract/blank.ts';
import type { DocumentAnswer } from '@tailboard/contract/documents.ts';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { serverAnswers } from '../api/use-answer.ts';
import { noteExpired, useUser } from '../auth/public.ts';
import { device } from '../offline/public.ts';
import { showToast } from '../ui/toast.ts';
import { openOfflineLibrary } from './offline-library.ts';
import { changeSession, readSession, useSessionState } from './session-state.ts';

export interface ShownAnswer extends DocumentAnswer {
  /** Set when this phone answered by itself: how many of the chosen documents it has. */
  offline?: { searched: number; of: number };
}

export type ChatMessage = { id: number; question: string; answer: ShownAnswer | null };

const chatState = { name: 'chat', initial: [] as readonly ChatMessage[] };
/** What is being written; stays when the person looks at a document meanwhile. */
const questionState = { name: 'question', initial: '' };

/** Ms that the server gets: it gives its own answer within some 6 s where a model has none, the rest is for the line. */
const PATIENCE_MS = 30_000;
/** And where this phone can answer by itself. */
const PATIENCE_WITH_COPIES_MS = 8_000;

/** Questions and answers of this person since they signed in. An answer of null is on its way. */
export function useChat(selected: readonly string[]) {
  const { t } = useLingui();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const [messages] = useSessionState(chatState);
  const [draft, setDraft] = useSessionState(questionState);
  const pending = messages.some(({ answer }) => answer === null);

  const put = (change: (now: readonly ChatMessage[]) => readonly ChatMessage[]) =>
    changeSession(queries, chatState, change);
  const send = async (text: string) => {
    const question = text.trim();
    const now = readSession(queries, chatState);
    if (isBlank(question) || now.some(({ answer }) => answer === null)) return;
    if (selected.length === 0) {
      showToast({
        title: t`No Documents Selected`,
        description: t`Please select at least one OSHA document to chat with.`,
        tone: 'bad',
      });
      return;
    }
    const id = now.length === 0 ? 1 : Math.max(...now.map((message) => message.id)) + 1;
    const written = readSession(queries, questionState).trim() === question;
    if (written) setDraft(() => '');
    put((messages_) => [...messages_, { id, question, answer: null }]);
    try {
      const answer = await ask(userId, question, selected);
      put((each) => each.map((message) => (message.id === id ? { ...message, answer } : message)));
    } catch (error) {
      put((each) => each.filter((message) => message.id !== id));
      // What was written is not lost with the answer.
      if (written) setDraft((meanwhile) => (meanwhile === '' ? question : meanwhile));
      if (error instanceof ApiError && error.status === 401) noteExpired();
      // Such as documents that are no longer offered.
      else if (error instanceof ApiError) void queries.invalidateQueries({ queryKey: serverAnswers });
      showToast({
        title: t`There was an error processing your question. Please try again.`,
        ...(error instanceof ApiError &&
          error.status < 500 &&
          error.problem && { description: error.problem.detail }),
        tone: 'bad',
      });
    }
  };
  return { messages, pending, draft, setDraft, send: (text: string) => void send(text) };
}

/** Asks the server; without it, what is kept on this phone. Throws where neither can answer. */
async function ask(userId: number, query: string, documentKeys: readonly string[]): Promise<ShownAnswer> {
  // Said by the browser this is so; that there is a line is not.
  const atOnce = navigator.onLine ? null : await askHere(userId, query, documentKeys);
  if (atOnce !== null) return atOnce;
  try {
    return await call<DocumentAnswer>(calls.askDocuments, {
      method: 'POST',
      body: { query, documentKeys },
      timeout: (await hasAnyOf(userId, documentKeys)) ? PATIENCE_WITH_COPIES_MS : PATIENCE_MS,
    });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    const answer = await askHere(userId, query, documentKeys);
    if (answer === null) throw error;
    return answer;
  }
}

/** Answers from the documents that are kept on this phone. Null where none of those asked is, or they cannot be read. */
async function askHere(
  userId: number,
  query: string,
  documentKeys: readonly string[],
): Promise<ShownAnswer | null> {
  const library = await openOfflineLibrary(userId).catch(() => null);
  const here = documentKeys.filter((key) => library?.keys.has(key));
  if (!library || here.length === 0) return null;
  return { ...library.ask(query, here), offline: { searched: here.length, of: documentKeys.length } };
}

async function hasAnyOf(userId: number, documentKeys: readonly string[]): Promise<boolean> {
  const wanted = new Set(documentKeys);
  return await device
    .documents()
    .then((store) => store.list(userId))
    .then((kept) => kept.some(({ key }) => wanted.has(key)))
    // A phone that cannot read what it keeps cannot answer from it.
    .catch(() => false);
}
