import type { Citation, DocumentContent, SafetyDocument } from '@tailboard/contract/documents.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls, documentCall, searchDocumentsCall } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { deviceKeys } from '../api/device-keys.ts';
import { serverAnswers, useAnswer, type LiveAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';
import { AnswerRefusedError, device, type KeptDocument } from '../offline/public.ts';
import { openOfflineLibrary } from './offline-library.ts';

const listOf = (userId: number) => ({ userId, path: calls.documents, accept: asDocuments });

/** Every document that this person may see, as the device knows it and then as the server says. */
export function useDocuments(): LiveAnswer<SafetyDocument[]> {
  const { id } = useUser();
  return useAnswer(listOf(id));
}

function asDocuments(body: unknown): SafetyDocument[] {
  if (!Array.isArray(body)) throw new Error('The answer is no list.');
  return body as SafetyDocument[];
}

function asContent(body: unknown): DocumentContent {
  if (!Array.isArray((body as Partial<DocumentContent> | null)?.chunks)) {
    throw new Error('The answer is no document.');
  }
  return body as DocumentContent;
}

export interface OpenedDocument extends Omit<LiveAnswer<DocumentContent>, 'body'> {
  content: DocumentContent | undefined;
  /** There is no such document, or not for this person. */
  gone: boolean;
}

/** One document to read: from the server, else as it was last read, else as it is kept on this phone. */
export function useOpenDocument(key: string): OpenedDocument {
  const { id } = useUser();
  const { body, ...answer } = useAnswer({ userId: id, path: documentCall(key), accept: asContent });
  const kept = useQuery({
    queryKey: [...deviceKeys.of(id, 'kept-document'), key],
    queryFn: async () => await (await device.documents()).read(id, key),
  });
  const copy = kept.data ?? undefined;
  // Without signal the copy that is kept may be newer than the one last read.
  const content = answer.asOf !== undefined && isNewer(copy, body) ? copy : (body ?? copy);
  const gone = answer.error instanceof AnswerRefusedError && answer.error.status === 404;
  return { ...answer, content, gone, loading: content === undefined && (answer.loading || kept.isPending) };
}

const isNewer = (one: DocumentContent | undefined, other: DocumentContent | undefined) =>
  one !== undefined && (other === undefined || one.document.lastModified > other.document.lastModified);

const noDocuments: readonly KeptDocument[] = [];

/** What is kept on this phone, without the passages. */
export const useKeptDocuments = (): readonly KeptDocument[] => useReadDocuments() ?? noDocuments;

/** The same; undefined until the phone has been looked at. */
export function useReadDocuments(): readonly KeptDocument[] | undefined {
  const { id } = useUser();
  const { data } = useQuery({
    queryKey: deviceKeys.of(id, 'kept-documents'),
    queryFn: async () => await (await device.documents()).list(id),
  });
  return data;
}

export interface FoundPassages {
  passages: readonly Citation[];
  /** Searched on this phone, among the documents kept here. */
  offline: boolean;
}

/** Passages in all documents that answer to `q`, best first; blank asks nothing. */
export function usePassages(q: string) {
  const { id } = useUser();
  return useQuery({
    queryKey: [...serverAnswers, id, 'search-documents', q],
    queryFn: ({ signal }) => findPassages(id, q, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}

/** Ms that the server gets before this phone searches by itself. */
const SEARCH_PATIENCE_MS = 6_000;

async function findPassages(userId: number, q: string, signal: AbortSignal): Promise<FoundPassages> {
  try {
    const path = searchDocumentsCall(q);
    const { passages } = await call<{ passages: Citation[] }>(path, { signal, timeout: SEARCH_PATIENCE_MS });
    return { passages, offline: false };
  } catch (error) {
    if (signal.aborted || (error instanceof ApiError && error.status < 500)) throw error;
    const library = await openOfflineLibrary(userId);
    if (!library) throw error;
    return { passages: library.search(q), offline: true };
  }
}
