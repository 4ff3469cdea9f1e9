import type { FieldError } from '@tailboard/contract/problems.ts';
import type { CloseTalk, Talk } from '@tailboard/contract/talks.ts';

/** Why the server did not take a talk. */
type TalkProblem = { code: string; detail: string; errors: FieldError[] };

/** tailboard-talks.talks: a talk that was closed on this device. What was signed is never changed here. */
export type StoredTalk = {
  recordVersion: 1;
  userId: number;
  clientRef: string;
  /** Negative; names the talk in addresses until the server has given an id. */
  localId: number;
  /** Name of the person who held it. */
  heldBy: string;
} & (
  | {
      syncStatus: 'pending';
      talk: CloseTalk;
      /** As they were asked, for the record on this phone. */
      questions: Talk['questions'];
      problem: TalkProblem | null;
    }
  | {
      syncStatus: 'synced';
      /** As the server holds it. */
      known: Talk;
    }
);

/** Kind of the draft in which the talk about a document is held. */
export const talkDraftKind = (documentKey: string): string => `${TALK_DRAFT}${documentKey}`;
export const TALK_DRAFT = 'talk-';

export type PendingTalk = Extract<StoredTalk, { syncStatus: 'pending' }>;
