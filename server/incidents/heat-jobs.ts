import type { Database } from '../database/database.ts';
import { addJobs } from '../jobs/store.ts';

/** Finds the heat index at the place and hour of reports; its key are their ids, with commas. */
export const HEAT_OF_INCIDENTS = 'heat-of-incidents';

/** Ms for which hours that are over can still be known. */
const KNOWN_MS = 24 * 3_600_000;
/** Reports of one job. */
const BATCH = 100;

/** Has the heat index found of those with a position, as jobs: the weather is asked outside the transaction. */
export async function findHeat(
  tx: Database,
  incidents: readonly Readonly<{ id: number; date: Date; latitude: string | null }>[],
  now: number,
): Promise<void> {
  const ids = incidents
    .filter(({ date, latitude }) => latitude !== null && date.getTime() > now - KNOWN_MS)
    .map(({ id }) => id);
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) =>
    ids.slice(at * BATCH, (at + 1) * BATCH).join(),
  );
  await addJobs(tx, HEAT_OF_INCIDENTS, batches);
}
