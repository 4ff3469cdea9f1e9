import { putFactsSchema } from '@tailboard/contract/incident-facts.ts';
import { putPeopleSchema } from '@tailboard/contract/incident-people.ts';
import type { SyncItem, SyncResult } from '@tailboard/contract/sync.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import type { Viewer } from '../http/signed-in.ts';
import { parseInput } from '../http/validate.ts';
import { putFacts, putPeople, readDetails } from '../incidents/public.ts';
import { incidentNamed } from './incident-named.ts';

export type FactsItem = Extract<SyncItem, { kind: 'facts' }>;

/** Takes the answers of one item as PUT /api/incidents/{id}/facts would; throws what it would. */
export async function receiveFacts(
  db: Database,
  { viewer, item }: { viewer: Viewer; item: FactsItem },
): Promise<SyncResult> {
  const { incidentId, incidentClientRef, facts } = item;
  const sent = parseInput(putFactsSchema, facts);
  const id = await incidentNamed(db, { viewer, id: incidentId, incidentClientRef });
  if (id === null) throw notFound();
  await putFacts(db, { viewer, id, sent });
  return { status: 200, details: await readDetails(db, { viewer, id }) };
}

export type PeopleItem = Extract<SyncItem, { kind: 'people' }>;

/** Takes the people of one item as PUT /api/incidents/{id}/people would; throws what it would. */
export async function receivePeople(
  db: Database,
  { viewer, item }: { viewer: Viewer; item: PeopleItem },
): Promise<SyncResult> {
  const { incidentId, incidentClientRef, people } = item;
  const sent = parseInput(putPeopleSchema, people);
  const id = await incidentNamed(db, { viewer, id: incidentId, incidentClientRef });
  if (id === null) throw notFound();
  await putPeople(db, { viewer, id, sent });
  return { status: 200, details: await readDetails(db, { viewer, id }) };
}
