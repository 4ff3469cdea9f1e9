import { createHash } from 'node:crypto';
import type { Incident } from '@tailboard/contract/incidents.ts';
import type { Media } from '@tailboard/contract/media.ts';
import type { Person } from './person.ts';
import type { Ledger } from './ledger.ts';

export type Comparison = { lost: string[]; doubled: string[]; changed: string[] };

/** Everything that the server has of `person`, held against what it has acknowledged. Photos are fetched byte for byte. */
export async function compareLedger(
  person: Person,
  ledger: Ledger,
  options: { photos: readonly string[] },
): Promise<Comparison> {
  const held = await everyIncident(person);
  const files = held.flatMap(({ media }) => media);
  const comparison: Comparison = {
    lost: [],
    doubled: [...repeated(held, 'incident'), ...repeated(files, 'file')],
    changed: [],
  };
  const incidents = new Map(held.map((incident) => [incident.clientRef, incident]));
  for (const [clientRef, { id, description }] of ledger.reports) {
    const incident = incidents.get(clientRef);
    if (incident === undefined) comparison.lost.push(`report ${clientRef}`);
    else if (incident.id !== id || incident.description !== description)
      comparison.changed.push(`report ${id}`);
  }
  const media = new Map(files.map((file) => [file.clientRef, file]));
  for (const [clientRef, { id, incidentId, sha256 }] of ledger.photos) {
    const file = media.get(clientRef);
    if (file === undefined) comparison.lost.push(`photo ${clientRef}`);
    else if (file.id !== id || file.incidentId !== incidentId || file.sha256 !== sha256) {
      comparison.changed.push(`photo ${id}`);
    }
  }
  for (const clientRef of options.photos) {
    const photo = ledger.photos.get(clientRef);
    if (photo !== undefined && (await digestOf(person, photo.id)) !== photo.sha256) {
      comparison.lost.push(`bytes of photo ${photo.id}`);
    }
  }
  return comparison;
}

function repeated(records: readonly (Incident | Media)[], name: string): string[] {
  const seen = new Set<string>();
  return records.flatMap(({ id, clientRef }) => {
    if (clientRef === null) return [];
    if (seen.has(clientRef)) return [`${name} ${id} of ${clientRef}`];
    seen.add(clientRef);
    return [];
  });
}

async function everyIncident(person: Person): Promise<Incident[]> {
  const all: Incident[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const reply = await person.get(`/api/incidents?limit=500${query}`);
    if (reply.status !== 200)
      throw new Error(`The list answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    all.push(...(reply.body as Incident[]));
    cursor = reply.headers.get('x-next-cursor');
  } while (cursor !== null);
  return all;
}

async function digestOf(person: Person, id: number): Promise<string> {
  const answer = await fetch(`${person.url}/api/media/${id}`, { headers: { cookie: person.cookie } });
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}
