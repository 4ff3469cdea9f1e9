import type { SyncFileResult } from '@tailboard/contract/sync.ts';
import { randomUUID } from 'node:crypto';
import { aPhoto } from './files.ts';
import type { Person, Reply } from './person.ts';

/** A file for POST /api/sync/media; `said`: what is said of it beyond that, or instead. */
export type ForIncident = {
  incidentId: number;
  clientRef: string;
  fileName: string;
  bytes: Buffer;
  said?: Record<string, unknown>;
};

export async function aFileFor(
  incidentId: number,
  overrides: Partial<ForIncident> = {},
): Promise<ForIncident> {
  const bytes = overrides.bytes ?? (await aPhoto());
  return { incidentId, clientRef: randomUUID(), fileName: 'photo.jpg', ...overrides, bytes };
}

/** The body as a device makes it: a line of JSON, then the bytes. */
export function bodyOf(userId: number, files: readonly ForIncident[]): Buffer {
  const described = files.map(({ bytes, said, ...named }) => ({ ...named, size: bytes.length, ...said }));
  const line = `${JSON.stringify({ userId, files: described })}\n`;
  return Buffer.concat([Buffer.from(line), ...files.map(({ bytes }) => bytes)]);
}

/** Sends files together, as `person`. */
export async function sendTogether(
  person: Person,
  files: readonly ForIncident[],
  userId = person.session?.user.id ?? 1,
): Promise<Reply & { results: SyncFileResult[] }> {
  const reply = await sendBody(person, bodyOf(userId, files));
  return { ...reply, results: reply.body?.results ?? [] };
}

export const sendBody = (person: Person, body: Buffer): Promise<Reply> =>
  person.request('POST', '/api/sync/media', {
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(body),
  });
