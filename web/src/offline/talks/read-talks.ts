import type { Talk, TalkList, TalkSummary } from '@tailboard/contract/talks.ts';
import { readAnswer } from '../databases/cached-answers.ts';
import type { ReadingContext } from '../device-context.ts';
import type { RecordState } from '../records/record-state.ts';
import { findStoredTalk, idOf, talksOf } from './find-talks.ts';
import type { StoredTalk } from '../databases/stored-records.ts';

const TALKS_PATH = '/api/talks';

/** A talk as a list shows it. `id` is negative, and `crewId` not known, until the server has it. */
export type TalkEntry = TalkSummary & {
  /** Null: nothing of it waits here. */
  unsentRevision: number | null;
  state: RecordState<never>;
};

/** With its record; what only the server says is missing from one that waits. */
export type FullTalk = TalkEntry & Omit<Talk, 'createdAt'> & { createdAt: string | null };

/** The server's last list with what this device holds laid over it, the newest first. */
export async function listTalks(parts: ReadingContext, userId: number): Promise<TalkEntry[]> {
  const [answer, stored] = await Promise.all([readAnswer(parts, userId, TALKS_PATH), talksOf(parts, userId)]);
  const listed = (answer?.body as TalkList | undefined)?.talks ?? [];
  const mine = new Set(stored.map(({ clientRef }) => clientRef));
  // A talk never changes, so that this device's is as good as the server's.
  const others = listed.filter((talk) => talk.userId !== userId || !mine.has(talk.clientRef));
  const entries = [...others.map(onServer), ...stored.map((each) => fullOf(each, parts))];
  return entries.sort((a, b) => Date.parse(b.heldAt) - Date.parse(a.heldAt));
}

/** One talk of those held on this device, by any of its ids; null when it was held elsewhere. */
export async function getTalk(parts: ReadingContext, userId: number, id: number): Promise<FullTalk | null> {
  const stored = await findStoredTalk(parts, userId, id);
  return stored && fullOf(stored, parts);
}

const onServer = (talk: TalkSummary): TalkEntry => ({
  ...talk,
  unsentRevision: null,
  state: { kind: 'on-server' },
});

/** A talk as the server holds it, for screens that show both. */
export const asFullTalk = (talk: Talk): FullTalk => ({
  ...talk,
  ...onServer(talk),
  createdAt: talk.createdAt,
});

function fullOf(stored: StoredTalk, parts: ReadingContext): FullTalk {
  if (stored.syncStatus === 'synced') return asFullTalk(stored.known);
  const { talk, questions, sentences = [], userId, heldBy } = stored;
  const { read: _read, answers: _answers, ...said } = talk;
  const signed = talk.attendees.filter(({ attendance }) => attendance === 'present').length;
  return {
    ...said,
    id: idOf(stored),
    userId,
    heldBy,
    crewId: null,
    questions,
    sentences: [...sentences],
    signed,
    excused: talk.attendees.length - signed,
    createdAt: null,
    unsentRevision: 1,
    state: stateOf(stored, parts),
  };
}

function stateOf(
  { clientRef, problem }: Extract<StoredTalk, { syncStatus: 'pending' }>,
  parts: ReadingContext,
): RecordState<never> {
  const progress = parts.syncState().progress.get(clientRef);
  if (progress !== undefined) return { kind: 'sending', ...progress };
  if (problem === null) return { kind: 'saved' };
  const { code, detail, errors, sentences } = problem;
  return {
    kind: 'needs-you',
    about: 'talk',
    reason: detail,
    code,
    errors,
    sentences,
    current: null,
    files: [],
    remedies: ['edit', 'retry', 'export'],
  };
}
