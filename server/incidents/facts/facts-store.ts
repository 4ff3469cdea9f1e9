import type { FactName, FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { SaidFact } from '@tailboard/contract/incident-facts.ts';
import { factNames } from '@tailboard/contract/incident-analysis.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { shownUsername, users } from '../../identity/public.ts';
import { incidentFacts } from '../tables.ts';

/** What people answered, in the order of the contract. */
export async function listFacts(db: Database, incidentId: number): Promise<SaidFact[]> {
  const rows = await db
    .select({ fact: incidentFacts, name: users.name, username: shownUsername })
    .from(incidentFacts)
    .innerJoin(users, eq(users.id, incidentFacts.saidBy))
    .where(eq(incidentFacts.incidentId, incidentId));
  return rows
    .map(({ fact: { fact, value, saidBy, saidAt }, name, username }) => ({
      fact,
      value,
      by: { id: saidBy, name, username },
      at: saidAt.toISOString(),
    }))
    .toSorted((a, b) => factNames.indexOf(a.fact) - factNames.indexOf(b.fact));
}

/** Writes answers over those before, of any number of incidents. */
export async function keepFacts(
  tx: Database,
  options: {
    answers: readonly {
      incidentId: number;
      facts: Readonly<Partial<Record<FactName, FactValue | undefined>>>;
    }[];
    saidBy: number;
    at: Date;
  },
): Promise<void> {
  const { answers, saidBy, at } = options;
  const rows = answers.flatMap(({ incidentId, facts }) =>
    factNames.flatMap((fact) => {
      const value = facts[fact];
      return value === undefined ? [] : [{ incidentId, fact, value, saidBy, saidAt: at }];
    }),
  );
  if (rows.length === 0) return;
  await tx
    .insert(incidentFacts)
    .values(rows)
    .onConflictDoUpdate({
      target: [incidentFacts.incidentId, incidentFacts.fact],
      set: { value: sql`excluded.value`, saidBy: sql`excluded.said_by`, saidAt: sql`excluded.said_at` },
    });
}
