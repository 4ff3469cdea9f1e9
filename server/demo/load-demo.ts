import type { Auth } from '../auth/public.ts';
import { setPassword } from '../auth/public.ts';
import { claims } from '../claims/public.ts';
import type { Database } from '../database/database.ts';
import { incidents, reportIncidents } from '../incidents/public.ts';
import { insertUser, users } from '../users/public.ts';
import { eq } from 'drizzle-orm';
import { demoAccounts } from './demo-accounts.ts';
import { demoIncidents } from './demo-records.ts';

/** Makes the demo crew and its records where nobody exists yet. Returns whether it did. */
export async function loadDemo(options: { db: Database; auth: Auth; now?: number }): Promise<boolean> {
  const { db, auth, now = Date.now() } = options;
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1);
  if (anybody !== undefined) return false;
  const people = new Map<string, typeof users.$inferSelect>();
  for (const { supervisor, ...account } of demoAccounts) {
    const supervisorId = supervisor === undefined ? null : (people.get(supervisor)?.id ?? null);
    const person = await insertUser(db, { ...account, supervisorId });
    await setPassword({ db, auth, userId: person.id, password: account.password });
    people.set(account.username, person);
  }
  for (const [index, demo] of demoIncidents(now).entries()) {
    const person = people.get(demo.username);
    if (person === undefined) continue;
    const [reported] = await reportIncidents(db, { viewer: person, reports: [demo.report], now });
    if (reported === undefined || !('incident' in reported)) throw new Error('A demo incident was refused');
    const { id } = reported.incident;
    await db.update(incidents).set({ status: demo.status }).where(eq(incidents.id, id));
    if (demo.claim !== undefined) {
      const year = new Date(now).getUTCFullYear();
      const claimNumber = `CLM-${year}-${String(index + 1).padStart(6, '0')}`;
      await db.insert(claims).values({ incidentId: id, userId: person.id, claimNumber, ...demo.claim });
    }
  }
  return true;
}
