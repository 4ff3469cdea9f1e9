import type { Observation, ObservationForReporter } from '@tailboard/contract/observations.ts';
import type { ObservationState } from '@tailboard/contract/observation-terms.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { hashOfReceipt } from './codes.ts';
import { mixHour, secondsLeft, thisHour } from './hours.ts';
import { findObservation, readObservation } from './read-observations.ts';
import { messagesOf, observationColumns, type ObservationRow } from './store.ts';
import { observationMessages, observations } from './tables.ts';
import { tellOfObservation } from '../notifications/public.ts';

/** Answers of one reporter in an hour. */
const ANSWERS_AN_HOUR = 20;

/** What the reporter sees by the receipt. A text that is no receipt takes the way of a wrong one: hash, look-up, 404. */
export async function readByReceipt(db: Database, receipt: string): Promise<ObservationForReporter> {
  const { id, state, category } = await findByReceipt(db, receipt);
  const messages = (await messagesOf(db, [id])).get(id) ?? [];
  return {
    status: state,
    category,
    reply: messages.findLast(({ from }) => from === 'supervisor')?.text ?? null,
    messages: messages.map(({ from, text, hour }) => ({ from, text, hour })),
  };
}

/** Adds the reporter's answer, which opens a closed report again. */
export async function answerByReceipt(
  db: Database,
  { receipt, text }: { receipt: string; text: string },
): Promise<ObservationForReporter> {
  await db.transaction(async (tx) => {
    const { id, crewId, quarantined } = await findByReceipt(tx, receipt, true);
    const hour = thisHour();
    const ofHour = and(
      eq(observationMessages.observationId, id),
      eq(observationMessages.hour, hour),
      isNull(observationMessages.userId),
    );
    if ((await tx.$count(observationMessages, ofHour)) >= ANSWERS_AN_HOUR) {
      throw new ProblemError('too-many-requests', { retryAfter: secondsLeft() });
    }
    await addMessage(tx, { observationId: id, userId: null, text, hour });
    await tx.update(observations).set({ state: 'open' }).where(eq(observations.id, id));
    if (!quarantined) await tellOfObservation(tx, { crewId });
  });
  return readByReceipt(db, receipt);
}

/** Adds the reply of a supervisor. */
export async function replyTo(
  db: Database,
  { viewer, id, text }: { viewer: Viewer; id: string; text: string },
): Promise<Observation> {
  await db.transaction(async (tx) => {
    const observation = await findObservation(tx, { viewer, id, lock: true });
    await addMessage(tx, { observationId: observation.id, userId: viewer.id, text, hour: thisHour() });
  });
  return readObservation(db, { viewer, id });
}

export async function setState(
  db: Database,
  { viewer, id, to }: { viewer: Viewer; id: string; to: ObservationState },
): Promise<Observation> {
  const observation = await findObservation(db, { viewer, id });
  await db.update(observations).set({ state: to }).where(eq(observations.id, observation.id));
  return readObservation(db, { viewer, id });
}

async function findByReceipt(db: Database, receipt: string, lock = false): Promise<ObservationRow> {
  const query = db
    .select(observationColumns)
    .from(observations)
    .where(eq(observations.receiptHash, hashOfReceipt(receipt)));
  const [row] = await (lock ? query.for('update') : query);
  if (row === undefined) throw notFound();
  return row;
}

/** The observation is locked, so that no two messages take one place. */
async function addMessage(
  tx: Database,
  message: { observationId: string; userId: number | null; text: string; hour: Date },
): Promise<void> {
  const ofThis = eq(observationMessages.observationId, message.observationId);
  const place = (await tx.$count(observationMessages, ofThis)) + 1;
  await tx.insert(observationMessages).values({ ...message, id: randomUUID(), place });
  await mixHour(tx, 'observation_messages', message.hour);
}
