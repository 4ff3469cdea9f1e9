import { eq } from 'drizzle-orm';
import { may, users } from '../identity/public.ts';
import type { Database } from '../database/database.ts';
import { notify, type NewNotification } from '../notifications/public.ts';
import type { StoredClaim } from './store.ts';

type News = Pick<NewNotification, 'kind' | 'facts' | 'by'>;
type Subject = Pick<StoredClaim, 'claim' | 'ownerCrewId'>;

/** Tells the person whose claim it is what a supervisor did. */
export async function tellOwner(tx: Database, { claim }: Subject, news: News): Promise<void> {
  await notify(tx, [aboutClaim(claim, { ...news, userId: claim.userId })]);
}

/** Tells the owner's supervisor, where one is set who may read the claim. */
export async function tellSupervisor(tx: Database, subject: Subject, news: News): Promise<void> {
  const [owner] = await tx
    .select({ supervisorId: users.supervisorId })
    .from(users)
    .where(eq(users.id, subject.claim.userId));
  await tellReader(tx, subject, { ...news, userId: owner?.supervisorId ?? null });
}

/** Tells the person who holds the claim. */
export async function tellCaseAgent(tx: Database, subject: Subject, news: News): Promise<void> {
  await tellReader(tx, subject, { ...news, userId: subject.claim.caseAgentId });
}

/** Nobody is told of a claim that they may not read, for example after a change of crew. */
async function tellReader(
  tx: Database,
  { claim, ownerCrewId }: Subject,
  news: News & { userId: number | null },
): Promise<void> {
  const { userId } = news;
  if (userId === null || userId === claim.userId) return;
  const [reader] = await tx.select().from(users).where(eq(users.id, userId));
  if (reader === undefined || !reader.active) return;
  if (!may(reader, 'claim.read', { userId: claim.userId, crewId: ownerCrewId })) return;
  await notify(tx, [aboutClaim(claim, { ...news, userId })]);
}

function aboutClaim(
  { id, incidentId, claimNumber }: StoredClaim['claim'],
  { kind, userId, by, facts }: News & { userId: number },
): NewNotification {
  return { kind, userId, by, claimId: id, incidentId, facts: { claimNumber, ...facts } };
}
