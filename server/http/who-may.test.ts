import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClaim, fileOne } from '../testing/claims.ts';
import { reportOne, upload } from '../testing/incident-with-files.ts';
import type { Person } from '../testing/person.ts';
import { holdOne } from '../testing/talks.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** Everybody who may ask, in the order of the table. Demo owns the records; mike is of the same crew; rosa and chief are not. */
const callers = ['nobody', 'mike', 'rosa', 'chief', 'demo', 'lead', 'admin'] as const;
type Caller = (typeof callers)[number];
type Ids = { incident: number; media: number; claim: number; talk: number; demo: number };

let server: TestServer;
let ids: Ids;
const people = {} as Record<Caller, Person>;
let incident: Record<string, unknown>;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  for (const caller of callers)
    people[caller] = caller === 'nobody' ? server.nobody : await server.as(caller);
  const { demo } = people;
  const incidentId = await reportOne(demo);
  const { body: media } = await upload(demo, incidentId);
  const claim = await fileOne(demo, { incidentId });
  const talk = await holdOne(demo);
  ids = { incident: incidentId, media: media.id, claim: claim.id, talk: talk.id, demo: demo.id };
  ({ body: incident } = await demo.get(`/api/incidents/${incidentId}`));
});
afterAll(() => server.close());

/** Path or method and path, with the ids of demo's records in braces, and what each caller is answered. */
const asked: readonly { call: string; get: readonly number[]; body?: () => unknown }[] = [
  { call: 'GET /api/incidents/{incident}', get: [401, 404, 404, 404, 200, 200, 200] },
  { call: 'PUT /api/incidents/{incident}', get: [401, 404, 404, 404, 200, 200, 200], body: () => incident },
  { call: 'GET /api/incidents/{incident}/media', get: [401, 404, 404, 404, 200, 200, 200] },
  { call: 'GET /api/media/{media}', get: [401, 404, 404, 404, 200, 200, 200] },
  { call: 'GET /api/media/{media}?size=thumb', get: [401, 404, 404, 404, 200, 200, 200] },
  { call: 'HEAD /api/media/{media}', get: [401, 404, 404, 404, 200, 200, 200] },
  { call: 'GET /api/claims/{claim}', get: [401, 404, 404, 404, 200, 200, 200] },
  { call: 'GET /api/claims/{claim}/timeline', get: [401, 404, 404, 404, 200, 200, 200] },
  {
    call: 'PUT /api/claims/{claim}/documents/work-status-note',
    get: [401, 404, 404, 404, 403, 422, 422],
    body: () => ({ status: 'accepted' }),
  },
  {
    call: 'POST /api/claims/{claim}/decision',
    get: [401, 404, 404, 404, 403, 200, 200],
    body: () => ({ decision: 'ask', question: 'Which hose?' }),
  },
  {
    call: 'GET /api/ai/specialized-claim-processing/{claim}/{incident}',
    get: [401, 404, 404, 404, 200, 200, 200],
  },
  {
    call: 'POST /api/claims',
    get: [401, 404, 404, 404, 409, 404, 404],
    body: () => aClaim({ incidentId: ids.incident, clientRef: randomUUID() }),
  },
  { call: 'GET /api/talks/{talk}', get: [401, 404, 404, 404, 200, 200, 200] },
  { call: 'GET /api/talks/{talk}/pdf', get: [401, 404, 404, 404, 200, 200, 200] },
  { call: 'GET /api/talks/crews', get: [401, 403, 403, 200, 403, 200, 200] },
  { call: 'GET /api/talks/crew', get: [401, 200, 200, 200, 200, 200, 200] },
  { call: 'GET /api/users/{demo}', get: [401, 404, 404, 404, 200, 200, 200] },
  {
    call: 'PUT /api/users/{demo}',
    get: [401, 404, 404, 404, 200, 403, 403],
    body: () => ({ phone: '555 0100' }),
  },
  { call: 'GET /api/users', get: [401, 403, 403, 403, 403, 403, 200] },
  { call: 'POST /api/users', get: [401, 403, 403, 403, 403, 403, 400], body: () => ({}) },
  { call: 'POST /api/users/import', get: [401, 403, 403, 403, 403, 403, 400], body: () => ({}) },
  { call: 'PUT /api/users/{demo}/access', get: [401, 403, 403, 403, 403, 403, 400], body: () => ({}) },
  { call: 'GET /api/claims/review', get: [401, 403, 403, 200, 403, 200, 200] },
  { call: 'GET /api/policy-settings', get: [401, 200, 200, 200, 200, 200, 200] },
  { call: 'POST /api/policy-settings', get: [401, 403, 403, 403, 403, 403, 400], body: () => ({}) },
  { call: 'GET /api/ai/usage', get: [401, 403, 403, 403, 403, 403, 200] },
  { call: 'GET /api/osha/documents', get: [401, 200, 200, 200, 200, 200, 200] },
  { call: 'POST /api/osha/documents', get: [401, 403, 403, 415, 403, 415, 415], body: () => ({}) },
  {
    call: 'POST /api/osha/documents/aerial-lifts/retire',
    get: [401, 403, 403, 403, 403, 403, 200],
    body: () => ({ retired: false }),
  },
  {
    call: 'POST /api/sync',
    get: [401, 403, 403, 403, 200, 403, 403],
    body: () => ({ userId: ids.demo, items: [] }),
  },
  { call: 'GET /api/health', get: [200, 200, 200, 200, 200, 200, 200] },
  { call: 'GET /api/app-config', get: [200, 200, 200, 200, 200, 200, 200] },
];

describe('who may', () => {
  it.each(asked)(
    '$call: nobody, mike, rosa, chief, demo, lead, admin get $get',
    async ({ call, get, body }) => {
      const [method = '', path = ''] = call
        .replaceAll(/\{(\w+)\}/g, (_, name: keyof Ids) => String(ids[name]))
        .split(' ');
      const seen = [];
      for (const caller of callers) {
        const person = people[caller];
        const json = body === undefined ? {} : { json: body() };
        seen.push((await person.request(method, path, json)).status);
      }
      expect(seen).toEqual(get);
    },
  );

  it.each(['/api/incidents', '/api/claims', '/api/talks', '/api/history?limit=100'])(
    'see demo’s records in %s: those of the crew’s supervisor and administrators, and demo',
    async (path) => {
      for (const caller of callers) {
        if (caller === 'nobody') continue;
        const text = JSON.stringify((await people[caller].get(path)).body);
        const owners = [...text.matchAll(/"(?:userId|subjectId)":(\d+)/g)].map(([, id]) => Number(id));
        const sees = path.includes('history')
          ? text.includes(`"subject":"incident","subjectId":${ids.incident},`)
          : owners.includes(ids.demo);
        expect([caller, sees]).toEqual([caller, ['demo', 'lead', 'admin'].includes(caller)]);
      }
    },
  );
});
