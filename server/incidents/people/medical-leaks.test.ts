import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anIncident } from '../../testing/builders.ts';
import type { Person } from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** Body part, injury and treatment of one report, in words that stand nowhere else. */
const MEDICAL = ['zqbodypart', 'zqinjury', 'emergency-room'] as const;
const leaksIn = (text: string) => MEDICAL.filter((word) => text.toLowerCase().includes(word));

let server: TestServer;
let people: Record<'demo' | 'rosa' | 'mike' | 'lead' | 'chief' | 'safety' | 'admin', Person>;
let id: number;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '100000' });
  const as = (name: string) => server.as(name);
  people = {
    ...{ demo: await as('demo'), rosa: await as('rosa'), mike: await as('mike'), lead: await as('lead') },
    ...{ chief: await as('chief'), safety: await as('safety'), admin: await as('admin') },
  };
  const hurt = [
    { name: 'Otto Other', bodyPart: 'zqbodypart', injury: 'zqinjury', treatment: 'emergency-room' },
    { name: 'Rosa Ramirez', userId: people.rosa.id, bodyPart: 'hand', treatment: 'first-aid' },
  ];
  const { body } = await people.demo.post(
    '/api/incidents',
    anIncident({ description: 'He fell from the scaffold and was taken to the hospital.', people: hurt }),
  );
  ({ id } = body);
  // What else is written about it: a change of who was hurt, answers, an action, a comment, a call.
  const changed = await people.lead.put(`/api/incidents/${id}`, {
    ...body,
    people: [{ ...hurt[0], role: 'temp' }, hurt[1]],
  });
  const answered = await people.lead.put(`/api/incidents/${id}/facts`, { admitted: 'yes' });
  const action = await people.lead.post('/api/actions', {
    ...{ title: 'Tag the scaffold', incidentId: id, level: 'engineering', assigneeId: people.mike.id },
    ...{ dueOn: '2030-01-01', priority: 'high', clientRef: crypto.randomUUID() },
  });
  const comment = await people.lead.post(`/api/incidents/${id}/comments`, {
    ...{ text: 'Who saw it?', visibility: 'everybody-on-it', clientRef: crypto.randomUUID() },
  });
  const call = await people.lead.post(`/api/incidents/${id}/osha-call`, {
    ...{ calledAt: new Date().toISOString(), calledBy: 'Lena Lead', how: 'phone' },
  });
  expect([changed, answered, action, comment, call].map(({ status }) => status)).toEqual([
    ...[200, 200, 201, 201, 201],
  ]);
  expect(leaksIn(JSON.stringify(answered.body.people))).toEqual(['zqbodypart', 'zqinjury', 'emergency-room']);
});
afterAll(() => server.close());

/** Lists and figures, which show it to nobody at all. */
const lists = () => [
  ...['/api/incidents', '/api/incidents?limit=50', '/api/incidents?query=zqinjury', '/api/duties'],
  ...['/api/needs-you', '/api/dashboard/stats', '/api/notifications', '/api/history', '/api/claims'],
  ...['/api/actions?assignee=any', '/api/actions?assignee=me', `/api/incidents/${id}/comments`],
  ...[`/api/incidents/${id}/investigation`, `/api/incidents/${id}/media`],
  ...['/api/insights?from=2026-01-01&to=2027-01-01', '/api/incidents/export?format=csv'],
  ...['/api/actions/export?format=csv', '/api/talks/export?format=csv'],
  ...['/api/daily-briefing', '/api/observations'],
];

it('medical detail is in no list, figure, export or search, whoever asks', async () => {
  for (const [name, person] of Object.entries(people)) {
    for (const path of lists()) {
      const { status, body } = await person.get(path);
      // An administrator sees all there is: a path that is none would prove nothing.
      if (name === 'admin') expect([path, status]).toEqual([path, status === 400 ? 400 : 200]);
      expect([name, path, leaksIn(JSON.stringify(body))]).toEqual([name, path, []]);
    }
    for (const word of ['zqinjury', 'zqbodypart', '"emergency-room"']) {
      const found = await person.get(`/api/incidents?query=${encodeURIComponent(word)}`);
      expect([name, word, found.body]).toEqual([name, word, []]);
    }
  }
});

it.each([
  ['rosa', 200],
  ['mike', 404],
  ['chief', 404],
] as const)('%s, who may not see it, finds it in no paper of the incident', async (name, status) => {
  for (const path of ['', '/report.pdf', '/evidence.zip']) {
    const { status: answered, body } = await people[name].get(`/api/incidents/${id}${path}`);
    expect([path, answered]).toEqual([path, path === '' ? status : 404]);
    expect(leaksIn(JSON.stringify(body))).toEqual([]);
  }
  const facts = await people[name].put(`/api/incidents/${id}/facts`, { eyeLost: 'no' });
  const update = await people[name].put(`/api/incidents/${id}`, { ...anIncident(), status: 'open' });
  const log = await people[name].get('/api/recordkeeping/log/2026');
  expect(facts.status).toBe(status);
  expect(update.status).toBeGreaterThanOrEqual(400);
  expect(leaksIn(JSON.stringify([facts.body, update.body, log.body]))).toEqual([]);
});

it('what is sent to phones, kept as history or waits as a job has none of it', async () => {
  for (const table of ['notifications', 'history', 'jobs', 'incident_judgements', 'duties', 'actions']) {
    const found = JSON.stringify(
      await server.app.house.db.execute(sql`select * from ${sql.identifier(table)}`),
    );
    expect([table, leaksIn(found)]).toEqual([table, []]);
  }
});
