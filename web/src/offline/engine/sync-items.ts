import { actionSchema } from '@tailboard/contract/actions.ts';
import { commentSchema } from '@tailboard/contract/comments.ts';
import { claimSchema, type Claim } from '@tailboard/contract/claims.ts';
import { incidentDetailsSchema, incidentSchema, type Incident } from '@tailboard/contract/incidents.ts';
import { talkSchema, type Talk } from '@tailboard/contract/talks.ts';
import { z } from 'zod';
import type { PendingTalk, StoredClaim, StoredIncident } from '../databases/stored-records.ts';
import { isAnswerTo } from '../records/record-kind.ts';
import { versionOf } from '../records/same-incident.ts';
import { refusalSchema } from './call-server.ts';
import { isAboutIt, outboxItem, type Batched } from './outbox-kinds.ts';
import type { AnsweredItem } from './settle-outbox.ts';
import type { Verdict } from './settle-record.ts';

/** A record that waits, as it is sent. */
export type ToSend = RecordToSend | { of: 'talk'; sent: PendingTalk } | { of: 'outbox'; sent: Batched };
export type RecordToSend = { of: 'incident'; sent: StoredIncident } | { of: 'claim'; sent: StoredClaim };

/** What was sent, with what the server said about it. */
export type Answered = AnsweredRecord | AnsweredTalk | AnsweredItem;
export type AnsweredTalk = { of: 'talk'; sent: PendingTalk; verdict: Verdict<Talk> };
export type AnsweredRecord =
  | { of: 'incident'; sent: StoredIncident; verdict: Verdict<Incident> }
  | { of: 'claim'; sent: StoredClaim; verdict: Verdict<Claim> };

const taken = z.union([z.literal(200), z.literal(201)]);
/** syncResultSchema of the contract, tolerant of the codes that a newer server may have. */
export const resultSchema = z.union([
  z.object({ status: taken, record: incidentSchema }),
  z.object({ status: taken, claim: claimSchema }),
  z.object({ status: taken, talk: talkSchema }),
  z.object({ status: taken, action: actionSchema }),
  z.object({ status: taken, comment: commentSchema }),
  z.object({ status: taken, details: incidentDetailsSchema }),
  z.object({ status: z.int().min(400).max(599), problem: refusalSchema }),
]);
type Taken = Exclude<z.infer<typeof resultSchema>, { problem: unknown }>;

/** The server's yes to this very record; null when it speaks of another one. */
export function acceptedAs(waiting: ToSend, answer: Taken): Answered | null {
  if (waiting.of === 'incident') {
    if (!('record' in answer) || !isAnswerTo(waiting.sent, answer.record)) return null;
    return { ...waiting, verdict: { kind: 'accepted', record: answer.record } };
  }
  if (waiting.of === 'talk') {
    if (!('talk' in answer) || !isThisTalk(waiting.sent, answer.talk)) return null;
    return { ...waiting, verdict: { kind: 'accepted', record: answer.talk } };
  }
  if (waiting.of === 'outbox' && waiting.sent.kind === 'comment') {
    if (!('comment' in answer) || answer.comment.clientRef !== waiting.sent.clientRef) return null;
    const { id: commentId, incidentId } = answer.comment;
    const comment = { incidentId, commentId };
    return { ...waiting, verdict: { kind: 'accepted', record: null }, comment };
  }
  if (waiting.of === 'outbox' && isOfRecord(waiting.sent)) {
    const { sent } = waiting;
    if (!('details' in answer) || !isOnIt(sent, answer.details)) return null;
    return { of: 'outbox', sent, verdict: { kind: 'accepted', record: null }, details: answer.details };
  }
  if (waiting.of === 'outbox') {
    const { sent } = waiting;
    if (!('action' in answer) || sent.kind === 'comment' || isOfRecord(sent)) return null;
    if (!isAboutIt(sent, answer.action)) return null;
    return { ...waiting, verdict: { kind: 'accepted', record: answer.action } };
  }
  if (!('claim' in answer) || !isAnswerTo(waiting.sent, answer.claim)) return null;
  return { ...waiting, verdict: { kind: 'accepted', record: answer.claim } };
}

/** What changes an incident itself: the server answers with the whole record of it. */
type OfRecord = Extract<Batched, { kind: 'facts' | 'people' }>;
const isOfRecord = (item: Batched): item is OfRecord => item.kind === 'facts' || item.kind === 'people';

/** Whether the server speaks of the incident that was answered. */
function isOnIt({ on, userId }: OfRecord, { id, clientRef, userId: reporter }: Incident): boolean {
  return 'incidentId' in on
    ? id === on.incidentId
    : clientRef === on.incidentClientRef && reporter === userId;
}

/** The record as the single call of the contract takes it. `now`: ms. */
export function toItem({ of, sent }: ToSend, now: number) {
  if (of === 'talk') return { kind: 'talk.close', record: sent.talk };
  if (of === 'outbox') return outboxItem(sent, now);
  return of === 'incident' ? incidentItem(sent) : claimItem(sent);
}

/** Whether the server speaks of this very talk, and holds everybody who is on its list. */
function isThisTalk({ userId, talk }: PendingTalk, current: Talk): boolean {
  return (
    current.clientRef === talk.clientRef &&
    current.userId === userId &&
    current.documentKey === talk.documentKey &&
    current.attendees.length === talk.attendees.length
  );
}

function incidentItem(record: StoredIncident) {
  const { id, clientRef, baseUpdatedAt, besides } = record;
  const version = versionOf(record);
  return id < 0
    ? { kind: 'incident.report', record: { id, clientRef, ...version, ...besides } }
    : { kind: 'incident.update', id, record: { ...version, updatedAt: baseUpdatedAt } };
}

function claimItem(record: StoredClaim) {
  const { id, clientRef, baseUpdatedAt: updatedAt, description, requestedReimbursement, facts } = record;
  const content = { description, requestedReimbursement, facts };
  if (id < 0) {
    const { incidentId, incidentClientRef, confirmSecond } = record;
    // By its reference only until the server's id is known: one made up for an old incident means nothing there.
    const named = incidentId < 0 && incidentClientRef !== null ? { incidentClientRef } : {};
    return { kind: 'claim.file', record: { id, clientRef, ...content, incidentId, ...named, confirmSecond } };
  }
  const { status, answer, contestReason } = record;
  return { kind: 'claim.update', id, record: { ...content, status, updatedAt, answer, contestReason } };
}
