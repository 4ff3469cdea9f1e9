import type { ClosingGap } from '@tailboard/contract/incidents.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem.ts';
import type { incidents } from './tables.ts';

type Judged = Pick<typeof incidents.$inferSelect, 'id' | 'severity' | 'potentialSeverity'>;

/** What is missing before an incident of high severity or potential may be closed; nothing for any other. */
export async function closingGapsOf(db: Database, incident: Judged): Promise<ClosingGap[]> {
  if (incident.severity !== 'high' && incident.potentialSeverity !== 'high') return [];
  // In SQL, because the domain of actions stands on this one.
  const [row] = await db
    .select({
      hasOpenActions: sql<boolean>`exists (select 1 from actions a
        where a.incident_id = ${incident.id} and a.state not in ('verified', 'rejected'))`,
      isInvestigated: sql<boolean>`exists (select 1 from investigations v
        where v.incident_id = ${incident.id} and v.state = 'done')`,
    })
    .from(sql`(values (1)) as one`);
  return [
    ...(row?.hasOpenActions === true ? ['open-actions' as const] : []),
    ...(row?.isInvestigated === true ? [] : ['investigation-missing' as const]),
  ];
}

/** Refuses to close what is not dealt with; the first of what is missing names the refusal. */
export async function checkClosing(tx: Database, incident: Judged): Promise<void> {
  const [first] = await closingGapsOf(tx, incident);
  if (first !== undefined) throw new ProblemError(first);
}
