import type { Notification } from '@tailboard/contract/notifications.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { YearDuty } from '@tailboard/contract/recordkeeping-duties.ts';
import { isoDay } from '../days.ts';
import { anIncident } from '../testing/builders.ts';
import type { Person } from '../testing/person.ts';
import { makeEstablishment } from '../testing/recordkeeping.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { remindOfActions } from './remind-of-actions.ts';
import { remindOfDuties } from './remind-of-duties.ts';
import { remindOfYearDuties } from './remind-of-year-duties.ts';

let server: TestServer;
let people: Record<'worker' | 'boss' | 'other' | 'safety' | 'admin', Person>;
beforeAll(async () => {
  server = await startTestServer();
  people = {
    worker: await server.addPerson({ crewId: 'minded' }),
    boss: await server.addPerson({ crewId: 'minded', role: 'supervisor' }),
    other: await server.addPerson({ crewId: 'elsewhere', role: 'supervisor' }),
    safety: await server.as('safety'),
    admin: await server.as('admin'),
  };
});
afterAll(() => server.close());

const run = (query: ReturnType<typeof sql>) => server.app.context.db.execute(query);
async function told(kind: Notification['kind']): Promise<string[]> {
  const rows: string[] = [];
  for (const [name, person] of Object.entries(people)) {
    const { notifications } = (await person.get('/api/notifications')).body;
    for (const { kind: each, facts } of notifications as Notification[]) {
      if (each === kind) rows.push(`${name} ${facts.reminder ?? ''}`.trim());
    }
  }
  return rows.toSorted();
}

it('a duty is called to mind at half-time, an hour before and when it is over, once each by several servers', async () => {
  const { db } = server.app.context;
  const { body: incident } = await people.worker.post(
    '/api/incidents',
    anIncident({ type: 'Equipment Damage', description: 'A dented lid.' }),
  );
  const start = Date.parse('2027-03-01T10:00:00Z');
  const at = (hours: number) => new Date(start + hours * 3_600_000);
  await run(sql`delete from duties`);
  const add = (id: number, kind: string, created: Date) =>
    run(sql`insert into duties (id, incident_id, kind, hours, started_at, due_at, paragraph, created_at) values
      (${id}, ${incident.id}, ${kind}, 8, ${at(0).toISOString()}, ${at(8).toISOString()}, '', ${created.toISOString()})`);
  await add(900_001, 'call-osha', at(0));
  await add(900_003, 'preserve-scene', at(0));
  // Learned of so late that its half-time was over: its people were notified then.
  await add(900_002, 'record-case', at(5));
  const everybody = (reminder: string) => ['admin', 'boss', 'safety'].map((name) => `${name} ${reminder}`);
  const remind = async (hours: number) => {
    const [one, two] = await Promise.all([remindOfDuties(db, at(hours)), remindOfDuties(db, at(hours))]);
    return one + two;
  };
  expect([await remind(3.9), await told('duty-due')]).toEqual([0, []]);
  expect([await remind(4), await told('duty-due')]).toEqual([1, everybody('half-time')]);
  expect(await remind(6)).toBe(0);
  expect(await remind(7)).toBe(2);
  // Who was away for the last hour of one hears of its end alone; what is done or not needed of nothing.
  await run(sql`update duties set state = 'done' where id = 900001`);
  expect([await remind(8), await remind(30)]).toEqual([1, 0]);
  expect(await told('duty-due')).toEqual(
    [
      ...everybody('half-time'),
      ...everybody('last-hour'),
      ...everybody('last-hour'),
      ...everybody('overdue'),
    ].toSorted(),
  );
});

it('an action is called to mind the day before, and with its supervisor when its day is over', async () => {
  const { db } = server.app.context;
  await run(sql`delete from actions`);
  const add = (id: number, state: string) =>
    run(sql`insert into actions (id, title, level, assignee_id, due_on, priority, state, created_by, content_hash)
      values (${id}, 'Fix it', 'ppe', ${people.worker.id}, '2027-03-05', 'medium', ${state}, ${people.boss.id}, 'x')`);
  await add(900_001, 'open');
  await add(900_002, 'done');
  const on = (day: number, hour = 9) => remindOfActions(db, new Date(2027, 2, day, hour));
  expect([await on(3), await on(4, 5), await told('action-due')]).toEqual([0, 0, []]);
  expect([await on(4), await on(4, 15), await on(5), await told('action-due')]).toEqual([
    1,
    0,
    0,
    ['worker'],
  ]);
  expect([await on(6), await on(7), await on(20)]).toEqual([1, 0, 0]);
  expect(await told('action-due')).toEqual(['boss overdue', 'worker', 'worker overdue']);
});

it('an action follows the calendar of its assignee, around midnight and a change of clocks', async () => {
  const { db } = server.app.context;
  await run(sql`delete from actions`);
  // The supervisor's device has said no zone: it is the crew's.
  await people.worker.get('/api/notifications', { 'x-time-zone': 'America/Denver' });
  const add = (id: number, assignee: Person, dueOn: string) =>
    run(sql`insert into actions (id, title, level, assignee_id, due_on, priority, created_by, content_hash)
      values (${id}, 'Fix it', 'ppe', ${assignee.id}, ${dueOn}, 'low', ${people.admin.id}, 'x')`);
  await add(900_011, people.worker, '2027-03-13');
  await add(900_012, people.boss, '2027-11-06');
  const at = (moment: string) => remindOfActions(db, new Date(moment));
  // The day before; and the day after, when the clocks are changed: in Denver it is 5:59 and 6:00.
  expect([await at('2027-03-12T12:59:00Z'), await at('2027-03-12T13:00:00Z')]).toEqual([0, 1]);
  expect([await at('2027-03-14T02:00:00Z'), await at('2027-03-14T11:59:00Z')]).toEqual([0, 0]);
  expect([await at('2027-03-14T12:00:00Z'), await at('2027-03-14T13:00:00Z')]).toEqual([1, 0]);
  expect([await at('2027-11-06T23:00:00Z'), await at('2027-11-07T12:59:00Z')]).toEqual([0, 0]);
  expect(await at('2027-11-07T13:00:00Z')).toBe(1);
});

it('an action is overdue by the calendar of the screen that asks', async () => {
  const { boss, worker } = people;
  const [last, first] = [{ 'x-time-zone': 'Etc/GMT+12' }, { 'x-time-zone': 'Pacific/Kiritimati' }];
  const json = {
    ...{ title: 'Guard the saw', level: 'engineering', assigneeId: worker.id, priority: 'low' },
    dueOn: isoDay(new Date(), 'Etc/GMT+12'),
  };
  const make = (headers: Record<string, string>) =>
    boss.request('POST', '/api/actions', { headers, json: { ...json, clientRef: randomUUID() } });
  expect([(await make(first)).status, (await make(last)).status]).toEqual([400, 201]);
  const overdue = async (headers: Record<string, string>) =>
    (await worker.get('/api/actions?assignee=me&overdue=true', headers)).body.map(
      ({ title }: { title: string }) => title,
    );
  expect([await overdue(last), await overdue(first)]).toEqual([[], ['Guard the saw']]);
});

it('the summary of a year is called to mind two weeks before its day and when it is over, where it is sure that it must be', async () => {
  const { db } = server.app.context;
  const year = 2025;
  const id = await makeEstablishment(people.safety, {
    name: 'Yard of the reminders',
    timeZone: 'America/Denver',
  });
  await people.safety.put(`/api/recordkeeping/establishments/${id}/years/${year}`, {
    ...{ averageEmployees: 30, hoursWorked: 60_000 },
  });
  const { body: listed } = await people.safety.get(`/api/recordkeeping/duties?establishmentId=${id}`);
  const post = (listed as YearDuty[]).find((duty) => duty.year === year && duty.kind === 'post-summary');
  expect(post).toMatchObject({ must: 'yes', dueOn: '2026-02-01' });
  const entries = async () => {
    const { notifications } = (await people.safety.get('/api/notifications')).body;
    return (notifications as Notification[])
      .filter(({ facts }) => facts.yearDuty === 'post-summary' && facts.place === 'Yard of the reminders')
      .map(({ facts }) => facts.reminder ?? 'due');
  };
  // Midnight of Denver is 7 o'clock of UTC.
  await remindOfYearDuties(db, new Date('2026-01-18T06:30:00Z'));
  expect(await entries()).toEqual([]);
  await remindOfYearDuties(db, new Date('2026-01-18T14:00:00Z'));
  expect(await remindOfYearDuties(db, new Date('2026-01-19T14:00:00Z'))).toBe(0);
  expect(await entries()).toEqual(['due']);
  await remindOfYearDuties(db, new Date('2026-02-02T06:30:00Z'));
  expect(await entries()).toEqual(['due']);
  await remindOfYearDuties(db, new Date('2026-02-02T14:00:00Z'));
  expect(await entries()).toEqual(['overdue', 'due']);
  expect(
    (await told('duty-due')).filter((row) => row.startsWith('worker') || row.startsWith('other')),
  ).toEqual([]);
  await people.safety.post('/api/recordkeeping/duties/done', {
    establishmentId: id,
    year,
    kind: 'post-summary',
  });
  await remindOfYearDuties(db, new Date('2026-02-03T14:00:00Z'));
  expect(await entries()).toEqual(['overdue', 'due']);
});
