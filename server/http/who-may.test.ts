import type { Action } from '@tailboard/contract/actions.ts';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAction, makeOne } from '../testing/actions.ts';
import { aClaim, fileOne, sendDocument } from '../testing/claims.ts';
import { aPhoto } from '../testing/files.ts';
import { reportOne, upload } from '../testing/incident-with-files.ts';
import type { Person } from '../testing/person.ts';
import { aFileFor, bodyOf, type ForIncident } from '../testing/several-files.ts';
import { makeEstablishment } from '../testing/recordkeeping.ts';
import { holdOne } from '../testing/talks.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** Everybody who may ask, in the order of the table. Demo owns the records; mike is of the same crew; rosa and chief are not. */
const callers = ['nobody', 'mike', 'rosa', 'chief', 'demo', 'lead', 'admin'] as const;
type Caller = (typeof callers)[number];
type Ids = Record<
  | 'incident'
  | 'media'
  | 'claim'
  | 'document'
  | 'talk'
  | 'demo'
  | 'action'
  | 'photo'
  | 'duty'
  | 'comment'
  | 'establishment'
  | 'year'
  | 'case'
  | 'copy',
  number
>;

let server: TestServer;
let ids: Ids;
const people = {} as Record<Caller, Person>;
let incident: Record<string, unknown>;
let action: Action;
let rosaId: number;
let photo: Buffer;
let fileForIncident: ForIncident;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000', SYSTEM_VOICE: 'off' });
  for (const caller of callers)
    people[caller] = caller === 'nobody' ? server.nobody : await server.as(caller);
  const { demo } = people;
  photo = await aPhoto();
  const incidentId = await reportOne(demo);
  const { body: media } = await upload(demo, incidentId);
  const { id: claimId } = await fileOne(demo, { incidentId });
  const { body: claimed } = await demo.get(`/api/claims/${claimId}`);
  ({ key } = claimed.documents[0] as { key: string });
  const { body: document } = await sendDocument(demo, { claimId, key });
  const talk = await holdOne(demo);
  action = await makeOne(demo);
  rosaId = (await server.as('rosa')).id;
  await demo.request('POST', `/api/users/${demo.id}/picture`, { body: aPicture() });
  ({ body: incident } = await demo.get(`/api/incidents/${incidentId}`));
  ids = {
    duty: (incident['duties'] as { id: number }[])[0]?.id ?? 0,
    ...{ incident: incidentId, media: media.id, claim: claimId, talk: talk.id, demo: demo.id },
    document: document.id,
    action: action.id,
    establishment: await makeEstablishment(people.admin),
    ...{ year: 2025, copy: 0 },
    case: (await people.admin.get(`/api/recordkeeping/cases?incidentId=${incidentId}`)).body[0].id,
    comment: (await demo.post(`/api/incidents/${incidentId}/comments`, { text: 'Cracked rung' })).body.id,
    photo: (
      await demo.request('POST', `/api/actions/${action.id}/media${aFile().query ?? ''}`, {
        ...aFile(),
        headers: raw,
      })
    ).body.id,
  };
  const copy = { establishmentId: ids.establishment, year: 2025, what: 'log', role: 'employee' };
  ids.copy = (await people.admin.post('/api/recordkeeping/copies', { ...copy, askedBy: 'Ana Ruiz' })).body.id;
  fileForIncident = await aFileFor(incidentId);
});
afterAll(() => server.close());

/** A line of the claim's checklist. */
let key: string;
type Sent = { json?: unknown; body?: NonNullable<RequestInit['body']>; query?: string };
const raw = { 'content-type': 'application/octet-stream' };
const aFile = (bytes = photo): Sent => ({
  body: new Uint8Array(bytes),
  query: `?${new URLSearchParams({ clientRef: randomUUID(), fileName: 'photo.jpg' }).toString()}`,
});
const aPicture = () => {
  const form = new FormData();
  form.append('picture', new Blob([new Uint8Array(photo)]), 'me.jpg');
  return form;
};
const idOf = ({ session }: Person) => session?.user.id ?? 1;
const inBatch = (caller: Person, item: { kind: string; id: number; record: unknown }): Sent => ({
  json: { userId: idOf(caller), items: [item] },
});
/** As it is now: what came before may have changed it. */
const theClaim = async () => (await people.demo.get(`/api/claims/${ids.claim}`)).body as unknown;

/** What is sent where something is; all else is sent without a body. The calls as the table names them. */
const sent: Readonly<Record<string, (caller: Person) => Sent | Promise<Sent>>> = {
  'POST /api/incidents/{incident}/osha-call': () => ({
    json: { calledAt: new Date().toISOString(), calledBy: 'Lena Lead', how: 'phone' },
  }),
  'PUT /api/incidents/{incident}': () => ({ json: incident }),
  'PUT /api/incidents/{incident}/facts': () => ({ json: { workRelated: 'yes' } }),
  'PUT /api/incidents/{incident}/people': () => ({ json: { witnesses: [{ name: 'Wanda Witness' }] } }),
  'POST /api/incidents/{incident}/comments': () => ({ json: { text: 'Looked at it' } }),
  'POST /api/incidents/{incident}/comments/{comment}/media': () => aFile(),
  'PUT /api/incidents/{incident}/investigation': () => ({ json: { timeline: [], whys: [], causes: [] } }),
  'POST /api/incidents/{incident}/media': () => aFile(),
  'PUT /api/claims/{claim}': async () => ({ json: await theClaim() }),
  'PUT /api/claims/{claim}/documents/{key}': () => ({ json: { status: 'accepted' } }),
  'POST /api/claims/{claim}/documents/{key}/files': () => aFile(),
  'POST /api/claims/{claim}/decision': () => ({ json: { decision: 'ask', question: 'Which hose?' } }),
  'POST /api/claims': () => ({ json: aClaim({ incidentId: ids.incident, clientRef: randomUUID() }) }),
  'POST /api/actions': () => ({ json: anAction({ assigneeId: rosaId }) }),
  'PUT /api/actions/{action}': () => ({ json: action }),
  'POST /api/actions/{action}/state': () => ({ json: { to: 'verified' } }),
  'POST /api/actions/{action}/media': () => aFile(),
  'PUT /api/users/{demo}': () => ({ json: { phone: '555 0100' } }),
  'POST /api/users/{demo}/picture': () => ({ body: aPicture() }),
  'POST /api/osha/documents/aerial-lifts/retire': () => ({ json: { retired: false } }),
  'POST /api/osha/chat': () => ({ json: { query: 'How far do rails go up?', documentKeys: ['ladders'] } }),
  'POST /api/safety/suggestions': () => ({ json: {} }),
  'POST /api/sync/media of {incident}': (caller) => ({
    body: new Uint8Array(bodyOf(idOf(caller), [fileForIncident])),
  }),
  'POST /api/osha/documents': () => ({ body: new Uint8Array(Buffer.from('no document')) }),
  'POST /api/osha/documents/aerial-lifts/file': () => ({ body: new Uint8Array(Buffer.from('no document')) }),
  'POST /api/recordkeeping/import?establishmentId={establishment}&year=2025': () => ({
    body: new Uint8Array(Buffer.from('no log')),
  }),
  'POST /api/notifications/read': () => ({ json: { ids: [] } }),
  'POST /api/transcriptions': () => ({ body: new Uint8Array(Buffer.from('no sound')) }),
  'POST /api/tts': () => ({ json: { text: 'Stay clear of the line.' } }),
  'POST /api/assistant/chat': () => ({ json: { message: 'What is a lanyard?', context: 'general' } }),
  'POST /api/assistant/suggestions': () => ({ json: { context: 'general' } }),
  'POST /api/ai/field-suggestion': () => ({
    json: { formType: 'incident', fieldName: 'type', currentValue: '' },
  }),
  'POST /api/ai/analyze-incident': () => ({ json: { description: 'A hose burst' } }),
  'POST /api/incidents/from-words': () => ({ json: { text: 'A hose burst' } }),
  'POST /api/sync': () => ({ json: { userId: ids.demo, items: [] } }),
  'POST /api/sync of incident.update': (caller) =>
    inBatch(caller, { kind: 'incident.update', id: ids.incident, record: incident }),
  'POST /api/sync of action-state': async (caller) => ({
    json: {
      userId: idOf(caller),
      items: [{ kind: 'action-state', actionId: (await makeOne(people.demo)).id, to: 'in-progress' }],
    },
  }),
  'POST /api/sync of claim.update': async (caller) =>
    inBatch(caller, { kind: 'claim.update', id: ids.claim, record: await theClaim() }),
};

const table = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')
  .split('## Who may what')[1]
  ?.split('\n## ')[0];
const rows = [...(table ?? '').matchAll(/^\| ([A-Z]+ \S.*?) +\|(.*)\|$/gm)].map(
  ([, call = '', cells = '']) => ({
    call,
    get: cells.split('|').map(Number),
  }),
);

describe('who may', () => {
  it.each(rows)('$call: nobody, mike, rosa, chief, demo, lead, admin get $get', async ({ call, get }) => {
    const [method = '', path = '', batch] = call
      .replace('{key}', key)
      .replaceAll(/\{(\w+)\}/g, (_, name: keyof Ids) => String(ids[name]))
      .split(/ (?:of )?/);
    const seen = [];
    for (const caller of callers) {
      const person = people[caller];
      const { query = '', ...body } =
        (await sent[call]?.(person)) ?? (method.startsWith('P') ? { json: {} } : {});
      const reply = await person.request(method, `${path}${query}`, {
        ...body,
        ...(body.body instanceof Uint8Array && { headers: raw }),
      });
      seen.push(batch === undefined ? reply.status : (reply.body.results?.[0].status ?? reply.status));
    }
    expect(seen).toEqual(get);
  });

  it('safety managers get of OSHA’s log what administrators get', async () => {
    const safety = await server.as('safety');
    for (const { call, get } of rows.filter((row) => row.call.includes('/api/recordkeeping/'))) {
      const [method = '', path = ''] = call
        .replaceAll(/\{(\w+)\}/g, (_, name: keyof Ids) => String(ids[name]))
        .split(' ');
      const { query = '', ...body } =
        (await sent[call]?.(safety)) ?? (method.startsWith('P') ? { json: {} } : {});
      const reply = await safety.request(method, `${path}${query}`, {
        ...body,
        ...(body.body instanceof Uint8Array && { headers: raw }),
      });
      expect([call, reply.status]).toEqual([call, get.at(-1)]);
    }
  });

  it('see demo’s records in a list: the crew’s supervisor, administrators and demo', async () => {
    for (const path of ['/api/incidents', '/api/claims', '/api/talks', '/api/history?limit=100']) {
      for (const caller of callers.slice(1)) {
        const text = JSON.stringify((await people[caller].get(path)).body);
        const owners = [...text.matchAll(/"(?:userId|subjectId)":(\d+)/g)].map(([, id]) => Number(id));
        const sees = path.includes('history')
          ? text.includes(`"subject":"incident","subjectId":${ids.incident},`)
          : owners.includes(ids.demo);
        expect([path, caller, sees]).toEqual([path, caller, ['demo', 'lead', 'admin'].includes(caller)]);
      }
    }
  });

  it('is said of every call but those to sign in and the stream of events', async () => {
    const { body } = await server.nobody.get('/api/docs/json');
    const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const asked = rows.map(
      ({ call }) =>
        new RegExp(
          `^${call.replace(/ of .*|\?.*/, '').replaceAll(/\{\w+\}|aerial-lifts|none\.wav/g, '[^/]+')}$`,
        ),
    );
    const left = described.filter(
      (call) => !asked.some((pattern) => pattern.test(call.replaceAll(/[{}]/g, ''))),
    );
    expect(left.filter((call) => !/^HEAD | \/api\/(auth\/|events$)/.test(call))).toEqual([]);
  });
});
