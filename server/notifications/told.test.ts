import type { Notification } from '@tailboard/contract/notifications.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { incidents } from '../incidents/public.ts';
import { anIncident } from '../testing/builders.ts';
import { openStream } from '../testing/event-stream.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { tellOfAction, tellOfComment, tellOfJudgement, tellOfObservation, tellSeen } from './public.ts';

let server: TestServer;
let people: Record<string, Person>;
beforeAll(async () => {
  server = await startTestServer();
  const admin = await server.as('admin');
  people = Object.fromEntries(
    await Promise.all(
      ['demo', 'mike', 'lead', 'rosa', 'chief', 'admin', 'safety'].map(async (name) => [
        name,
        await server.as(name),
      ]),
    ),
  );
  const boss = await server.addPerson({ role: 'supervisor', crewId: 'office' });
  const alone = await server.addPerson({ crewId: 'nobody-leads' });
  const under = await server.addPerson({ role: 'supervisor', crewId: 'under', supervisorId: boss.id });
  const gone = await server.addPerson({ role: 'supervisor', crewId: 'north' });
  await admin.put(`/api/users/${gone.id}/access`, { active: false });
  Object.assign(people, { boss, alone, under });
});
afterAll(() => server.close());

const person = (name: string): Person => people[name] as Person;
const SERIOUS =
  'He fell 12 feet from a scaffold and was admitted to the hospital overnight with a broken pelvis.';
const SMALL = 'The lid of a tool box is dented.';

/** Who has a notification of the incident, with `quiet` behind the name where it is one. */
async function toldOf(incidentId: number): Promise<string[]> {
  const told: string[] = [];
  for (const [name, each] of Object.entries(people)) {
    const { body } = await each.get('/api/notifications');
    for (const { incidentId: about, kind, quiet } of body.notifications as Notification[]) {
      if (about === incidentId) told.push(`${name} ${kind}${quiet === true ? ' quiet' : ''}`);
    }
  }
  return told.toSorted();
}

const loud = (...names: string[]) => names.map((name) => `${name} incident-reported`);
const quiet = (...names: string[]) => names.map((name) => `${name} incident-reported quiet`);

describe('a report', () => {
  it.each([
    ['a serious one of the crew', 'demo', SERIOUS, loud('admin', 'lead', 'safety')],
    ['a small one of the crew', 'demo', SMALL, quiet('lead')],
    ['a serious one of another crew', 'rosa', SERIOUS, loud('admin', 'chief', 'safety')],
    ['a supervisor’s own small one', 'lead', SMALL, quiet('admin')],
    ['a supervisor’s own serious one', 'lead', SERIOUS, loud('admin', 'safety')],
    ['one of a supervisor with somebody above', 'under', SMALL, quiet('admin', 'boss')],
    ['one of a crew without a supervisor', 'alone', SMALL, quiet('admin')],
    ['a safety manager’s own', 'safety', SERIOUS, loud('admin')],
    ['an administrator’s own', 'admin', SERIOUS, loud('safety')],
  ])('is told of: %s', async (_what, reporter, description, expected) => {
    const type = description === SERIOUS ? 'Workplace Injury' : 'Equipment Damage';
    const report = anIncident({ type, description });
    const { body, status } = await person(reporter).post('/api/incidents', report);
    expect(status).toBe(201);
    expect(await toldOf(body.id)).toEqual(expected);
    // The same report once more, alone and in a batch, is no news.
    await person(reporter).post('/api/incidents', report);
    expect(await toldOf(body.id)).toEqual(expected);
  });

  it('says where and what kind, never what was written, and a small one is not counted', async () => {
    const before = (await person('lead').get('/api/notifications')).body.unread;
    const { body: small } = await person('mike').post(
      '/api/incidents',
      anIncident({ type: 'Equipment Damage', description: SMALL }),
    );
    expect((await person('lead').get('/api/notifications')).body.unread).toBe(before);
    const { body: serious } = await person('mike').post(
      '/api/incidents',
      anIncident({ description: SERIOUS, location: 'North gate' }),
    );
    const { unread, notifications } = (await person('lead').get('/api/notifications')).body;
    expect(unread).toBe(before + 1);
    expect(notifications.map(({ incidentId }: Notification) => incidentId).slice(0, 2)).toEqual([
      serious.id,
      small.id,
    ]);
    expect(notifications[0]).toMatchObject({
      kind: 'incident-reported',
      by: 'Mike Miller',
      quiet: false,
      facts: { incidentType: 'Workplace Injury', category: 'incident', place: 'North gate', crew: 'north' },
    });
    expect(JSON.stringify(notifications)).not.toMatch(/pelvis|admitted|scaffold/);
  });

  it('of a batch is told of once each, on the open screen too', async () => {
    const stream = await openStream(person('chief'));
    const reports = Array.from({ length: 3 }, () => anIncident({ description: SERIOUS }));
    const { status } = await person('rosa').post('/api/sync', {
      userId: person('rosa').id,
      items: reports.map((record) => ({ kind: 'incident.report', record })),
    });
    expect(status).toBe(200);
    const kinds = [await stream.next(), await stream.next(), await stream.next()].map(({ kind }) => kind);
    expect(kinds).toEqual(Array(3).fill('incident-reported'));
    stream.close();
  });
});

describe('a change', () => {
  const transaction = <T>(work: (tx: Database) => Promise<T>) => server.app.context.db.transaction(work);
  const incidentOf = async (id: number) => {
    const [incident] = await server.app.context.db.select().from(incidents).where(eq(incidents.id, id));
    if (incident === undefined) throw new Error('no such incident');
    return incident;
  };
  const small = { severity: 'low', potentialSeverity: 'low', hadDuties: false } as const;
  const reportSmall = async (name: string) =>
    incidentOf(
      (
        await person(name).post(
          '/api/incidents',
          anIncident({ type: 'Equipment Damage', description: SMALL }),
        )
      ).body.id,
    );

  it('that makes a record serious tells whoever was told quietly or not at all, once', async () => {
    const incident = await reportSmall('demo');
    const serious = { ...incident, severity: 'high' } as const;
    await transaction((tx) => tellOfJudgement(tx, { incident, before: small }));
    expect(await toldOf(incident.id)).toEqual(quiet('lead'));
    await transaction((tx) => tellOfJudgement(tx, { incident: serious, before: small }));
    expect(await toldOf(incident.id)).toEqual(loud('admin', 'lead', 'safety'));
    // Back to small and serious again; and serious as it was.
    await transaction((tx) => tellOfJudgement(tx, { incident: serious, before: small }));
    await transaction((tx) =>
      tellOfJudgement(tx, { incident: serious, before: { ...small, severity: 'high' } }),
    );
    expect(await toldOf(incident.id)).toEqual(loud('admin', 'lead', 'safety'));
    // A call to OSHA that arises later is news of its own.
    const duty = { id: 1, incidentId: incident.id, kind: 'call-osha', dueAt: new Date() } as const;
    await transaction((tx) =>
      tellOfJudgement(tx, { incident: serious, before: { ...small, severity: 'high' }, newDuties: [duty] }),
    );
    expect(await toldOf(incident.id)).toEqual(
      [...loud('admin', 'lead', 'safety'), 'admin duty-due', 'lead duty-due', 'safety duty-due'].toSorted(),
    );
  });

  it('with a first duty makes a small record loud', async () => {
    const incident = await reportSmall('rosa');
    const duty = { id: 1, incidentId: incident.id, kind: 'record-case', dueAt: new Date() } as const;
    await transaction((tx) => tellOfJudgement(tx, { incident, before: small, newDuties: [duty] }));
    expect(await toldOf(incident.id)).toEqual(loud('admin', 'chief', 'safety'));
  });

  it('is told to whom it concerns and not to who made it', async () => {
    const incident = await reportSmall('demo');
    const [lead, mike] = [
      { id: person('lead').id, name: 'Lena Lead' },
      { id: person('mike').id, name: 'Mike Miller' },
    ];
    const about = { incidentId: incident.id };
    const action = { ...about, id: 5, title: 'Fix it', dueOn: '2026-11-27', state: 'open' } as const;
    await transaction(async (tx) => {
      await tellSeen(tx, { incident, by: lead });
      await tellOfAction(tx, { kind: 'action-assigned', action, by: lead, userIds: [mike.id, lead.id] });
      await tellOfAction(tx, { kind: 'action-done', action, by: mike, userIds: [lead.id, lead.id] });
      await tellOfComment(tx, {
        ...about,
        reporterId: incident.userId,
        by: lead,
        userIds: [incident.userId, mike.id],
      });
    });
    expect(await toldOf(incident.id)).toEqual([
      'demo incident-seen',
      'demo reply-to-reporter',
      'lead action-done',
      ...quiet('lead'),
      'mike action-assigned',
      'mike incident-comment',
    ]);
  });

  it('of nobody’s name says no more than the crew and the hour, once until it is read', async () => {
    const mine = async (name: string) =>
      ((await person(name).get('/api/notifications')).body.notifications as Notification[]).filter(
        ({ kind }) => kind === 'observation-reported',
      );
    await transaction((tx) => tellOfObservation(tx, { crewId: 'south' }));
    await transaction((tx) => tellOfObservation(tx, { crewId: 'south' }));
    for (const [name, count] of Object.entries({ chief: 1, safety: 1, lead: 0, admin: 0, rosa: 0 })) {
      expect([name, (await mine(name)).length]).toEqual([name, count]);
    }
    const [told] = await mine('chief');
    expect(told).toMatchObject({ by: null, incidentId: null, facts: { crew: 'south' } });
    expect(told?.at).toMatch(/:00:00\.000Z$/);
    await person('chief').post('/api/notifications/read', { upTo: told?.id });
    await transaction((tx) => tellOfObservation(tx, { crewId: 'south' }));
    expect(await mine('chief')).toHaveLength(2);
    // A crew without a supervisor.
    await transaction((tx) => tellOfObservation(tx, { crewId: 'nobody-leads' }));
    expect(await mine('admin')).toHaveLength(1);
  });
});
