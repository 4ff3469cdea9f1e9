import type { AssistantAnswer, AssistantContext } from '@tailboard/contract/assistant.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

export type Message =
  | { id: number; role: 'user'; content: string }
  /** `answer` of null: it is still being written, or the server could not be reached. */
  | { id: number; role: 'assistant'; content: string; answer: AssistantAnswer | null };

export interface Conversation {
  messages: readonly Message[];
  /** A question is under way; `written` is what has come of its answer so far. */
  written: string | null;
  /** The box above the field. */
  error: string | null;
  /** What is being typed. */
  draft: string;
  /** Of the last answer, on the page where it was asked for; null: those of the page are shown. */
  suggestions: { context: AssistantContext; list: readonly string[] } | null;
}

interface Kept {
  now: Conversation;
  listeners: Set<() => void>;
}

const empty: Conversation = { messages: [], written: null, error: null, draft: '', suggestions: null };

/** By the cache of the signed-in person, and gone with it: nobody sees what another has asked on this device. */
const conversations = new WeakMap<QueryClient, Kept>();

function keptOf(queries: QueryClient): Kept {
  const kept = conversations.get(queries) ?? { now: empty, listeners: new Set() };
  conversations.set(queries, kept);
  return kept;
}

export const readConversation = (queries: QueryClient): Conversation => keptOf(queries).now;

export function changeConversation(queries: QueryClient, change: Partial<Conversation>): void {
  const kept = keptOf(queries);
  kept.now = { ...kept.now, ...change };
  for (const listener of kept.listeners) listener();
}

export function addMessage(
  queries: QueryClient,
  message: { role: 'user'; content: string } | Omit<Message & { role: 'assistant' }, 'id'>,
): void {
  const { messages } = readConversation(queries);
  changeConversation(queries, { messages: [...messages, { ...message, id: messages.length + 1 }] });
}

/** It goes on while the sheet is closed and other pages are looked at. */
export function useConversation(): Conversation {
  const queries = useQueryClient();
  const kept = keptOf(queries);
  return useSyncExternalStore(
    (listener) => {
      kept.listeners.add(listener);
      return () => kept.listeners.delete(listener);
    },
    () => kept.now,
  );
}
