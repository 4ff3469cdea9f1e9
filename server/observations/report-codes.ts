import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { hidden, notFound } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { users } from '../identity/public.ts';
import { newCrewCode } from './codes.ts';
import { crewSeen } from './read-observations.ts';
import { reportCodes } from './tables.ts';

/** The code of a crew's page, for those who answer for the crew; made when it is first asked for. */
export async function readReportCode(
  db: Database,
  { viewer, crewId }: { viewer: Viewer; crewId: string },
): Promise<string> {
  await refuseOtherCrew(db, { viewer, crewId });
  return codeOf(db, crewId);
}

/** A new code: with the one before nothing can be sent any more; receipts stay good. */
export async function renewReportCode(
  db: Database,
  { viewer, crewId }: { viewer: Viewer; crewId: string },
): Promise<string> {
  await refuseOtherCrew(db, { viewer, crewId });
  const made = { code: newCrewCode(), madeBy: viewer.id, madeAt: new Date() };
  await db
    .insert(reportCodes)
    .values({ crewId, ...made })
    .onConflictDoUpdate({ target: reportCodes.crewId, set: made });
  return made.code;
}

/** The code of the viewer's own crew, for 'Report without my name'; null to whom has no crew. */
export async function ownReportCode(db: Database, viewer: Viewer): Promise<string | null> {
  return viewer.crewId === null ? null : codeOf(db, viewer.crewId);
}

/** The crew's code, made by the product itself where there is none: nothing says who asked for it. */
async function codeOf(db: Database, crewId: string): Promise<string> {
  const find = async () =>
    (await db.select({ code: reportCodes.code }).from(reportCodes).where(eq(reportCodes.crewId, crewId)))[0];
  const found = await find();
  if (found !== undefined) return found.code;
  await db
    .insert(reportCodes)
    .values({ crewId, code: newCrewCode() })
    .onConflictDoNothing({ target: reportCodes.crewId });
  const made = await find();
  if (made === undefined) throw new Error('A code that was just written is gone');
  return made.code;
}

async function refuseOtherCrew(
  db: Database,
  { viewer, crewId }: { viewer: Viewer; crewId: string },
): Promise<void> {
  const seen = crewSeen(viewer);
  const [somebody] = await db.select({ id: users.id }).from(users).where(eq(users.crewId, crewId)).limit(1);
  if (somebody === undefined) throw notFound();
  if (seen !== null && seen !== crewId) throw hidden();
}
