import type { Incident } from '@tailboard/contract/incidents.ts';
import { createHash } from 'node:crypto';
import type { Person } from '../../server/testing/person.ts';

/** A report as the server holds it, with the digests of its files' bytes as they come back, sorted. */
export type OnServer = { clientRef: string | null; description: string; priority: string; files: string[] };

/** Every report this person sees, with every file read back. */
export async function whatTheServerHas(person: Person): Promise<OnServer[]> {
  const { body } = await person.get('/api/incidents');
  return await Promise.all(
    (body as Incident[]).map(async ({ clientRef, description, priority, media }) => {
      const files = await Promise.all(
        media.map(async ({ url }) => {
          const answer = await fetch(`${person.url}${url}`, { headers: { cookie: person.cookie } });
          return digestOf(await answer.bytes());
        }),
      );
      return { clientRef, description, priority, files: files.sort() };
    }),
  );
}

export async function digestOfFile(file: Blob): Promise<string> {
  return digestOf(new Uint8Array(await file.arrayBuffer()));
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
