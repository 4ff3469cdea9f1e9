import type { NeedsYou } from '@tailboard/contract/needs-you.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anIncident } from '../../testing/builders.ts';
import { decide, fileOne } from '../../testing/claims.ts';
import type { Person } from '../../testing/person.ts';
import { isoDay } from '../../days.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let made = 900_000;
let server: TestServer;
let people: Record<'worker' | 'boss' | 'other' | 'safety' | 'admin', Person>;
beforeAll(async () => {
  server = await startTestServer();
  people = {
    worker: await server.addPerson({ crewId: 'needs', name: 'Wanda Worker' }),
    boss: await server.addPerson({ crewId: 'needs', role: 'supervisor' }),
    other: await server.addPerson({ crewId: 'elsewhere', role: 'supervisor' }),
    safety: await server.as('safety'),
    admin: await server.as('admin'),
  };
});
afterAll(() => server.close());

const run = (query: ReturnType<typeof sql>) => server.app.context.db.execute(query);
/** What a person is shown of a crew, each as its kind and id. */
async function shown(person: Person, crewId = 'needs'): Promise<string[]> {
  const reply = await person.get('/api/needs-you', { 'x-time-zone': 'America/Denver' });
  expect(reply.status).toBe(200);
  const { items } = reply.body as NeedsYou;
  return items.filter((item) => item.crewId === crewId).map(({ kind, id }) => `${kind} ${id}`);
}
const shownToAll = async () =>
  Object.fromEntries(
    await Promise.all(Object.entries(people).map(async ([name, each]) => [name, await shown(each)] as const)),
  );

it('is for the signed-in, and only what waits for them', async () => {
  expect((await server.nobody.get('/api/needs-you')).status).toBe(401);
  const { worker, boss, admin } = people;
  // A crew that has never held a talk.
  const talk = 'crew-without-talk needs';
  expect(await shownToAll()).toEqual({ worker: [], boss: [talk], other: [], safety: [talk], admin: [talk] });

  const serious = anIncident({
    description: 'He fell 12 feet and was admitted to the hospital.',
    location: 'Gate 4',
  });
  const { body: incident } = await worker.post('/api/incidents', serious);
  await boss.post('/api/incidents', { ...serious, clientRef: randomUUID() });
  const { items } = (await boss.get('/api/needs-you')).body as NeedsYou;
  expect(items).toContainEqual({
    kind: 'unseen-report',
    id: incident.id,
    incidentId: incident.id,
    crewId: 'needs',
    title: 'Gate 4',
    who: 'Wanda Worker',
    at: new Date(serious['date'] as string).toISOString(),
    incidentType: 'Workplace Injury',
    category: 'incident',
  });
  expect(JSON.stringify(items)).not.toContain('fell');
  // Nobody has their own to see.
  expect((await shown(boss)).filter((row) => row.startsWith('unseen'))).toHaveLength(1);
  expect((await shown(admin)).filter((row) => row.startsWith('unseen'))).toHaveLength(2);
  await run(sql`update incidents set seen_at = now(), seen_by = ${boss.id}`);

  const claim = await fileOne(worker);
  await run(sql`update incidents set seen_at = now()`);
  // What the law wants of these is listed below.
  await run(sql`delete from duties`);
  const waits = `claim ${claim.id}`;
  expect(await shownToAll()).toEqual({
    worker: [],
    boss: [waits, talk],
    other: [],
    safety: [talk],
    admin: [waits, talk],
  });
  await decide(boss, claim.id, { decision: 'reject', reason: 'Wear and tear.' });
  expect(await shown(admin)).toEqual([talk]);

  const dayFrom = (days: number) => isoDay(new Date(Date.now() + days * 86_400_000));
  const act = async (dueOn: string, state: string, doneBy: number | null = null) => {
    const id = (made += 1);
    await run(sql`insert into actions (id, title, level, assignee_id, due_on, priority, state, created_by, done_by, content_hash)
      values (${id}, 'Fix it', 'ppe', ${worker.id}, ${dueOn}, 'medium', ${state}, ${boss.id}, ${doneBy}, 'x')`);
    return id;
  };
  const late = await act(dayFrom(-3), 'reopened');
  const soon = await act(dayFrom(0), 'open');
  await act(dayFrom(9), 'in-progress');
  await act(dayFrom(-9), 'verified', worker.id);
  const done = await act(dayFrom(-5), 'done', worker.id);
  const byBoss = await act(dayFrom(-5), 'done', boss.id);
  const [overdue, verify] = [`action-overdue ${late}`, `action-to-verify ${done}`];
  expect(await shownToAll()).toEqual({
    worker: [overdue, `action-due ${soon}`],
    boss: [overdue, verify, talk],
    other: [],
    safety: [overdue, verify, `action-to-verify ${byBoss}`, talk],
    admin: [overdue, verify, `action-to-verify ${byBoss}`, talk],
  });
  await run(sql`delete from actions`);

  const duty = async (kind: string, hours: number, state = 'open') => {
    const id = (made += 1);
    await run(sql`insert into duties (id, incident_id, kind, started_at, due_at, paragraph, state)
      values (${id}, ${incident.id}, ${kind}, now(), now() + make_interval(hours => ${hours}), '', ${state})`);
    return `duty ${id}`;
  };
  const [record, call] = [await duty('record-case', 100), await duty('call-osha', 8)];
  await duty('preserve-scene', 1, 'done');
  expect(await shownToAll()).toEqual({
    worker: [],
    boss: [call, record, talk],
    other: [],
    safety: [call, record, talk],
    admin: [call, record, talk],
  });
  await run(sql`delete from duties`);

  const observe = async (state: string, quarantined: boolean) => {
    const id = randomUUID();
    await run(sql`insert into observations (id, crew_id, category, description, receipt_hash, state, quarantined, hour)
      values (${id}, 'needs', 'hazard', 'x', ${id}, ${state}, ${quarantined}, date_trunc('hour', now()))`);
    return `observation ${id}`;
  };
  const open = await observe('open', false);
  await observe('closed', false);
  await observe('open', true);
  await run(
    sql`update users set certifications = ${JSON.stringify([
      'OSHA 10',
      `CPR, exp ${dayFrom(20)}`,
      `Crane ${dayFrom(40)}`,
      `Old one ${dayFrom(-100)}`,
    ])}::jsonb where id = ${worker.id}`,
  );
  const certificate = `certificate ${worker.id}`;
  expect(await shownToAll()).toEqual({
    worker: [],
    boss: [open, talk, certificate],
    other: [],
    safety: [open, talk, certificate],
    admin: [open, talk, certificate],
  });
});
