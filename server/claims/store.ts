import type { Claim } from '@tailboard/contract/claims.ts';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { type Scope, shownUsername, users } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import type { Position } from '../http/cursor.ts';
import { checklistOf, type DocumentFile, type Judgement } from './checklist.ts';
import { estimateClaim } from './estimate/estimate-claim.ts';
import { claims } from './tables.ts';

type Decision = NonNullable<Claim['decision']>;

const isoTime = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The files of the checklist as one JSON array, so that a list needs one query. */
const filesOfClaim = sql<DocumentFile[]>`(
  select coalesce(json_agg(json_build_object(
    'id', m.id, 'incidentId', m.incident_id, 'clientRef', m.client_ref, 'fileName', m.file_name,
    'fileType', m.file_type, 'size', m.size, 'sha256', m.sha256, 'url', '/api/media/' || m.id,
    'documentKey', m.document_key, 'createdAt', ${isoTime(sql`m.created_at`)},
    'transcript', case when m.file_type like 'audio/%' then (
      select json_build_object('text', t.text, 'language', t.language, 'source', 'model')
      from transcripts t where t.media_id = m.id and t.status = 'written') end) order by m.added_at, m.id), '[]'::json)
  from media_uploads m where m.claim_id = ${claims.id})`;

const judgementsOfClaim = sql<Judgement[]>`(
  select coalesce(json_agg(json_build_object('key', d.key, 'status', d.status, 'note', d.note,
    'at', ${isoTime(sql`d.at`)})), '[]'::json)
  from claim_documents d where d.claim_id = ${claims.id})`;

/** The decision in force. A contested one is kept in `claim_decisions` and in the history only. */
const decisionOfClaim = sql<Decision | null>`(
  select json_build_object('decision', d.decision, 'amount', d.amount, 'reason', d.reason,
    'by', p.name, 'byUsername', coalesce(p.display_username, p.username), 'byId', p.id, 'at', ${isoTime(sql`d.at`)})
  from claim_decisions d join users p on p.id = d.decided_by
  where d.claim_id = ${claims.id} and d.decision <> 'ask' and ${claims.decidedBy} is not null
  order by d.id desc limit 1)`;

const usernameOf = (id: SQL) =>
  sql<string | null>`(select coalesce(p.display_username, p.username) from users p where p.id = ${id})`;

/** Who asked the open question: the last one asked. */
const askedBy = sql`(
  select d.decided_by from claim_decisions d
  where d.claim_id = ${claims.id} and d.decision = 'ask' order by d.id desc limit 1)`;

const claimColumns = {
  claim: claims,
  reportedBy: users.name,
  reportedByUsername: shownUsername,
  ownerCrewId: users.crewId,
  files: filesOfClaim,
  judgements: judgementsOfClaim,
  decision: decisionOfClaim,
  caseAgentUsername: usernameOf(sql`${claims.caseAgentId}`),
  askedByUsername: usernameOf(askedBy),
};

export type StoredClaim = {
  claim: typeof claims.$inferSelect;
  reportedBy: string;
  reportedByUsername: string;
  ownerCrewId: string | null;
  files: DocumentFile[];
  judgements: Judgement[];
  decision: Decision | null;
  caseAgentUsername: string | null;
  askedByUsername: string | null;
};

/** Ms of the last change of the content, the status, the documents or their judgements. */
export function updatedAtOf({ claim, files, judgements }: StoredClaim): number {
  const ofDocuments = [...files.map(({ createdAt }) => createdAt), ...judgements.map(({ at }) => at)];
  return Math.max(claim.updatedAt.getTime(), ...ofDocuments.map((at) => Date.parse(at)));
}

/** Maps a row to the answer; names every field that leaves. */
export function toClaim(stored: StoredClaim): Claim {
  const { claim, reportedBy, reportedByUsername, files, judgements, decision } = stored;
  const { caseAgentUsername, askedByUsername } = stored;
  return {
    id: claim.id,
    incidentId: claim.incidentId,
    userId: claim.userId,
    reportedBy,
    reportedByUsername,
    clientRef: claim.clientRef,
    claimNumber: claim.claimNumber,
    claimType: claim.claimType,
    description: claim.description,
    status: claim.status,
    filedDate: claim.filedDate.toISOString(),
    estimatedCompletionDate: claim.estimatedCompletionDate?.toISOString() ?? null,
    expected: claim.expected,
    completionDate: claim.completionDate?.toISOString() ?? null,
    caseAgent: claim.caseAgent,
    caseAgentUsername,
    requestedReimbursement: claim.requestedReimbursement,
    aiCoveragePercentage: claim.aiCoveragePercentage,
    aiReimbursementMin: claim.aiReimbursementMin,
    aiReimbursementMax: claim.aiReimbursementMax,
    approvedReimbursement: claim.approvedReimbursement,
    facts: claim.facts,
    // A claim from before there were estimates gets one without the policy.
    estimate: claim.estimate ?? estimateClaim({ ...claim, policy: null }),
    decision,
    question:
      claim.question === null
        ? null
        : { ...claim.question, ...(askedByUsername !== null && { byUsername: askedByUsername }) },
    documents: checklistOf(claim.claimType, { files, judgements }),
    createdAt: claim.createdAt.toISOString(),
    updatedAt: new Date(updatedAtOf(stored)).toISOString(),
    syncStatus: 'synced',
  };
}

export async function findClaims(db: Database, where: SQL | undefined): Promise<StoredClaim[]> {
  return db.select(claimColumns).from(claims).innerJoin(users, eq(users.id, claims.userId)).where(where);
}

export async function findClaim(db: Database, id: number): Promise<StoredClaim | null> {
  const [row] = await findClaims(db, eq(claims.id, id));
  return row ?? null;
}

/** Reads a claim after writing it. */
export async function claimAfter(tx: Database, id: number): Promise<Claim> {
  const stored = await findClaim(tx, id);
  if (stored === null) throw new Error('A claim that was just written is gone');
  return toClaim(stored);
}

/** The claim with its row locked until the transaction ends, so that changes are serialized. */
export async function lockClaim(tx: Database, id: number): Promise<StoredClaim | null> {
  await tx.select({ id: claims.id }).from(claims).where(eq(claims.id, id)).for('update');
  return findClaim(tx, id);
}

/**
 * Claims in the `scope` of `viewer`, newest first, after `after`, at most `limit`; as in incidents/store.ts.
 */
export async function listNewest(
  db: Database,
  options: { viewer: Viewer; scope: Scope; after: Position | null; limit: number },
): Promise<StoredClaim[]> {
  const { viewer, scope, after, limit } = options;
  if (scope === 'none') return [];
  const afterPosition =
    after === null
      ? undefined
      : sql`(${claims.filedDate}, ${claims.id}) < (${after.date.toISOString()}::timestamptz, ${after.id})`;
  const newest = [desc(claims.filedDate), desc(claims.id)];
  if (scope !== 'crew') {
    return db
      .select(claimColumns)
      .from(claims)
      .innerJoin(users, eq(users.id, claims.userId))
      .where(and(scope === 'own' ? eq(claims.userId, viewer.id) : undefined, afterPosition))
      .orderBy(...newest)
      .limit(limit);
  }
  const ofMember = db
    .select({ id: claims.id, date: claims.filedDate })
    .from(claims)
    .where(and(eq(claims.userId, users.id), afterPosition))
    .orderBy(...newest)
    .limit(limit)
    .as('of_member');
  const page = db
    .select({ id: ofMember.id })
    .from(users)
    .innerJoinLateral(ofMember, sql`true`)
    .where(sql`${users.crewId} = ${viewer.crewId} or ${users.id} = ${viewer.id}`)
    .orderBy(desc(ofMember.date), desc(ofMember.id))
    .limit(limit);
  return db
    .select(claimColumns)
    .from(claims)
    .innerJoin(users, eq(users.id, claims.userId))
    .where(inArray(claims.id, page))
    .orderBy(...newest);
}
