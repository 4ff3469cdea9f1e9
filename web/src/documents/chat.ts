import { useLingui } from '@lingui/react/macro';
import { isBlank } from '@tailboard/contract/blank.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../api/api-error.ts';
import { serverAnswers } from '../api/use-answer.ts';
import { noteExpired, useUser } from '../auth/public.ts';
import { showToast } from '../ui/toast.ts';
import { ask, hasAnyOf, type ShownAnswer } from './ask.ts';
import { firstWordsFor } from './first-words.ts';
import { questionOf } from './question-over-reload.ts';
import { changeSession, readSession, useSessionState } from './session-state.ts';

/** What is known of the list of documents; `failed`: neither the server nor this phone has it. */
export type Shelf = 'loading' | 'failed' | 'empty' | 'filled';

export interface ChatMessage {
  id: number;
  question: string;
  /** Null: it is on its way. */
  answer: ShownAnswer | null;
  /** Where it was written in the field, it is put back there when no answer comes. */
  written: boolean;
  /** Asked before it was known which documents there are. */
  waits: boolean;
  /** What is said before the answer comes, beside somebody who may be hurt. */
  first: string | null;
}

const chatState = { name: 'chat', initial: [] as readonly ChatMessage[] };
/** What is being written; stays when the person looks at a document meanwhile. */
export const questionState = { name: 'question', initial: '' };

/** Questions and answers of this person since they signed in. */
export function useChat(selected: readonly string[], shelf: Shelf) {
  const { t } = useLingui();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const [messages] = useSessionState(chatState);
  const [draft, setDraft] = useSessionState(questionState);
  const pending = messages.some(({ answer }) => answer === null);

  const put = (change: (now: readonly ChatMessage[]) => readonly ChatMessage[]) =>
    changeSession(queries, chatState, change);
  const change = (id: number, changes: Partial<ChatMessage>) =>
    put((each) => each.map((message) => (message.id === id ? { ...message, ...changes } : message)));
  const refuse = () =>
    showToast({
      title: t`No Documents Selected`,
      description: t`Please select at least one OSHA document to chat with.`,
      tone: 'bad',
    });
  const fail = (description?: string) =>
    showToast({
      title: t`There was an error processing your question. Please try again.`,
      ...(description !== undefined && { description }),
      tone: 'bad',
    });
  /** Says why nothing can be asked; false: it can be. */
  const cannotAsk = (): boolean => {
    if (shelf === 'failed') fail(t`The list of documents could not be loaded.`);
    else if (selected.length === 0) refuse();
    else return false;
    return true;
  };
  const takeBack = ({ id, question, written }: ChatMessage) => {
    put((each) => each.filter((message) => message.id !== id));
    // What was written is not lost with the answer, nor what was written meanwhile.
    if (written) setDraft((meanwhile) => (meanwhile === '' ? question : `${question}\n${meanwhile}`));
  };
  /** No answer comes. Beside somebody who is hurt the first words stay all the same. */
  const giveUp = async (message: ChatMessage) => {
    const first = await firstWordsFor(message.question);
    if (first === null) takeBack(message);
    else change(message.id, { answer: { ...first.answer, unsearched: true }, first: null });
  };
  /** Beside somebody who is certainly hurt the whole answer is said at once. */
  const sayFirst = async ({ id, question }: ChatMessage) => {
    const first = await firstWordsFor(question);
    if (first?.certain === true) answerOnce(id, first.answer);
    else if (first !== null) change(id, { first: first.words });
  };
  /** Whichever comes first stays: what this phone says beside somebody who is hurt is not replaced while it is read. */
  const answerOnce = (id: number, answer: ShownAnswer) =>
    put((each) =>
      each.map((message) =>
        message.id === id && message.answer === null ? { ...message, answer, waits: false } : message,
      ),
    );
  const isAnswered = ({ id }: ChatMessage) =>
    readSession(queries, chatState).some((message) => message.id === id && message.answer !== null);
  const whyNot = async (error: unknown): Promise<string | undefined> => {
    if (error instanceof ApiError) return error.status < 500 ? error.problem?.detail : undefined;
    if (await hasAnyOf(userId, selected)) return undefined;
    return t`None of these documents is kept on this phone, so answers need signal.`;
  };
  const find = async (message: ChatMessage) => {
    try {
      answerOnce(message.id, await ask(userId, message.question, selected));
    } catch (error) {
      if (isAnswered(message)) return;
      await giveUp(message);
      if (error instanceof ApiError && error.status === 401) noteExpired();
      // Such as documents that are no longer offered.
      else if (error instanceof ApiError) void queries.invalidateQueries({ queryKey: serverAnswers });
      fail(await whyNot(error));
    }
  };
  /** Whether it was taken: it stands among the questions then. */
  const send = (text: string): boolean => {
    const question = text.trim();
    const now = readSession(queries, chatState);
    if (isBlank(question) || now.some(({ answer }) => answer === null)) return false;
    const id = Math.max(0, ...now.map((message) => message.id)) + 1;
    const written = readSession(queries, questionState).trim() === question;
    const waits = shelf === 'loading';
    const message = { id, question, answer: null, written, waits, first: null };
    if (!waits && cannotAsk()) {
      void askInVain(message);
      return false;
    }
    take(message);
    if (!waits) void find(message);
    return true;
  };
  const take = (message: ChatMessage) => {
    if (message.written) setDraft(() => '');
    put((each) => [...each, message]);
    if (message.answer === null) void sayFirst(message);
  };
  /** Nothing can be asked: that was told, and the question stays in its field, unless somebody is hurt. */
  const askInVain = async (message: ChatMessage) => {
    const first = await firstWordsFor(message.question);
    if (first !== null) take({ ...message, answer: { ...first.answer, unsearched: true } });
  };

  useEffect(() => {
    const before = questionOf(userId);
    if (before !== '') setDraft((now) => (now === '' ? before : now));
  }, [userId, setDraft]);

  const waiting = messages.find(({ waits }) => waits);
  useEffect(() => {
    // Read anew: effects may run twice.
    const message = readSession(queries, chatState).find(({ waits }) => waits);
    if (!message || shelf === 'loading') return;
    change(message.id, { waits: false });
    if (cannotAsk()) void giveUp(message);
    else void find(message);
    // Done once for each question, when the list is there or cannot be had.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [waiting?.id, shelf]);

  return { messages, pending, draft, setDraft, send };
}
