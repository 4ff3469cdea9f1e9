import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../testing/person.ts';
import { aDecision, makeCaseOf, makeEstablishment } from '../testing/recordkeeping.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** Of one privacy case, in words that stand nowhere else: what only safety managers and administrators may read. */
const [ADDRESS, BORN, NAME, DOCTOR] = ['17 Zqlane', '1980-02-03', 'Zqname Zqfamily', 'Dr. Zqdoctor'];
const SECRETS = [ADDRESS, BORN, '02/03/1980', DOCTOR];
const leaksIn = (text: string, secrets: readonly string[]) =>
  secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));

let server: TestServer;
let people: Record<'demo' | 'mike' | 'lead' | 'chief' | 'safety' | 'admin', Person>;
let place: number;
let caseId: number;
let incidentId: number;
const heard = new Map<string, string>();
const abort = new AbortController();
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  const as = (name: string) => server.as(name);
  people = {
    ...{ demo: await as('demo'), mike: await as('mike'), lead: await as('lead') },
    ...{ chief: await as('chief'), safety: await as('safety'), admin: await as('admin') },
  };
  for (const [name, person] of Object.entries(people)) await follow(name, person);
  place = await makeEstablishment(people.safety, { crews: ['north'] });
  const made = await makeCaseOf(people, place, {
    name: NAME,
    person: { address: ADDRESS, dateOfBirth: BORN, sex: 'F' },
    more: { privacyReason: 'needlestick', physician: DOCTOR, whatHappened: 'A used needle in the trailer' },
  });
  caseId = made.id;
  incidentId = made.body['incidentId'] as number;
  const decided = await people.safety.post(
    `/api/recordkeeping/cases/${caseId}/decision`,
    aDecision({ criteria: ['needlestick'] }),
  );
  expect(decided.status).toBe(200);
});
afterAll(async () => {
  abort.abort();
  await server.close();
});

/** What the live events of somebody say. */
async function follow(name: string, person: Person): Promise<void> {
  const reply = await fetch(`${server.url}/api/events`, {
    headers: { cookie: person.cookie },
    signal: abort.signal,
  });
  const decoder = new TextDecoder();
  const read = async () => {
    for await (const bytes of reply.body ?? [])
      heard.set(name, (heard.get(name) ?? '') + decoder.decode(bytes as Uint8Array, { stream: true }));
  };
  void read().catch(() => undefined);
}

const shared = () => [
  ...['/api/incidents', '/api/incidents?query=zqname', '/api/incidents?query=zqlane', '/api/needs-you'],
  ...['/api/notifications', '/api/history', '/api/insights', '/api/actions?assignee=any', '/api/duties'],
  ...[`/api/incidents/${incidentId}`, `/api/incidents/${incidentId}/comments`, '/api/dashboard/stats'],
  ...['/api/incidents/export?format=csv', `/api/incidents/${incidentId}/investigation`],
  ...['/api/recordkeeping/cases', `/api/recordkeeping/cases/${caseId}`],
  ...[`/api/recordkeeping/cases/${caseId}/form-301?format=json`, '/api/recordkeeping/copies'],
  ...[`/api/recordkeeping/privacy-list/2025?establishmentId=${place}`],
  ...['json', 'csv'].map((format) => `/api/recordkeeping/log/2025?establishmentId=${place}&format=${format}`),
  ...['summary', 'cases'].map(
    (what) => `/api/recordkeeping/ita/2025/${what}.csv?establishmentId=${place}&anyway=true`,
  ),
];

it.each([
  // Who sees the report reads there who was hurt; the case itself does not say it.
  ['demo', SECRETS],
  ['lead', SECRETS],
  ['mike', [...SECRETS, NAME]],
  ['chief', [...SECRETS, NAME]],
] as const)(
  '%s finds no address, date of birth or doctor of a privacy case anywhere',
  async (name, secrets) => {
    for (const path of shared()) {
      const { body } = await people[name].get(path);
      expect([path, leaksIn(JSON.stringify(body ?? ''), secrets)]).toEqual([path, []]);
    }
    expect(leaksIn(heard.get(name) ?? '', [...secrets, NAME])).toEqual([]);
  },
);

it('the supervisor of the crew reads the case without the name', async () => {
  const { status, body } = await people.lead.get(`/api/recordkeeping/cases/${caseId}`);
  expect(status).toBe(200);
  expect(leaksIn(JSON.stringify(body), [NAME, ...SECRETS])).toEqual([]);
  expect(leaksIn(JSON.stringify((await people.lead.get('/api/recordkeeping/cases')).body), [NAME])).toEqual(
    [],
  );
});

it("the log and OSHA's files say neither name, address nor date of birth, whoever takes them", async () => {
  for (const path of shared().filter((one) => /\/(?:log|ita)\//.test(one))) {
    const { status, body } = await people.safety.get(path);
    expect([path, status]).toEqual([path, 200]);
    const isCaseFile = path.includes('/ita/') && path.includes('cases.csv');
    // The case file has a date of birth: its template asks for it (1904.41(b)(9) keeps out names and addresses).
    const secrets = isCaseFile ? [NAME, ADDRESS, DOCTOR] : [NAME, ...SECRETS];
    expect([path, leaksIn(JSON.stringify(body), secrets)]).toEqual([path, []]);
  }
  const own = await people.safety.get(`/api/recordkeeping/cases/${caseId}`);
  expect(leaksIn(JSON.stringify(own.body), [NAME, ADDRESS, BORN])).toEqual([NAME, ADDRESS, BORN]);
});

it('what is sent to phones, kept as history or waits as a job has no name, address or date of birth', async () => {
  for (const table of ['notifications', 'history', 'jobs', 'incident_judgements', 'duties', 'actions']) {
    const found = await server.app.context.db.execute(sql`select * from ${sql.identifier(table)}`);
    expect([table, leaksIn(JSON.stringify(found), [NAME, ADDRESS, BORN])]).toEqual([table, []]);
  }
});
