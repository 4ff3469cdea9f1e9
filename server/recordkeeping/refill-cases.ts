import type { InjuredPerson } from '@tailboard/contract/incident-people.ts';
import { and, eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../database/database.ts';
import { prefilled, type Reported } from './prefill.ts';
import { nameKey } from './propose-cases.ts';
import { establishments, recordedCases } from './tables.ts';

/**
 * Writes anew what report and investigation tell in the cases that were made by themselves and that no person has touched, in the
 * transaction of the change. A case that somebody completed, changed or decided stays as it is.
 */
export async function refillCases(
  tx: Database,
  options: {
    incident: Reported;
    people: readonly InjuredPerson[];
    timeline: readonly { at: string; what: string }[];
  },
): Promise<void> {
  const { incident, people, timeline } = options;
  const untouched = await tx
    .select({ row: recordedCases, timeZone: establishments.timeZone })
    .from(recordedCases)
    .leftJoin(establishments, eq(establishments.id, recordedCases.establishmentId))
    .where(and(eq(recordedCases.incidentId, incident.id), eq(recordedCases.isProposed, true)));
  for (const { row, timeZone } of untouched) {
    const isOfCase = ({ name, userId }: InjuredPerson) =>
      (userId !== null && userId === row.userId) || nameKey(name) === nameKey(row.name);
    const filled = prefilled(incident, {
      injured: people.find(isOfCase) ?? null,
      timeZone: timeZone ?? Temporal.Now.timeZoneId(),
      timeline,
    });
    const isSame = Object.entries(filled).every(([field, value]) => row[field as keyof typeof row] === value);
    if (isSame) continue;
    await tx
      .update(recordedCases)
      .set({ ...filled, updatedAt: new Date() })
      .where(eq(recordedCases.id, row.id));
  }
}
