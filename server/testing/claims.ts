import { randomUUID } from 'node:crypto';
import { aPhoto } from './files.ts';
import { reportOne } from './incident-with-files.ts';
import type { Person, Reply } from './person.ts';

/** A claim as a device sends it, on an incident; a test states only what matters to it. */
export function aClaim(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    clientRef: randomUUID(),
    description: 'Hydraulic line and cylinder of the small excavator',
    requestedReimbursement: 3200,
    facts: { work: 'repair', itemCategory: 'heavy-equipment', itemAgeYears: 4 },
    ...overrides,
  };
}

/** A new claim of `person` on a new incident of theirs, as the server answered. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads what the server really sent
export async function fileOne(person: Person, overrides: Record<string, unknown> = {}): Promise<any> {
  const incidentId = overrides['incidentId'] ?? (await reportOne(person, { type: 'Equipment Damage' }));
  const reply = await person.post('/api/claims', aClaim({ incidentId, ...overrides }));
  if (reply.status !== 201) throw new Error(`Not filed: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

export const decide = (person: Person, id: number, decision: Record<string, unknown>): Promise<Reply> =>
  person.post(`/api/claims/${id}/decision`, decision);

/** A claim of `person` in the wanted status, brought there by `agent` as people do it. */
export async function claimThatIs(
  status: 'pending' | 'under_review' | 'approved' | 'rejected',
  { person, agent }: { person: Person; agent: Person },
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what the server really sent
): Promise<any> {
  const claim = await fileOne(person);
  if (status === 'pending') return claim;
  const reply =
    status === 'under_review'
      ? await agent.put(`/api/claims/${claim.id}`, { ...claim, status })
      : await decide(
          agent,
          claim.id,
          status === 'approved'
            ? { decision: 'approve', amount: claim.requestedReimbursement }
            : { decision: 'reject', reason: 'Wear and tear is not covered.' },
        );
  if (reply.status !== 200) throw new Error(`Not ${status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

/** Sends the raw bytes of a file for a line of a claim's checklist. */
export async function sendDocument(
  person: Person,
  { claimId, key }: { claimId: number | string; key: string },
  file: { bytes?: Buffer; clientRef?: string; fileName?: string } = {},
): Promise<Reply> {
  const { clientRef = randomUUID(), fileName = 'document.jpg' } = file;
  const query = new URLSearchParams({ clientRef, fileName });
  return person.request('POST', `/api/claims/${claimId}/documents/${key}/files?${query.toString()}`, {
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(file.bytes ?? (await aPhoto())),
  });
}

/** Says it of a line of the checklist as it is now, unless told otherwise. */
export async function judgeDocument(
  person: Person,
  { claimId, key }: { claimId: number; key: string },
  judgement: Record<string, unknown>,
): Promise<Reply> {
  const { body } = await person.get(`/api/claims/${claimId}`);
  const line = body.documents?.find((one: { key: string }) => one.key === key);
  const seen = { fileId: line?.files.at(-1)?.id ?? 1, judgedAt: line?.judgedAt ?? null };
  return person.put(`/api/claims/${claimId}/documents/${key}`, { ...seen, ...judgement });
}
