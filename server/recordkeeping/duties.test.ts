import { copySchema, yearDutyListSchema } from '@tailboard/contract/recordkeeping-duties.ts';
import { getDocumentProxy, extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../testing/person.ts';
import { aDecision, makeCaseOf, makeEstablishment } from '../testing/recordkeeping.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { nextBusinessDay } from './rules/due-days.ts';

let server: TestServer;
let demo: Person;
let safety: Person;
let place: number;
let ids: number[];
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  [demo, safety] = [await server.as('demo'), await server.as('safety')];
  place = await makeEstablishment(safety);
  ids = [];
  for (const [name, criterion] of [
    ['Ana Ruiz', 'medical-treatment'],
    ['Ben Ott', 'medical-treatment'],
    ['Cy Secret', 'needlestick'],
  ] as const) {
    const { id } = await makeCaseOf({ demo, safety }, place, {
      ...{ name, person: { address: `${name} Street 5` } },
      more: { physician: `Dr. of ${name}`, whatHappened: 'The sling slipped' },
    });
    await safety.post(`/api/recordkeeping/cases/${id}/decision`, aDecision({ criteria: [criterion] }));
    ids.push(id);
  }
});
afterAll(() => server.close());

const base = '/api/recordkeeping';
const ask = (more: object) =>
  safety.post(`${base}/copies`, {
    ...{ establishmentId: place, year: 2025, askedBy: 'Ana Ruiz', role: 'employee', what: 'log' },
    ...more,
  });
const fields = ({ body }: { body: { errors?: { field: string }[] } }) =>
  (body.errors ?? []).map(({ field }) => field);

async function textOf(id: number): Promise<string> {
  const reply = await fetch(`${server.url}${base}/copies/${id}/pdf`, { headers: { cookie: safety.cookie } });
  expect(reply.status).toBe(200);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await reply.arrayBuffer())), {
    mergePages: true,
  });
  return text.replaceAll(/\s+/g, ' ');
}

it('a copy is asked for, due by the rule, and given with who did it', async () => {
  // A Friday.
  const log = await ask({ askedOn: '2026-11-20' });
  expect([log.status, copySchema.parse(log.body)]).toEqual([201, log.body]);
  expect(log.body).toMatchObject({ dueOn: '2026-11-23', givenOn: null, caseOnly: false });
  expect(await textOf(log.body.id)).toMatch(/Ana Ruiz.*Ben Ott.*Privacy case/);
  expect(await textOf(log.body.id)).not.toContain('Secret');
  const own = await ask({ what: 'form-301', caseId: ids[0], askedOn: '2026-11-18' });
  expect(own.body).toMatchObject({ dueOn: '2026-11-19', paragraph: '29 CFR 1904.35(b)(2)(v)(A)' });
  expect(await textOf(own.body.id)).toMatch(/Ana Ruiz.*Street 5.*Dr\. of Ana.*The sling slipped/);
  const union = await ask({ what: 'form-301', role: 'union', askedBy: 'Local 20', askedOn: '2026-11-18' });
  expect(union.body).toMatchObject({ dueOn: '2026-11-25', caseOnly: true });
  const given = await textOf(union.body.id);
  expect(given.match(/The sling slipped/g)).toHaveLength(3);
  expect(given).not.toMatch(/Ruiz|Ott|Secret|Street|Dr\./);
  const give = (on: string) => safety.post(`${base}/copies/${log.body.id}/given`, { on });
  expect([fields(await give('2026-11-19')), fields(await give('2999-01-01'))]).toEqual([['on'], ['on']]);
  expect((await give('2026-11-20')).body).toMatchObject({ givenOn: '2026-11-20', givenBy: 'Sam Safety' });
  expect((await give('2026-11-21')).body.givenOn).toBe('2026-11-20');
  const listed = (await safety.get(`${base}/copies?establishmentId=${place}&year=2025`)).body;
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([union, own, log].map(({ body }) => body.id));
});

it('what does not fit is refused by field', async () => {
  expect(fields(await ask({ what: 'form-301' }))).toEqual(['caseId']);
  expect(fields(await ask({ what: 'form-301', caseId: 2_000_000_000 }))).toEqual(['caseId']);
  const elsewhere = await makeEstablishment(safety);
  const of = { what: 'form-301', caseId: ids[0], establishmentId: elsewhere };
  expect(fields(await ask(of))).toEqual(['caseId']);
  expect(fields(await ask({ askedOn: '2999-01-01' }))).toEqual(['askedOn']);
  expect(fields(await ask({ role: 'friend', askedBy: ' ' }))).toEqual(['askedBy', 'role']);
  expect((await ask({ establishmentId: 2_000_000_000 })).status).toBe(404);
  expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(nextBusinessDay)).toEqual([
    ...['2026-11-20', '2026-11-23', '2026-11-23', '2026-11-23'],
  ]);
});

it('a year is posted, filed and kept, where the establishment must', async () => {
  const of = async (id = place) => (await safety.get(`${base}/duties?establishmentId=${id}`)).body;
  const duties = await of();
  expect(yearDutyListSchema.parse(duties)).toEqual(duties);
  expect(duties).toMatchObject([
    { kind: 'post-summary', year: 2025, dueOn: '2026-02-01', until: '2026-04-30', isOverdue: true },
    { kind: 'file-electronically', year: 2025, dueOn: '2026-03-02', must: 'yes', state: 'open' },
    { kind: 'post-summary', year: 2026, dueOn: '2027-02-01', isOverdue: false },
    { kind: 'file-electronically', year: 2026 },
    { kind: 'keep-records', year: 2025, until: '2030-12-31' },
  ]);
  const end = (more: object) =>
    safety.post(`${base}/duties/done`, { establishmentId: place, year: 2025, kind: 'post-summary', ...more });
  expect((await end({ note: 'In the trailer' })).body).toMatchObject({
    ...{ state: 'done', isOverdue: false, doneBy: 'Sam Safety', note: 'In the trailer' },
  });
  const admin = await server.as('admin');
  const again = { establishmentId: place, year: 2025, kind: 'post-summary' };
  expect((await admin.post(`${base}/duties/done`, again)).body.doneBy).toBe('Sam Safety');
  expect(fields(await end({ year: 2026 }))).toEqual(['year']);
  expect(fields(await end({ year: 2019 }))).toEqual(['year']);
  expect(fields(await end({ kind: 'keep-records' }))).toEqual(['kind']);
  const small = await makeEstablishment(safety, { size: 'under-20' });
  expect((await of(small)).map(({ kind }: { kind: string }) => kind)).toEqual(['post-summary']);
  const filed = { establishmentId: small, year: 2025, kind: 'file-electronically' };
  expect(fields(await safety.post(`${base}/duties/done`, filed))).toEqual(['kind']);
});
