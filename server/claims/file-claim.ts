import type { Claim, FileClaim } from '@tailboard/contract/claims.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { estimated, expectedFrom } from './assess-claim.ts';
import { contentHash, inOrder } from './content-hash.ts';
import { lockOwnIncident } from './find-incident.ts';
import { findClaims, toClaim, type StoredClaim } from './store.ts';
import { claimNumberCounters, claims } from './tables.ts';
import { notifySupervisor } from './notify-people.ts';

export type Filed = { created: boolean; claim: Claim };

/**
 * Files a claim of `viewer` on their own incident. A repeat returns the existing claim (`created` false). The
 * same clientRef with other content throws `client-ref-conflict`, and a second claim on the incident without
 * `confirmSecond` throws `claim-exists`, both with the existing claim. `now` in ms.
 */
export async function fileClaim(
  db: Database,
  options: { viewer: Viewer; claim: FileClaim; now?: number },
): Promise<Filed> {
  const { viewer, claim, now = Date.now() } = options;
  return db.transaction(async (tx) => {
    // Locked first: concurrent filings wait here, so that a repeat finds the first claim and uses no number,
    // and a failed filing returns its number.
    const year = new Date(now).getFullYear();
    const last = await lockCounter(tx, year);
    const incident = await lockOwnIncident(tx, { viewer, named: claim });
    const names = namesOf(claim, contentHash(incident.id, claim));
    const existing = await findRepeated(tx, viewer, names);
    if (existing !== null) {
      if (existing.claim.contentHash === names.contentHash) {
        return { created: false, claim: toClaim(existing) };
      }
      throw new ProblemError('client-ref-conflict', { current: toClaim(existing) });
    }
    if (!claim.confirmSecond) await refuseSecond(tx, incident.id);
    const filedDate = new Date(now);
    const claimType = incident.type;
    const [row] = await tx
      .insert(claims)
      .values({
        ...contentColumns(claim),
        ...names,
        ...(await estimated(tx, { ...claim, claimType, incidentDate: incident.date })),
        ...(await expectedFrom(tx, { claimType, from: filedDate })),
        incidentId: incident.id,
        userId: viewer.id,
        claimNumber: claimNumber(year, last + 1),
        claimType,
        filedDate,
        createdAt: filedDate,
        updatedAt: filedDate,
      })
      .returning({ id: claims.id });
    if (row === undefined) throw new Error('A claim was not written');
    await tx
      .update(claimNumberCounters)
      .set({ last: last + 1 })
      .where(eq(claimNumberCounters.year, year));
    await recordHistory(tx, [
      {
        actorId: viewer.id,
        subject: 'claim',
        subjectId: row.id,
        ownerId: viewer.id,
        at: filedDate,
        action: 'filed',
        changes: {
          status: { from: null, to: 'pending' },
          requestedReimbursement: { from: null, to: claim.requestedReimbursement },
        },
      },
    ]);
    const [stored] = await findClaims(tx, eq(claims.id, row.id));
    if (stored === undefined) throw new Error('A claim that was just written is gone');
    await notifySupervisor(tx, stored, {
      kind: 'claim-filed',
      by: viewer,
      facts: {
        status: 'pending',
        incidentType: claimType,
        ...(claim.requestedReimbursement === null ? {} : { amount: claim.requestedReimbursement }),
      },
    });
    return { created: true, claim: toClaim(stored) };
  });
}

/** The columns of the client's content, for a new or a changed row; none that only the server sets. */
export function contentColumns({ description, requestedReimbursement, facts }: FileClaim | ContentOf) {
  return { description, requestedReimbursement, facts: inOrder(facts) };
}
type ContentOf = Pick<FileClaim, 'description' | 'requestedReimbursement' | 'facts'>;

const claimNumber = (year: number, number: number) => `CLM-${year}-${String(number).padStart(6, '0')}`;

/** The last claim number of the year, with its row locked until the transaction ends. */
async function lockCounter(tx: Database, year: number): Promise<number> {
  const [counter] = await tx
    .insert(claimNumberCounters)
    .values({ year, last: 0 })
    .onConflictDoUpdate({
      target: claimNumberCounters.year,
      set: { last: sql`${claimNumberCounters.last}` },
    })
    .returning({ last: claimNumberCounters.last });
  if (counter === undefined) throw new Error('There is no counter of claim numbers');
  return counter.last;
}

type Names = { clientRef: string | null; offlineId: number | null; contentHash: string };

function namesOf({ clientRef, id }: FileClaim, hash: string): Names {
  const offlineId =
    clientRef === undefined && id !== undefined && Number.isSafeInteger(id) && id < 0 ? id : null;
  return {
    // A claim without a reference gets one.
    clientRef: clientRef ?? (offlineId === null ? randomUUID() : null),
    offlineId,
    contentHash: hash,
  };
}

async function findRepeated(tx: Database, viewer: Viewer, names: Names): Promise<StoredClaim | null> {
  const mine = eq(claims.userId, viewer.id);
  const named =
    names.clientRef === null
      ? and(eq(claims.offlineId, names.offlineId ?? 0), eq(claims.contentHash, names.contentHash))
      : eq(claims.clientRef, names.clientRef);
  const [stored] = await findClaims(tx, and(mine, named));
  return stored ?? null;
}

async function refuseSecond(tx: Database, incidentId: number): Promise<void> {
  const [latest] = await tx
    .select({ id: claims.id })
    .from(claims)
    .where(eq(claims.incidentId, incidentId))
    .orderBy(desc(claims.id))
    .limit(1);
  if (latest === undefined) return;
  const [earlier] = await findClaims(tx, eq(claims.id, latest.id));
  if (earlier === undefined) return;
  // The owner of the incident may see the earlier claim.
  throw new ProblemError('claim-exists', {
    detail: say('problem.claim-exists.named', { number: earlier.claim.claimNumber }),
    errors: [{ field: 'confirmSecond', message: say('field.second-claim') }],
    current: toClaim(earlier),
  });
}
