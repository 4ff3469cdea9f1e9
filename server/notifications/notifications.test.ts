import type { Notification } from '@tailboard/contract/notifications.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPostgres } from '../database/database.ts';
import { anIncident } from '../testing/builders.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { openStream, type EventStream } from '../testing/event-stream.ts';
import { notify, type NewNotification } from './public.ts';
import { trimNotifications } from './trim-notifications.ts';

let server: TestServer;
let lena: { id: number; name: string };
const streams: EventStream[] = [];
beforeAll(async () => {
  server = await startTestServer();
  lena = { id: (await server.as('lead')).id, name: 'Lena Lead' };
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await server.close();
});

const tell = (person: Person, told: Partial<NewNotification> = {}) =>
  server.app.context.db.transaction((tx) =>
    notify(tx, [
      {
        userId: person.id,
        kind: 'claim-approved',
        claimId: 7,
        by: lena,
        facts: { claimNumber: 'CLM-2026-000007', amount: 850 },
        ...told,
      },
    ]),
  );

async function follow(person: Person, after?: number): Promise<EventStream> {
  const stream = await openStream(person, after);
  streams.push(stream);
  return stream;
}

describe('notifications', () => {
  it('are nothing for nobody', async () => {
    for (const [method, path] of [
      ['GET', '/api/notifications'],
      ['POST', '/api/notifications/read'],
      ['GET', '/api/events'],
      ['GET', '/api/push/key'],
      ['POST', '/api/push/subscriptions'],
      ['DELETE', '/api/push/subscriptions'],
    ] as const) {
      expect([path, (await server.nobody.request(method, path)).status]).toEqual([path, 401]);
    }
  });

  it('are kept as far as the bell shows them, and read ones for 90 days', async () => {
    const { db } = server.app.context;
    const [many, few] = [await server.addPerson(), await server.addPerson()];
    await tell(few);
    await tell(few);
    const [second, first] = (await few.get('/api/notifications')).body.notifications;
    await few.post('/api/notifications/read', { upTo: first.id });
    for (let count = 0; count < 101; count += 1) await tell(many);
    const before = (await many.get('/api/notifications')).body;
    await trimNotifications(db);
    const after = (await many.get('/api/notifications')).body;
    expect(after.notifications).toEqual(before.notifications);
    expect([before.unread, after.unread]).toEqual([101, 100]);
    expect((await few.get('/api/notifications')).body.notifications).toHaveLength(2);
    await trimNotifications(db, new Date(Date.now() + 91 * 86_400_000));
    const { notifications, unread } = (await few.get('/api/notifications')).body;
    expect([notifications.map(({ id }: Notification) => id), unread]).toEqual([[second.id], 1]);
  });

  it('are listed for their person alone, newest first, and counted until they are read', async () => {
    const [ana, other] = [await server.addPerson(), await server.addPerson()];
    await tell(ana);
    await tell(ana, {
      kind: 'claim-question',
      facts: { claimNumber: 'CLM-2026-000007', text: 'Which side?' },
    });
    expect((await other.get('/api/notifications')).body).toEqual({ unread: 0, notifications: [] });
    const { body } = await ana.get('/api/notifications');
    expect(body.unread).toBe(2);
    expect(body.notifications.map(({ kind }: Notification) => kind)).toEqual([
      'claim-question',
      'claim-approved',
    ]);
    const [newest, first] = body.notifications;
    // Another person's reading changes nothing of hers.
    await other.post('/api/notifications/read', { upTo: newest.id });
    const afterFirst = await ana.post('/api/notifications/read', { upTo: first.id });
    expect(afterFirst.body.unread).toBe(1);
    expect((await ana.post('/api/notifications/read', { upTo: newest.id })).body.unread).toBe(0);
    expect((await ana.post('/api/notifications/read', { upTo: 0 })).status).toBe(400);
    expect((await ana.post('/api/notifications/read', { upTo: 'all' })).status).toBe(400);
  });

  it('are not there when the change they speak of was taken back', async () => {
    const ana = await server.addPerson();
    const failed = server.app.context.db.transaction(async (tx) => {
      await notify(tx, [{ userId: ana.id, kind: 'claim-taken', claimId: 1, by: null, facts: {} }]);
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    expect((await ana.get('/api/notifications')).body.notifications).toEqual([]);
  });
});

it('a status that somebody else set is told to who reported the incident, and one’s own is not', async () => {
  const [ana, lead] = [await server.addPerson({ crewId: 'north' }), await server.as('lead')];
  const { body: incident } = await ana.post('/api/incidents', anIncident({ type: 'Vehicle Accident' }));
  const changed = await lead.put(`/api/incidents/${incident.id}`, { ...incident, status: 'in_progress' });
  expect(changed.status).toBe(200);
  const { body } = await ana.get('/api/notifications');
  expect(body.notifications).toMatchObject([
    { kind: 'incident-status', incidentId: incident.id, by: 'Lena Lead', facts: { status: 'in_progress' } },
  ]);
  expect((await lead.get('/api/notifications')).body.notifications).not.toContainEqual(
    expect.objectContaining({ kind: 'incident-status', incidentId: incident.id }),
  );
});

describe('the stream of events', () => {
  it('brings what is new to its person, on every connection, and to nobody else', async () => {
    const [ana, other] = [await server.addPerson(), await server.addPerson()];
    const [one, two, others] = [await follow(ana), await follow(ana), await follow(other)];
    await tell(ana);
    expect((await one.next()).kind).toBe('claim-approved');
    expect((await two.next()).kind).toBe('claim-approved');
    await tell(other, { kind: 'claim-taken' });
    // The first event the other gets is their own.
    expect((await others.next()).kind).toBe('claim-taken');
  });

  it('goes on after the last event that was seen', async () => {
    const ana = await server.addPerson();
    await tell(ana, { claimId: 1 });
    await tell(ana, { claimId: 2 });
    const { body } = await ana.get('/api/notifications');
    const oldest = body.notifications.at(-1).id;
    const stream = await follow(ana, oldest);
    expect((await stream.next()).claimId).toBe(2);
    await tell(ana, { claimId: 3 });
    expect((await stream.next()).claimId).toBe(3);
  });

  it('ends when its person signs out or is deactivated', async () => {
    const admin = await server.as('admin');
    const [leaving, ended] = [await server.addPerson(), await server.addPerson()];
    const [one, two] = [await follow(leaving), await follow(ended)];
    await leaving.post('/api/auth/sign-out', {});
    await admin.put(`/api/users/${ended.id}/access`, { active: false });
    await tell(leaving);
    await tell(ended);
    await expect(one.next()).rejects.toThrow('ended');
    await expect(two.next()).rejects.toThrow('ended');
  });

  it.runIf(inject('preparedDatabase').kind === 'postgresql')(
    'brings what another server of the same database made',
    async () => {
      const ana = await server.addPerson();
      const prepared = inject('preparedDatabase');
      const name = await server.app.context.db.execute(sql`select current_database() as name`);
      const url = new URL(prepared.kind === 'postgresql' ? prepared.url : '');
      url.pathname = `/${(name as { rows: { name: string }[] }).rows[0]?.name}`;
      const database = await openPostgres({ url: url.href });
      const stream = await follow(ana);
      await database.db.transaction((tx) =>
        notify(tx, [{ userId: ana.id, kind: 'claim-taken', claimId: 5, by: lena, facts: {} }]),
      );
      expect((await stream.next()).claimId).toBe(5);
      await database.close();
    },
  );

  it('is refused to who holds too many', async () => {
    const ana = await server.addPerson();
    for (let held = 0; held < 20; held += 1) await follow(ana);
    expect((await ana.get('/api/events')).status).toBe(429);
  });
});
