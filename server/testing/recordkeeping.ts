import type { Person } from './person.ts';
import { anIncident } from './builders.ts';

/** An establishment as the page sends it; a test states only what matters to it. */
export const anEstablishment = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...{ name: 'North Yard', companyName: 'Tailboard Line, LLC', street: '100 Harry Hines Blvd' },
  ...{ city: 'Dallas', state: 'TX', zip: '75235', naics: '238160', ein: '123456789' },
  ...{ industryDescription: 'Roofing and line work', establishmentType: 'not-government' },
  ...{ size: '100-249', timeZone: 'America/Chicago', crews: [] },
  ...overrides,
});

let made = 0;

/** One of a name of its own; its id. */
export async function makeEstablishment(
  safety: Person,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  made += 1;
  const reply = await safety.post(
    '/api/recordkeeping/establishments',
    anEstablishment({ name: `Yard ${made}`, ...overrides }),
  );
  if (reply.status !== 201) throw new Error(`No establishment: ${JSON.stringify(reply.body)}`);
  return reply.body.id as number;
}

export const aDecision = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...{ workRelated: 'yes', newCase: 'yes', criteria: ['medical-treatment'], reason: 'Sutures at the clinic' },
  ...overrides,
});

export type CaseOf = { name?: string; date?: string; person?: object; more?: object; report?: object };

/** A case of a report of demo's: its id and the answer that made it. */
export async function makeCaseOf(
  people: { demo: Person; safety: Person },
  establishmentId: number,
  { name = 'Ana Ruiz', date = '2025-02-03T09:30:00-06:00', person = {}, more, report = {} }: CaseOf = {},
): Promise<{ id: number; status: number; body: Record<string, unknown> & { updatedAt: string } }> {
  const incident = await people.demo.post('/api/incidents', anIncident({ date, ...report }));
  const { status, body } = await people.safety.post('/api/recordkeeping/cases', {
    ...{ incidentId: incident.body.id, establishmentId, person: { name, jobTitle: 'Lineman', ...person } },
  });
  if (status >= 300) throw new Error(`No case: ${JSON.stringify(body)}`);
  if (more === undefined) return { id: body.id, status, body };
  const changed = await people.safety.put(`/api/recordkeeping/cases/${body.id}`, {
    updatedAt: body.updatedAt,
    ...more,
  });
  if (changed.status !== 200) throw new Error(`Not changed: ${JSON.stringify(changed.body)}`);
  return { id: body.id, status, body: changed.body };
}
