import { eq } from 'drizzle-orm';
import { may, users } from '../identity/public.ts';
import type { Database } from '../database/database.ts';
import { notify, type NewNotification } from '../notifications/public.ts';
import type { StoredClaim } from './store.ts';

type News = Pick<NewNotification, 'kind' | 'facts' | 'by'>;
type Subject = Pick<StoredClaim, 'claim' | 'ownerCrewId'>;

/** Notifies the owner of a claim of a supervisor's action. */
export async function notifyOwner(tx: Database, { claim }: Subject, news: News): Promise<void> {
  await notify(tx, [aboutClaim(claim, { ...news, userId: claim.userId })]);
}

/** Notifies the owner's supervisor, if there is one who may read the claim. */
export async function notifySupervisor(tx: Database, subject: Subject, news: News): Promise<void> {
  const [owner] = await tx
    .select({ supervisorId: users.supervisorId })
    .from(users)
    .where(eq(users.id, subject.claim.userId));
  await notifyReader(tx, subject, { ...news, userId: owner?.supervisorId ?? null });
}

/** Notifies the case agent. */
export async function notifyCaseAgent(tx: Database, subject: Subject, news: News): Promise<void> {
  await notifyReader(tx, subject, { ...news, userId: subject.claim.caseAgentId });
}

/** Notifies only a person who may read the claim, which a change of crew may have ended. */
async function notifyReader(
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
