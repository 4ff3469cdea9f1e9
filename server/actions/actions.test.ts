import { actionStates, actionTransitions, type ActionState } from '@tailboard/contract/action-terms.ts';
import { actionListSchema, actionSchema } from '@tailboard/contract/actions.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayPlus, isoDay } from '../days.ts';
import { history } from '../history/public.ts';
import { anAction, makeOne, moveOn } from '../testing/actions.ts';
import { aPhoto } from '../testing/files.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import type { Person } from '../testing/person.ts';
import { holdOne } from '../testing/talks.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { actions } from './tables.ts';

const everybody = ['nobody', 'mike', 'rosa', 'chief', 'demo', 'lead', 'safety', 'admin'] as const;
type Name = (typeof everybody)[number];

let server: TestServer;
const people = {} as Record<Name, Person>;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  for (const name of everybody) people[name] = name === 'nobody' ? server.nobody : await server.as(name);
});
afterAll(() => server.close());

/** A day of the place, as the server has it: in the evening that of UTC is one ahead. */
const day = (days: number) => dayPlus(isoDay(new Date()), days);
const photoOf = async (person: Person, id: number, clientRef = randomUUID(), bytes?: Buffer) =>
  person.request('POST', `/api/actions/${id}/media?clientRef=${clientRef}&fileName=guard.jpg`, {
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes ?? (await aPhoto())),
  });
const eachStatus = async (work: (person: Person) => Promise<{ status: number }>) => {
  const seen = [];
  for (const name of everybody) seen.push((await work(people[name])).status);
  return seen;
};

describe('who may', () => {
  it('see an action: its people, who answers for their crew, and safety; change what it says: fewer', async () => {
    const { demo, lead, mike, rosa } = people;
    const incidentId = await reportOne(demo);
    const action = await makeOne(lead, { assigneeId: mike.id, incidentId });
    const { clientRef: mediaRef, url } = (await photoOf(mike, action.id)).body;
    expect(mediaRef).toMatch(/-/);
    const update = {
      ...anAction({ assigneeId: mike.id, title: 'Other' }),
      updatedAt: '2020-01-01T00:00:00Z',
    };
    const path = `/api/actions/${action.id}`;
    // nobody, mike (has it), rosa, chief, demo (the incident's owner), lead (made it), safety, admin
    expect(await eachStatus((person) => person.get(path))).toEqual([401, 200, 404, 404, 200, 200, 200, 200]);
    expect(await eachStatus((person) => person.get(url as string))).toEqual([
      401, 200, 404, 404, 200, 200, 200, 200,
    ]);
    expect(await eachStatus((person) => person.put(path, update))).toEqual([
      401, 403, 404, 404, 403, 409, 409, 409,
    ]);
    expect(await eachStatus((person) => photoOf(person, action.id))).toEqual([
      401, 201, 404, 404, 403, 201, 201, 201,
    ]);
    const reopen = (person: Person) => person.post(`${path}/state`, { to: 'reopened' });
    await moveOn(mike, action.id, { to: 'done', note: 'Rail is up' });
    expect((await reopen(demo)).status).toBe(403);
    expect(await eachStatus((person) => person.post(`${path}/state`, { to: 'verified' }))).toEqual([
      401, 422, 404, 404, 403, 200, 422, 422,
    ]);
    // Of the south crew's, lead of the north sees nothing but what is assigned to the north.
    const south = await makeOne(rosa, { assigneeId: rosa.id });
    expect(await eachStatus((person) => person.get(`/api/actions/${south.id}`))).toEqual([
      401, 404, 200, 200, 404, 404, 200, 200,
    ]);
  });

  it('is the same in lists', async () => {
    const { demo, lead, mike, rosa } = people;
    const incidentId = await reportOne(demo);
    const made = [
      await makeOne(lead, { assigneeId: mike.id, incidentId }),
      await makeOne(demo, { assigneeId: mike.id }),
      await makeOne(demo, { assigneeId: demo.id, incidentId }),
      await makeOne(rosa, { assigneeId: rosa.id }),
      await makeOne(people.admin, { assigneeId: lead.id }),
    ].map(({ id }) => id);
    const seen = async (name: Name, assignee: string) => {
      const { status, body } = await people[name].get(`/api/actions?assignee=${assignee}`);
      expect([status, actionListSchema.parse(body)]).toEqual([200, body]);
      return made
        .map((id) => body.some((one: { id: number }) => one.id === id))
        .map(Number)
        .join('');
    };
    expect((await server.nobody.get('/api/actions')).status).toBe(401);
    const table: [Name, string, string, string][] = [
      ['mike', '11000', '11000', '11000'],
      ['demo', '00100', '11100', '11100'],
      ['rosa', '00010', '00010', '00010'],
      ['chief', '00000', '00010', '00010'],
      ['lead', '00001', '11101', '11101'],
      ['safety', '00000', '00000', '11111'],
      ['admin', '00000', '00000', '11111'],
    ];
    for (const [name, me, crew, any] of table) {
      const lists = [await seen(name, 'me'), await seen(name, 'crew'), await seen(name, 'any')];
      expect([name, ...lists]).toEqual([name, me, crew, any]);
    }
    const ofIncident = (await demo.get(`/api/actions?incidentId=${incidentId}`)).body;
    expect(ofIncident.map(({ id }: { id: number }) => id)).toEqual([made[0], made[2]]);
  });

  it('give somebody something to do: one’s crew; safety and administrators anybody', async () => {
    const gone = await server.addPerson({});
    await people.admin.put(`/api/users/${gone.id}/access`, { active: false });
    const codes = async (assigneeId: number) => {
      const seen = [];
      for (const name of everybody.slice(1)) {
        const { status, body } = await people[name].post('/api/actions', anAction({ assigneeId }));
        seen.push(status === 201 ? 201 : body.code);
      }
      return seen;
    };
    const no = 'assignee-not-of-crew';
    const off = 'assignee-not-active';
    expect(await codes(people.demo.id)).toEqual([201, no, no, 201, 201, 201, 201]);
    expect(await codes(people.rosa.id)).toEqual([no, 201, 201, no, no, 201, 201]);
    expect(await codes(gone.id)).toEqual([off, no, no, off, off, off, off]);
    expect(await codes(2_000_000_000)).toEqual([no, no, no, no, no, off, off]);
    const path = '/api/actions/assignees';
    expect((await server.nobody.get(path)).status).toBe(401);
    for (const [name, seesDemo, seesRosa] of [
      ['mike', true, false],
      ['lead', true, false],
      ['chief', false, true],
      ['safety', true, true],
    ] as const) {
      const ids = new Set((await people[name].get(path)).body.map(({ id }: { id: number }) => id));
      const seen = [people[name], people.demo, people.rosa, gone].map((person) => ids.has(person.id));
      expect([name, ...seen]).toEqual([name, true, seesDemo, seesRosa, false]);
    }
  });

  it('make one about an incident or talk: who sees it', async () => {
    const incidentId = await reportOne(people.demo);
    const talkId = (await holdOne(people.demo)).id;
    const make = (about: object) => (person: Person) =>
      person.post('/api/actions', anAction({ assigneeId: person.session?.user.id ?? 1, ...about }));
    const expected = [401, 404, 404, 404, 201, 201, 201, 201];
    expect(await eachStatus(make({ incidentId }))).toEqual(expected);
    expect(await eachStatus(make({ talkId }))).toEqual(expected);
    // A report without a name: who answers for the crew.
    const { code } = (await people.lead.get('/api/crews/north/report-code')).body;
    const report = { crewCode: code, category: 'hazard', description: 'A rung is loose' };
    await server.nobody.post('/api/observations', report);
    const observationId = (await people.lead.get('/api/observations')).body[0].id as string;
    expect(await eachStatus(make({ observationId }))).toEqual([401, 404, 404, 404, 404, 201, 201, 201]);
    const listed = async (of: string) =>
      (await people.lead.get(`/api/actions?observationId=${of}`)).body.length;
    expect([await listed(observationId), await listed('any'), await listed(randomUUID())]).toEqual([3, 3, 0]);
    for (const about of [
      { incidentId: 2_000_000_000 },
      { talkId: 2_000_000_000 },
      { observationId: randomUUID() },
      { incidentClientRef: randomUUID() },
    ]) {
      expect((await make(about)(people.admin)).status).toBe(404);
    }
  });
});

describe('an action', () => {
  it('is made once, says what was sent, and of its incident type and number alone', async () => {
    const { demo, mike } = people;
    const incidentId = await reportOne(demo);
    const section = { document: 'Ladders', heading: 'Setting up' };
    const sent = anAction({ assigneeId: mike.id, incidentId, section, dueOn: day(0) });
    const first = await demo.post('/api/actions', sent);
    const again = await demo.post('/api/actions', {
      ...sent,
      clientRef: String(sent['clientRef']).toUpperCase(),
    });
    const other = await demo.post('/api/actions', { ...sent, level: 'ppe' });
    expect([first.status, again.status, other.status]).toEqual([201, 200, 409]);
    expect(again.body).toEqual(first.body);
    expect([other.body.code, other.body.current]).toEqual(['client-ref-conflict', first.body]);
    expect(actionSchema.parse(first.body)).toEqual(first.body);
    expect(first.body).toMatchObject({
      ...{ title: sent['title'], description: '', level: 'engineering', dueOn: day(0), priority: 'medium' },
      incident: { id: incidentId, title: `Workplace Injury #${incidentId}` },
      assignee: { id: mike.id, name: 'Mike Miller', username: 'mike' },
      createdBy: { id: demo.id },
      ...{ state: 'open', doneBy: null, doneAt: null, states: [], media: [], overdue: false, section },
      ...{ observationId: null, talkId: null },
    });
    expect((await mike.get(`/api/actions/${first.body.id}`)).body).toEqual(first.body);
    const entries = await server.app.context.db
      .select()
      .from(history)
      .where(eq(history.subjectId, first.body.id as number));
    expect(entries.filter(({ subject }) => subject === 'action')).toMatchObject([
      { action: 'added', actorId: demo.id, ownerId: mike.id },
    ]);
  });

  it('twenty times at once is one', async () => {
    const sent = anAction({ assigneeId: people.demo.id });
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => people.demo.post('/api/actions', sent)),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array(19).fill(200),
      201,
    ]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no title', { title: ' ' }, 'title'],
    ['a title of 201', { title: 'x'.repeat(201) }, 'title'],
    ['a description of 10,001', { description: 'x'.repeat(10_001) }, 'description'],
    ['a level that is none', { level: 'hope' }, 'level'],
    ['a priority that is none', { priority: 'now' }, 'priority'],
    ['no assignee', { assigneeId: null }, 'assigneeId'],
    ['no clientRef', { clientRef: 'x' }, 'clientRef'],
    ['yesterday', { dueOn: day(-1) }, 'dueOn'],
    ['last year', { dueOn: '2020-02-29' }, 'dueOn'],
    ['30 February', { dueOn: '2027-02-30' }, 'dueOn'],
    ['a moment', { dueOn: `${day(3)}T10:00:00Z` }, 'dueOn'],
    ['a day before that on which it was made', { madeAt: `${day(-3)}T12:00:00Z`, dueOn: day(-4) }, 'dueOn'],
    [
      'a day that was no past one a year ago',
      { madeAt: `${day(-365)}T12:00:00Z`, dueOn: day(-300) },
      'dueOn',
    ],
  ])('with %s is refused', async (_name, wrong, field) => {
    const { demo } = people;
    const { status, body } = await demo.post('/api/actions', anAction({ assigneeId: demo.id, ...wrong }));
    expect([status, body.errors.map((each: { field: string }) => each.field)]).toEqual([400, [field]]);
  });

  it('that waited for signal is overdue when it arrives, not refused', async () => {
    const sent = anAction({ assigneeId: people.demo.id, dueOn: day(-2), madeAt: `${day(-3)}T12:00:00Z` });
    const { status, body } = await people.demo.post('/api/actions', sent);
    expect([status, body.overdue]).toEqual([201, true]);
  });

  it('is changed by who read it last, never when it is over; who has it then sees it', async () => {
    const { demo, mike, lead } = people;
    const action = await makeOne(demo, { assigneeId: mike.id });
    const path = `/api/actions/${action.id}`;
    const change = { ...action, ...anAction({ assigneeId: lead.id, title: 'Two rails' }) };
    const changed = await demo.put(path, change);
    expect(changed.body).toMatchObject({ title: 'Two rails', assignee: { id: lead.id } });
    expect((await demo.put(path, change)).body).toEqual(changed.body);
    const stale = await demo.put(path, { ...change, title: 'Three rails' });
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([
      409,
      'changed-meanwhile',
      changed.body,
    ]);
    expect((await mike.get(path)).status).toBe(404);
    // As it was read, with one thing else.
    const now = { ...changed.body, dueOn: day(9) };
    const { body: later } = await demo.put(path, now);
    expect([later.dueOn, later.assignee]).toEqual([day(9), changed.body.assignee]);
    const wrong = await demo.put(path, { ...later, dueOn: day(-1) });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'dueOn']);
    expect((await demo.put(path, { ...later, assigneeId: people.rosa.id })).body.code).toBe(
      'assignee-not-of-crew',
    );
    const over = (await moveOn(lead, action.id, { to: 'rejected', note: 'Not ours' })).body;
    const late = await demo.put(path, { ...over, title: 'x' });
    expect([late.status, late.body.code]).toEqual([422, 'action-over']);
  });
});

describe('the state', () => {
  /** How to come from open to each state. */
  const way: Record<ActionState, readonly ActionState[]> = {
    open: [],
    'in-progress': ['in-progress'],
    done: ['done'],
    verified: ['done', 'verified'],
    reopened: ['done', 'reopened'],
    rejected: ['rejected'],
  };

  it.each(actionStates)('%s becomes what the table allows, and nothing else', async (from) => {
    const { lead, demo } = people;
    for (const to of actionStates) {
      const { id } = await makeOne(lead, { assigneeId: demo.id });
      for (const step of way[from]) {
        const by = step === 'verified' || step === 'rejected' ? lead : demo;
        expect((await moveOn(by, id, { to: step, note: 'So it is' })).status).toBe(200);
      }
      const { status, body } = await moveOn(lead, id, { to, note: 'So it is' });
      const allowed = actionTransitions[from];
      if (allowed.includes(to)) {
        expect([status, body.state]).toEqual([200, to]);
        expect(body.states.map((each: { to: string }) => each.to)).toEqual([...way[from], to]);
      } else {
        expect([status, body.code, body.allowed]).toEqual([422, 'forbidden-state-change', allowed]);
        for (const each of allowed) expect(body.errors[0].message).toContain(each);
        expect((await lead.get(`/api/actions/${id}`)).body.state).toBe(from);
      }
    }
  });

  it('done wants a note or a photo, which may come later', async () => {
    const { demo, mike } = people;
    const { id } = await makeOne(demo, { assigneeId: mike.id });
    for (const nothing of [{}, { note: '  ' }, { note: null, media: [] }]) {
      const { status, body } = await moveOn(mike, id, { to: 'done', ...nothing });
      expect([status, body.code]).toEqual([422, 'evidence-required']);
    }
    const ref = randomUUID();
    const done = await moveOn(mike, id, { to: 'done', media: [ref.toUpperCase()] });
    expect(done.body).toMatchObject({
      ...{ state: 'done', doneBy: { id: mike.id, username: 'mike' } },
      states: [{ to: 'done', note: null, by: { id: mike.id }, media: [ref] }],
    });
    expect(done.body.doneAt).toBe(done.body.states[0].at);
    const bytes = await aPhoto();
    const first = await photoOf(mike, id, ref, bytes);
    const again = await photoOf(mike, id, ref, bytes);
    const other = await photoOf(mike, id, ref);
    expect([first.status, again.status, other.status, other.body.code]).toEqual([
      201,
      200,
      409,
      'client-ref-conflict',
    ]);
    expect((await photoOf(mike, id, randomUUID(), Buffer.from('no photo'))).status).toBe(415);
    expect((await mike.get(`/api/actions/${id}`)).body.media).toEqual([first.body]);
    const got = await mike.get(first.body.url as string);
    expect([got.status, got.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const small = await mike.get(`${first.body.url}?size=thumb`);
    expect(small.headers.get('content-type')).toBe('image/webp');
  });

  it('verified wants another pair of eyes, rejected a reason, both a supervisor', async () => {
    const { demo, mike, lead, chief, safety } = people;
    const { id } = await makeOne(demo, { assigneeId: mike.id });
    const codeOf = async (person: Person, change: object) => (await moveOn(person, id, change)).body.code;
    expect(await codeOf(mike, { to: 'rejected', note: 'Too much' })).toBe('not-allowed');
    expect(await codeOf(lead, { to: 'rejected', note: ' ' })).toBe('reason-required');
    expect(await codeOf(chief, { to: 'rejected', note: 'x' })).toBe('not-found');
    await moveOn(lead, id, { to: 'done', note: 'Did it myself' });
    expect(await codeOf(lead, { to: 'verified' })).toBe('not-your-own-work');
    expect(await codeOf(mike, { to: 'verified' })).toBe('not-allowed');
    const { body } = await moveOn(safety, id, { to: 'verified' });
    expect([body.state, body.doneBy.id, body.overdue]).toEqual(['verified', lead.id, false]);
  });

  it('sent again with its clientRef is the same change', async () => {
    const { demo, lead } = people;
    const { id } = await makeOne(demo, { assigneeId: demo.id });
    const change = { to: 'done', note: 'Rail is up', clientRef: randomUUID() };
    const replies = await Promise.all(Array.from({ length: 10 }, () => moveOn(demo, id, change)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const reopened = (await moveOn(lead, id, { to: 'reopened' })).body;
    expect([reopened.doneBy, reopened.doneAt]).toEqual([null, null]);
    expect((await moveOn(demo, id, change)).body).toEqual(reopened);
    const other = await moveOn(demo, id, { ...change, note: 'Else' });
    expect([other.status, other.body.code]).toEqual([409, 'client-ref-conflict']);
    expect(reopened.states).toHaveLength(2);
  });
});

describe('the list', () => {
  it('is by day, in pages, and of the states and overdue ones asked for', async () => {
    const person = await server.addPerson({ crewId: 'west' });
    const { db } = server.app.context;
    const ids: number[] = [];
    for (const dueOn of [day(2), day(1), day(1), day(3)]) {
      ids.push((await makeOne(person, { assigneeId: person.id, dueOn })).id);
    }
    const list = async (query: string) => {
      const { body, headers } = await person.get(`/api/actions?assignee=me&${query}`);
      return {
        ids: body.map(({ id }: { id: number }) => ids.indexOf(id)),
        next: headers.get('x-next-cursor'),
      };
    };
    const first = await list('limit=3');
    expect(first.ids).toEqual([1, 2, 0]);
    const second = await list(`limit=3&cursor=${first.next}`);
    expect(second).toEqual({ ids: [3], next: null });
    await db
      .update(actions)
      .set({ dueOn: day(-5) })
      .where(eq(actions.assigneeId, person.id));
    await moveOn(person, ids[1] ?? 0, { to: 'done', note: 'Up' });
    await moveOn(person, ids[2] ?? 0, { to: 'in-progress' });
    expect((await list('overdue=true')).ids).toEqual([0, 2, 3]);
    expect((await list('overdue=false')).ids).toEqual([1]);
    expect((await list('state=done')).ids).toEqual([1]);
    expect((await list('state=in-progress,done')).ids).toEqual([1, 2]);
    expect((await list('state=&overdue=true&limit=2')).ids).toEqual([0, 2]);
    for (const wrong of ['assignee=all', 'state=ready', 'overdue=maybe', 'limit=0', 'cursor=x']) {
      expect([wrong, (await person.get(`/api/actions?${wrong}`)).status]).toEqual([wrong, 400]);
    }
  });
});
