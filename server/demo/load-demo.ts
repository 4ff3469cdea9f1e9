import { fileClaimSchema, updateClaimSchema } from '@tailboard/contract/claims.ts';
import { addAccount, hashPassword, type Auth } from '../auth/public.ts';
import { decideClaim, fileClaim, setPolicy, updateClaim } from '../claims/public.ts';
import type { Database } from '../database/database.ts';
import { incidents, reportIncidents } from '../incidents/public.ts';
import { seedDatabase, nobodyExists, type users } from '../identity/public.ts';
import { eq } from 'drizzle-orm';
import { demoAccounts } from './demo-accounts.ts';
import { closeTalk } from '../talks/public.ts';
import { demoPolicy } from './demo-policy.ts';
import { demoIncidents, type DemoClaim } from './demo-records.ts';
import { demoTalks, filledDemoTalk } from './demo-talks.ts';

/**
 * Makes the demo crew, its policy (unless `withPolicy` is false) and its records where nobody exists yet, all or nothing.
 * Returns whether it did.
 */
export async function loadDemo(options: {
  db: Database;
  auth: Auth;
  now?: number;
  withPolicy?: boolean;
}): Promise<boolean> {
  const { db, auth, now = Date.now(), withPolicy = true } = options;
  if (!(await nobodyExists(db))) return false;
  const accounts = await Promise.all(
    demoAccounts.map(async ({ password, ...account }) => ({
      account,
      passwordHash: await hashPassword(auth, password),
    })),
  );
  return seedDatabase(db, async (tx) => {
    const people = new Map<string, typeof users.$inferSelect>();
    for (const { account, passwordHash } of accounts) {
      const { supervisor, ...person } = account;
      const supervisorId = supervisor === undefined ? null : (people.get(supervisor)?.id ?? null);
      people.set(
        account.username,
        await addAccount(tx, {
          person: { ...person, supervisorId },
          passwordHash,
          actorId: null,
          // Shown on the sign-in page.
          mustChange: false,
        }),
      );
    }
    const lead = people.get('lead');
    const admin = people.get('admin');
    for (const policy of withPolicy ? demoPolicy(now) : []) {
      if (admin !== undefined) await setPolicy(tx, { viewer: admin, policy });
    }
    const incidentsWithClaims: Filing[] = [];
    for (const demo of demoIncidents(now)) {
      const person = people.get(demo.username);
      if (person === undefined) continue;
      const incidentId = await addDemoIncident(tx, { demo, person, now });
      if (demo.claim !== undefined && lead !== undefined) {
        incidentsWithClaims.push({ claim: demo.claim, incidentId, person, agent: lead });
      }
    }
    // In the order in which they were filed, as their numbers are.
    for (const filing of incidentsWithClaims.toSorted((a, b) => b.claim.filedAgo - a.claim.filedAgo)) {
      await addDemoClaim(tx, filing, now);
    }
    for (const demo of demoTalks.toSorted((a, b) => b.ago - a.ago)) {
      const viewer = people.get(demo.heldBy);
      if (viewer === undefined) continue;
      await closeTalk(tx, { viewer, talk: filledDemoTalk(demo, people, now), now });
    }
  });
}

type Account = typeof users.$inferSelect;
type Filing = { claim: DemoClaim; incidentId: number; person: Account; agent: Account };

async function addDemoIncident(
  db: Database,
  options: { demo: ReturnType<typeof demoIncidents>[number]; person: Account; now: number },
): Promise<number> {
  const { demo, person, now } = options;
  const [reported] = await reportIncidents(db, { viewer: person, reports: [demo.report], now, isDemo: true });
  if (reported === undefined || !('incident' in reported)) throw new Error('A demo incident was refused');
  const { id } = reported.incident;
  await db.update(incidents).set({ status: demo.status }).where(eq(incidents.id, id));
  return id;
}

/** Filed, taken and decided by the people of the demo, through what their requests would go through. */
async function addDemoClaim(
  db: Database,
  { claim: demo, incidentId, person, agent }: Filing,
  now: number,
): Promise<void> {
  const { claim } = await fileClaim(db, {
    viewer: person,
    claim: fileClaimSchema.parse({ ...demo.content, incidentId }),
    now: now - demo.filedAgo,
  });
  const { id } = claim;
  if (demo.takenAgo !== undefined) {
    const update = updateClaimSchema.parse({ ...claim, status: 'under_review' });
    await updateClaim(db, { viewer: agent, id, update, now: now - demo.takenAgo });
  }
  if (demo.decided !== undefined) {
    const { ago, decision } = demo.decided;
    await decideClaim(db, { viewer: agent, id, decision, now: now - ago });
  }
}
