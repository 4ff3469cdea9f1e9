import { claimFactsSchema } from '@tailboard/contract/claims.ts';
import { addAccount, hashPassword, type Auth } from '../auth/public.ts';
import { claims } from '../claims/public.ts';
import type { Database } from '../database/database.ts';
import { incidents, reportIncidents } from '../incidents/public.ts';
import { fillEmptyHouse, nobodyExists, type users } from '../users/public.ts';
import { eq } from 'drizzle-orm';
import { demoAccounts } from './demo-accounts.ts';
import { demoIncidents } from './demo-records.ts';

/** Makes the demo crew and its records where nobody exists yet, all or nothing. Returns whether it did. */
export async function loadDemo(options: { db: Database; auth: Auth; now?: number }): Promise<boolean> {
  const { db, auth, now = Date.now() } = options;
  if (!(await nobodyExists(db))) return false;
  const accounts = await Promise.all(
    demoAccounts.map(async ({ password, ...account }) => ({
      account,
      passwordHash: await hashPassword(auth, password),
    })),
  );
  return fillEmptyHouse(db, async (tx) => {
    const people = new Map<string, typeof users.$inferSelect>();
    for (const { account, passwordHash } of accounts) {
      const { supervisor, ...person } = account;
      const supervisorId = supervisor === undefined ? null : (people.get(supervisor)?.id ?? null);
      people.set(
        account.username,
        await addAccount(tx, { person: { ...person, supervisorId }, passwordHash, actorId: null }),
      );
    }
    for (const [index, demo] of demoIncidents(now).entries()) {
      const person = people.get(demo.username);
      if (person !== undefined) await addDemoIncident(tx, { demo, person, number: index + 1, now });
    }
  });
}

async function addDemoIncident(
  db: Database,
  options: {
    demo: ReturnType<typeof demoIncidents>[number];
    person: typeof users.$inferSelect;
    number: number;
    now: number;
  },
): Promise<void> {
  const { demo, person, number, now } = options;
  const [reported] = await reportIncidents(db, { viewer: person, reports: [demo.report], now });
  if (reported === undefined || !('incident' in reported)) throw new Error('A demo incident was refused');
  const { id } = reported.incident;
  await db.update(incidents).set({ status: demo.status }).where(eq(incidents.id, id));
  if (demo.claim === undefined) return;
  const claimNumber = `CLM-${new Date(now).getUTCFullYear()}-${String(number).padStart(6, '0')}`;
  await db.insert(claims).values({
    incidentId: id,
    userId: person.id,
    claimNumber,
    claimType: demo.report.type,
    facts: claimFactsSchema.parse({}),
    contentHash: claimNumber,
    ...demo.claim,
    ...(demo.claim.completionDate ? { decidedBy: person.supervisorId } : {}),
  });
}
