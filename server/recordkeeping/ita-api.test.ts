import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { itaFiledSchema } from '@tailboard/contract/recordkeeping-forms.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../testing/person.ts';
import { aDecision, makeCaseOf, makeEstablishment } from '../testing/recordkeeping.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const TOKEN = 'a-token-of-the-stand-in';
type Called = { path: string; token: string | undefined; body: unknown };

/** Stands in for OSHA's application. `fails`: the path that it refuses. */
const standIn = { called: [] as Called[], fails: '', server: null as Server | null };
let server: TestServer;
let demo: Person;
let safety: Person;
beforeAll(async () => {
  standIn.server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString('utf8')));
    request.on('end', () => {
      const path = request.url ?? '';
      standIn.called.push({ path, token: request.headers.authorization, body: JSON.parse(text) });
      reply.writeHead(path === standIn.fails ? 400 : 200, { 'content-type': 'application/json' });
      reply.end(JSON.stringify({ id: standIn.called.length }));
    });
  });
  await new Promise<void>((done) => standIn.server?.listen(0, '127.0.0.1', done));
  const { port } = standIn.server.address() as AddressInfo;
  server = await startTestServer({
    ...{ RATE_LIMIT_PER_MINUTE: '1000000', ITA_API_TOKEN: TOKEN },
    ITA_API_URL: `http://127.0.0.1:${port}/v1/`,
  });
  [demo, safety] = [await server.as('demo'), await server.as('safety')];
});
afterAll(async () => {
  await server.close();
  standIn.server?.close();
});

const base = '/api/recordkeeping';
const fields = ({ body }: { body: { errors?: { field: string }[] } }) =>
  (body.errors ?? []).map(({ field }) => field);

it('files a year by the four calls, without a name, once nothing fails; what OSHA refuses does not count', async () => {
  const place = await makeEstablishment(safety, { size: '100-249' });
  const file = async (year = 2025) =>
    safety.post(`${base}/ita/${year}/file?establishmentId=${place}`, undefined);
  await safety.put(`${base}/establishments/${place}/years/2025`, {
    ...{ averageEmployees: 120, hoursWorked: 240_000 },
  });
  const { id } = await makeCaseOf({ demo, safety }, place, {
    ...{
      person: { address: '5 Main St' },
      more: { beforeIncident: 'Lifting with Ana', timeBeganWork: '07:00' },
    },
  });
  await safety.post(`${base}/cases/${id}/decision`, aDecision());
  const refused = await file();
  expect([refused.status, refused.body.code, fields(refused)]).toEqual([
    ...[422, 'filing-refused', ['cases.1.beforeIncident']],
  ]);
  expect(fields(await file(2026))).not.toEqual([]);
  expect(standIn.called).toEqual([]);
  const { updatedAt } = (await safety.get(`${base}/cases/${id}`)).body;
  await safety.put(`${base}/cases/${id}`, { updatedAt, beforeIncident: 'Lifting' });
  const duty = async () =>
    (await safety.get(`${base}/duties?establishmentId=${place}`)).body.find(
      (one: { kind: string; year: number }) => one.kind === 'file-electronically' && one.year === 2025,
    );
  standIn.fails = '/v1/submissions';
  expect([(await file()).body.code, (await duty()).state]).toEqual(['osha-out-of-reach', 'open']);
  standIn.fails = '';
  standIn.called = [];
  const filed = await file();
  expect([filed.status, itaFiledSchema.parse(filed.body)]).toEqual([200, filed.body]);
  expect(filed.body).toMatchObject({ cases: 1, submission: '4', filedBy: 'Sam Safety' });
  expect(standIn.called.map(({ path }) => path)).toEqual([
    ...['/v1/establishments', '/v1/forms/form300A', '/v1/forms/caseData', '/v1/submissions'],
  ]);
  expect(new Set(standIn.called.map(({ token }) => token))).toEqual(new Set([`Bearer ${TOKEN}`]));
  expect(standIn.called[1]?.body).toMatchObject({
    establishment: '1',
    year_filing_for: '2025',
    total_injuries: '1',
  });
  expect(standIn.called[2]?.body).toMatchObject([{ case_number: '1', nar_before_incident: 'Lifting' }]);
  expect(JSON.stringify(standIn.called)).not.toMatch(/Ana|Ruiz|5 Main/);
  expect(await duty()).toMatchObject({ state: 'done', doneBy: 'Sam Safety', note: '4' });
  expect((await demo.post(`${base}/ita/2025/file?establishmentId=${place}`, undefined)).status).toBe(403);
});
