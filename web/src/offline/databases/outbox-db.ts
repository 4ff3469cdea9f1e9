import type { Action, ChangeActionState, MakeAction } from '@tailboard/contract/actions.ts';
import type { PostComment } from '@tailboard/contract/comments.ts';
import type { PutFacts } from '@tailboard/contract/incident-facts.ts';
import type { InjuredPerson, Witness } from '@tailboard/contract/incident-people.ts';
import type { FieldError } from '@tailboard/contract/problems.ts';
import type { WrittenSentence } from '@tailboard/contract/sentence.ts';
import type { DBSchema } from 'idb';
import type { DeviceParts } from '../browser-parts.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

/** Which action: by the server's id, or by the reference of one that this person made here. */
export type ActionName = { actionId: number } | { actionClientRef: string };

/** Which incident: by the server's id, or by the reference of one that this person reported here. */
export type IncidentName = { incidentId: number } | { incidentClientRef: string };

/** Which comment: by the server's ids, or by the reference of one that this person wrote here. */
type CommentName = { incidentId: number; commentId: number } | { commentClientRef: string };

/** What can be in the outbox; a further kind stands here and in engine/outbox-kinds.ts. */
export type OutboxContent =
  | {
      kind: 'action';
      record: Omit<MakeAction, 'clientRef'>;
      /** For the list on this phone. */
      assigneeName: string;
    }
  | { kind: 'action-state'; of: ActionName; change: Pick<ChangeActionState, 'to' | 'note' | 'media'> }
  | { kind: 'action-photo'; of: ActionName; fileName: string; file: Blob }
  | {
      kind: 'comment';
      on: IncidentName;
      /** `media`: client references of its photos, which come after it. */
      record: Pick<PostComment, 'text' | 'visibility'> & { media?: string[] };
    }
  | { kind: 'comment-photo'; of: CommentName; fileName: string; file: Blob }
  | { kind: 'facts'; on: IncidentName; facts: AnsweredFacts }
  | { kind: 'people'; on: IncidentName; people: ChangedPeople };

/** What was answered of an incident. `confirm`: that it is unlikely was said, and it is right. */
export type AnsweredFacts = {
  [Name in Exclude<keyof PutFacts, 'saidAt' | 'sentAt'>]?: Exclude<PutFacts[Name], undefined>;
};

/** Who is hurt and who saw it, as somebody changed it: see putPeopleSchema of the contract. */
export type ChangedPeople = {
  people: readonly InjuredPerson[];
  witnesses: readonly Witness[];
  supervisorTold?: boolean;
  /** The `peopleVersion` of the incident that was changed; none of one that the server does not have. */
  version?: string;
};

export type PhotoItem = Extract<OutboxItem, { kind: 'action-photo' | 'comment-photo' }>;

/** Something said once, which is sent and never changed on the device. */
export type OutboxItem = {
  recordVersion: 1;
  /** Counts up on this device: items go in this order. */
  id: number;
  userId: number;
  /** The server knows a repeat by it. */
  clientRef: string;
  /** What it is about: an item is not sent before another one of its thread. For actions and comments: their
   * clientRef. Facts and people that wait make way for new ones of their thread: one question has one answer. */
  thread: string;
  /** ISO time. */
  at: string;
  /** Why the server did not take it. */
  problem: {
    code: string;
    detail: string;
    errors: FieldError[];
    sentences?: readonly WrittenSentence[];
  } | null;
  /** What the server answered; null while it waits. Comments, facts and people go when they are taken. */
  known: Action | null;
} & OutboxContent;

interface OutboxDb extends DBSchema {
  items: { key: number; value: OutboxItem };
}

export type OutboxStore = OpenDatabase<OutboxDb>;

/**
 * tailboard-outbox: what is said once and never edited, each item whole by itself. Nothing of it may be lost. Apart from
 * crew-app-db, whose stores are those of version 1.
 */
export const openOutboxDb = (parts: Pick<DeviceParts, 'outboxDbName' | 'page' | 'patienceMs'>): OutboxStore =>
  openDatabase(parts, {
    name: parts.outboxDbName,
    stores: { items: { keyPath: 'id', autoIncrement: true } },
  });
