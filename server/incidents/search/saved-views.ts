import type { IncidentViews, PutIncidentViews } from '@tailboard/contract/incident-views.ts';
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { preferences } from '../../identity/public.ts';

/** The row of `preferences`. */
const NAME = 'incident-views';

const ofPerson = (userId: number) => and(eq(preferences.userId, userId), eq(preferences.name, NAME));

const toViews = (row: typeof preferences.$inferSelect | undefined): IncidentViews => ({
  views: (row?.value as IncidentViews['views'] | undefined) ?? [],
  updatedAt: row === undefined ? null : row.updatedAt.toISOString(),
});

export async function readViews(db: Database, userId: number): Promise<IncidentViews> {
  const [row] = await db.select().from(preferences).where(ofPerson(userId));
  return toViews(row);
}

/** Saves all views of a person. Throws `changed-meanwhile` with those that are there when they rest on others. */
export async function putViews(
  db: Database,
  { userId, put, now }: { userId: number; put: PutIncidentViews; now: Date },
): Promise<IncidentViews> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(preferences)
      .values({ userId, name: NAME, value: put.views, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (made !== undefined) return toViews(made);
    // Two devices that save at once follow one another.
    const [row] = await tx.select().from(preferences).where(ofPerson(userId)).for('update');
    const current = toViews(row);
    if (isDeepStrictEqual(current.views, put.views)) return current;
    if (current.updatedAt !== put.updatedAt) throw new ProblemError('changed-meanwhile', { current });
    const updatedAt = new Date(Math.max(now.getTime(), Date.parse(current.updatedAt ?? '') + 1));
    const [saved] = await tx
      .update(preferences)
      .set({ value: put.views, updatedAt })
      .where(ofPerson(userId))
      .returning();
    return toViews(saved);
  });
}
