import { randomUUID } from 'node:crypto';
import { anIncident } from './builders.ts';
import { aPhoto } from './files.ts';
import type { Person, Reply } from './person.ts';

/** A new incident of `person`; its id. */
export async function reportOne(person: Person, overrides: Record<string, unknown> = {}): Promise<number> {
  const reply = await person.post('/api/incidents', anIncident(overrides));
  if (reply.status !== 201) throw new Error(`Not reported: ${JSON.stringify(reply.body)}`);
  return reply.body.id as number;
}

/** Sends the raw bytes of a file for an incident. Everything but what the test cares about has a sensible value. */
export async function upload(
  person: Person,
  incidentId: number | string,
  file: {
    bytes?: Buffer;
    clientRef?: string;
    fileName?: string;
    type?: string;
    addedAt?: string;
    said?: Readonly<Record<string, string>>;
  } = {},
): Promise<Reply> {
  const { clientRef = randomUUID(), fileName = 'photo.jpg', type = 'application/octet-stream' } = file;
  const addedAt = file.addedAt && { addedAt: file.addedAt };
  const query = new URLSearchParams({ clientRef, fileName, ...addedAt, ...file.said });
  return person.request('POST', `/api/incidents/${incidentId}/media?${query.toString()}`, {
    headers: { 'content-type': type },
    body: new Uint8Array(file.bytes ?? (await aPhoto())),
  });
}

/** The form of the spec: every field as text, files as media_0, media_1 … */
export function aForm(
  fields: Record<string, unknown>,
  files: readonly { name: string; bytes: Buffer }[] = [],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [index, { name, bytes }] of files.entries()) {
    form.append(`media_${index}`, new Blob([new Uint8Array(bytes)]), name);
  }
  return form;
}
