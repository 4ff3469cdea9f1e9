import type { Claim } from '@tailboard/contract/claims.ts';
import type { Incident } from '@tailboard/contract/incidents.ts';
import { createHash } from 'node:crypto';
import type { Person } from '../../server/testing/person.ts';

/** A report as the server holds it, with the digests of its files' bytes as they come back, sorted. */
export type OnServer = { clientRef: string | null; description: string; priority: string; files: string[] };

/** Every report this person sees but those that were `there` before, with every file read back. */
export async function whatTheServerHas(
  person: Person,
  there: ReadonlySet<number> = new Set(),
): Promise<OnServer[]> {
  const { body } = await person.get('/api/incidents');
  const reports = (body as Incident[]).filter(({ id }) => !there.has(id));
  return await Promise.all(
    reports.map(async ({ clientRef, description, priority, media }) => {
      const files = await digestsOf(person, media);
      return { clientRef, description, priority, files: files.sort() };
    }),
  );
}

/** A claim as the server holds it, with its incident's reference and the digests of its documents, sorted. */
export type ClaimOnServer = {
  clientRef: string | null;
  incidentRef: string | null;
  description: string;
  documents: string[];
};

/** Every claim this person sees but those that were `there` before, with every document read back. */
export async function claimsOnServer(
  person: Person,
  there: ReadonlySet<number> = new Set(),
): Promise<ClaimOnServer[]> {
  const incidents = (await person.get('/api/incidents')).body as Incident[];
  const claims = ((await person.get('/api/claims')).body as Claim[]).filter(({ id }) => !there.has(id));
  return await Promise.all(
    claims.map(async ({ clientRef, incidentId, description, documents }) => ({
      clientRef,
      incidentRef: incidents.find(({ id }) => id === incidentId)?.clientRef ?? null,
      description,
      documents: (
        await digestsOf(
          person,
          documents.flatMap(({ files }) => files),
        )
      ).sort(),
    })),
  );
}

async function digestsOf(person: Person, files: readonly { url: string }[]): Promise<string[]> {
  return await Promise.all(
    files.map(async ({ url }) => {
      const answer = await fetch(`${person.url}${url}`, { headers: { cookie: person.cookie } });
      return digestOf(await answer.bytes());
    }),
  );
}

/** Ids of the claims this person sees. */
export async function claimIdsOnServer(person: Person): Promise<Set<number>> {
  const { body } = await person.get('/api/claims');
  return new Set((body as Claim[]).map(({ id }) => id));
}

/** Ids of the reports this person sees. */
export async function idsOnServer(person: Person): Promise<Set<number>> {
  const { body } = await person.get('/api/incidents');
  return new Set((body as Incident[]).map(({ id }) => id));
}

export async function digestOfFile(file: Blob): Promise<string> {
  return digestOf(new Uint8Array(await file.arrayBuffer()));
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
