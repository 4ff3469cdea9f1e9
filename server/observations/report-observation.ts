import type { ReportObservation } from '@tailboard/contract/observations.ts';
import { plainCode } from '@tailboard/contract/observation-terms.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { hashOfReceipt, newReceipt } from './codes.ts';
import { mixHour, secondsLeft, thisHour } from './hours.ts';
import { plainPhoto } from './photo.ts';
import { placeInWords, type ReportWithPhoto } from './read-report.ts';
import { observations, reportCodes } from './tables.ts';
import { tellOfObservation } from '../notifications/public.ts';

/** Reports of one crew in an hour that are shown and notified at once; further ones go to quarantine. */
const SHOWN_AN_HOUR = 30;
/** Reports of one crew in an hour that are taken at all. */
const TAKEN_AN_HOUR = 200;

/**
 * Stores a report without a name and gives its receipt. Throws `not-found` for a code of no crew, `too-many-requests` above
 * the crew's limit. The limit is counted by the reports themselves: nothing is kept of who sends them.
 */
export async function reportObservation(db: Database, { report, photo }: ReportWithPhoto): Promise<string> {
  // Before the costly decoding, and again under the lock.
  await refuseAboveLimit(db, report, 'read');
  const plain = photo === null ? null : await plainPhoto(photo);
  const receipt = newReceipt();
  await db.transaction(async (tx) => {
    const { crewId, hour, earlier } = await refuseAboveLimit(tx, report, 'lock');
    const quarantined = earlier >= SHOWN_AN_HOUR;
    await tx.insert(observations).values({
      id: randomUUID(),
      crewId,
      category: report.category,
      description: report.description,
      location: placeInWords(report.location),
      receiptHash: hashOfReceipt(receipt),
      quarantined,
      photo: plain,
      hour,
    });
    await mixHour(tx, 'observations', hour);
    if (!quarantined) await tellOfObservation(tx, { crewId });
  });
  return receipt;
}

/** The crew of the code and how many reports it has in this hour; the row of the code is the lock. */
async function refuseAboveLimit(
  db: Database,
  { crewCode }: ReportObservation,
  mode: 'read' | 'lock',
): Promise<{ crewId: string; hour: Date; earlier: number }> {
  const query = db
    .select({ crewId: reportCodes.crewId })
    .from(reportCodes)
    .where(eq(reportCodes.code, plainCode(crewCode)));
  const [crew] = await (mode === 'lock' ? query.for('update') : query);
  if (crew === undefined) throw notFound();
  const hour = thisHour();
  const ofHour = and(eq(observations.crewId, crew.crewId), eq(observations.hour, hour));
  const earlier = await db.$count(observations, ofHour);
  if (earlier >= TAKEN_AN_HOUR) throw new ProblemError('too-many-requests', { retryAfter: secondsLeft() });
  return { crewId: crew.crewId, hour, earlier };
}
