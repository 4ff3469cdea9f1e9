import { talkListSchema, talkSchema, talkTopicsSchema } from '@tailboard/contract/talks.ts';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { history } from '../history/public.ts';
import { aTalk, excused, holdOne, present } from '../testing/talks.ts';
import { tally } from '../testing/tally.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { talks } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '100000' });
});
afterAll(() => server.close());

const kept = () => server.app.context.db.$count(talks);

describe('who may not', () => {
  it('see a talk: the crew, another crew, its supervisor; as if there were none', async () => {
    const talk = await holdOne(await server.as('demo'));
    for (const username of ['mike', 'rosa', 'chief']) {
      const person = await server.as(username);
      for (const path of [`/api/talks/${talk.id}`, `/api/talks/${talk.id}/pdf`]) {
        const reply = await person.get(path);
        expect([reply.status, reply.body.code], `${username} ${path}`).toEqual([404, 'not-found']);
      }
      const list = talkListSchema.parse((await person.get('/api/talks')).body);
      expect(list.talks.map(({ id }) => id)).not.toContain(talk.id);
    }
  });

  it('ask which crews held a talk: the crew', async () => {
    const reply = await (await server.as('demo')).get('/api/talks/crews');
    expect([reply.status, reply.body.code]).toEqual([403, 'not-allowed']);
  });

  it('see names of another crew', async () => {
    const { body } = await (await server.as('rosa')).get('/api/talks/crew');
    const names = body.people.map(({ name }: { name: string }) => name);
    expect(names).toContain((await server.as('rosa')).session?.user.name);
    expect(names).not.toContain((await server.as('demo')).session?.user.name);
  });
});

describe('a talk', () => {
  it('is held by anybody, and seen by them, their supervisor and the administrator', async () => {
    const demo = await server.as('demo');
    const mike = await server.as('mike');
    const sent = aTalk({
      attendees: [present({ userId: mike.id, name: 'Mikey' }), excused()],
      notes: 'Windy',
    });
    const reply = await demo.post('/api/talks', sent);
    expect(reply.status).toBe(201);
    const talk = talkSchema.parse(reply.body);
    expect(talk).toMatchObject({
      heldBy: 'Demo User',
      crewId: 'north',
      signed: 1,
      excused: 1,
      notes: 'Windy',
    });
    // Under the account's own name, whatever the device called it.
    expect(talk.attendees[0]?.name).toBe(mike.session?.user.name);
    expect(talk.usernames).toEqual({ [mike.id]: 'mike' });
    for (const username of ['demo', 'lead', 'admin']) {
      const person = await server.as(username);
      expect((await person.get(`/api/talks/${talk.id}`)).body).toEqual(talk);
      const list = talkListSchema.parse((await person.get('/api/talks')).body);
      expect(list.talks[0]).toMatchObject({ id: talk.id, heldBy: 'Demo User', signed: 1 });
    }
    const entries = await server.app.context.db.select().from(history).where(eq(history.subject, 'talk'));
    expect(entries.find(({ subjectId }) => subjectId === talk.id)).toMatchObject({
      action: 'talk.closed',
      actorId: demo.id,
      ownerId: demo.id,
    });
    const told = (await demo.get('/api/history')).body;
    expect(told[0]).toMatchObject({ subject: 'talk', subjectName: talk.title, action: 'talk.closed' });
  });

  it('stays with the crew that held it when its holder moves', async () => {
    const person = await server.addPerson({ crewId: 'north' });
    const talk = await holdOne(person);
    const admin = await server.as('admin');
    expect((await admin.put(`/api/users/${person.id}/access`, { crewId: 'south' })).status).toBe(200);
    expect((await (await server.as('lead')).get(`/api/talks/${talk.id}`)).status).toBe(200);
    expect((await (await server.as('chief')).get(`/api/talks/${talk.id}`)).status).toBe(404);
  });

  it('is listed page by page, newest first', async () => {
    const person = await server.addPerson({ crewId: 'west' });
    const made: number[] = [];
    for (let count = 0; count < 52; count += 1) made.unshift((await holdOne(person)).id);
    const first = talkListSchema.parse((await person.get('/api/talks')).body);
    expect(first.talks.map(({ id }) => id)).toEqual(made.slice(0, 50));
    expect(first.more).toBe(true);
    const rest = await person.get(`/api/talks?before=${first.talks.at(-1)?.id}`);
    expect(rest.body).toMatchObject({ more: false });
    expect(rest.body.talks.map(({ id }: { id: number }) => id)).toEqual(made.slice(50));
  });
});

describe('a repeat', () => {
  it('is answered as the first, by any call, also when somebody has left the crew since', async () => {
    const demo = await server.as('demo');
    const leaver = await server.addPerson();
    const sent = aTalk({ attendees: [present({ userId: leaver.id })] });
    const first = await demo.post('/api/talks', sent);
    expect(first.status).toBe(201);
    await (await server.as('admin')).put(`/api/users/${leaver.id}/access`, { crewId: 'south' });
    const again = await demo.post('/api/talks', sent);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const batch = await demo.post('/api/sync', {
      userId: demo.id,
      items: [{ kind: 'talk.close', record: sent }],
    });
    expect(batch.body.results[0]).toEqual({ status: 200, talk: first.body });
  });

  it('with other content is a conflict that changes nothing', async () => {
    const demo = await server.as('demo');
    const sent = aTalk();
    const first = (await demo.post('/api/talks', sent)).body;
    for (const other of [
      { notes: 'Other' },
      { attendees: [present({ name: 'Else' })] },
      { closedAt: '2026-11-20T12:46:00.000Z' },
    ]) {
      const reply = await demo.post('/api/talks', { ...sent, ...other });
      expect([reply.status, reply.body.code]).toEqual([409, 'client-ref-conflict']);
      expect(reply.body.current).toEqual(first);
    }
    expect((await demo.get(`/api/talks/${first.id}`)).body).toEqual(first);
  });

  it('of another person is another talk', async () => {
    const sent = aTalk();
    const mine = await (await server.as('demo')).post('/api/talks', sent);
    const theirs = await (await server.as('mike')).post('/api/talks', sent);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('at the same time makes one talk and one entry', async () => {
    const demo = await server.as('demo');
    const sent = aTalk({ clientRef: randomUUID() });
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0
          ? demo.post('/api/talks', sent).then(({ status, body }) => ({ status, talk: body }))
          : demo
              .post('/api/sync', { userId: demo.id, items: [{ kind: 'talk.close', record: sent }] })
              .then(({ body }) => body.results[0]),
      ),
    );
    expect(tally(replies)).toEqual({ 200: 7, 201: 1 });
    expect(new Set(replies.map(({ talk }) => JSON.stringify(talk))).size).toBe(1);
    const { db } = server.app.context;
    const [{ talk }] = replies;
    expect(await db.$count(history, sql`subject = 'talk' and subject_id = ${talk.id}`)).toBe(1);
  });
});

describe('a closed talk', () => {
  it.each([
    ['update', sql`update talks set title = 'other'`],
    ['delete', sql`delete from talks`],
    ['truncate', sql`truncate talks cascade`],
  ])('stays as it is: the database itself refuses %s', async (_name, statement) => {
    await holdOne(await server.as('demo'));
    const before = await kept();
    await expect(server.app.context.db.execute(statement)).rejects.toMatchObject({
      cause: { code: '42501' },
    });
    expect(await kept()).toBe(before);
  });

  it('takes no other call', async () => {
    const demo = await server.as('demo');
    const talk = await holdOne(demo);
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST'])
      expect([404, 405]).toContain(
        (await demo.request(method, `/api/talks/${talk.id}`, { json: talk })).status,
      );
    expect((await demo.get(`/api/talks/${talk.id}`)).body).toEqual(talk);
  });
});

describe('topics and crews', () => {
  it('are there for everybody who is signed in; every right answer is a choice', async () => {
    const { body } = await (await server.as('demo')).get('/api/talks/topics');
    const topics = talkTopicsSchema.parse(body);
    expect(topics.length).toBeGreaterThan(0);
    for (const { questions } of topics)
      for (const { choices, correct, quote } of questions) {
        expect(choices[correct]).toBeDefined();
        expect(quote).not.toBe('');
      }
  });

  it('quote the document in its own words', async () => {
    const topics = talkTopicsSchema.parse((await (await server.as('demo')).get('/api/talks/topics')).body);
    // The number of a step is no part of what it says.
    const letters = (text: string) => text.replaceAll(/^\d+\. /gm, '').replaceAll(/[^\p{L}\p{N}]+/gu, '');
    for (const { documentKey, questions } of topics) {
      const document = readFileSync(
        new URL(`../../safety-library/${documentKey}.md`, import.meta.url),
        'utf8',
      );
      for (const { section, quote } of questions) {
        const under = document.split(`# ${section}\n`)[1] ?? '';
        expect(letters(under), quote).toContain(letters(quote));
        expect(quote.length).toBeLessThan(700);
        // What only the search reads.
        expect(quote).not.toContain('<!--');
      }
    }
    const fall = topics.find(({ documentKey }) => documentKey === 'fall-protection');
    expect(fall?.questions[1]?.quote).toMatch(/A skylight counts as a hole\./);
  });

  it('the demo crew has held some', async () => {
    const { body } = await (await server.as('lead')).get('/api/talks');
    const held = talkListSchema.parse(body).talks.map(({ documentKey }) => documentKey);
    expect(held).toEqual(expect.arrayContaining(['ladders', 'overhead-power-lines']));
  });

  it('the crew: active people of the own crew only', async () => {
    const gone = await server.addPerson();
    await (await server.as('admin')).put(`/api/users/${gone.id}/access`, { active: false });
    const { body } = await (await server.as('mike')).get('/api/talks/crew');
    const ids = body.people.map(({ userId }: { userId: number }) => userId);
    for (const name of ['demo', 'mike', 'lead']) expect(ids).toContain((await server.as(name)).id);
    expect(ids).not.toContain(gone.id);
    expect(ids).not.toContain((await server.as('rosa')).id);
  });

  it('a supervisor sees what the own crew held last, the administrator every crew', async () => {
    const hoursAgo = (hours: number) => {
      const at = new Date(Date.now() - hours * 3_600_000).toISOString();
      return { heldAt: at, closedAt: at };
    };
    const early = hoursAgo(20);
    const last = await holdOne(await server.as('mike'), hoursAgo(2));
    await holdOne(await server.as('demo'), early);
    const { body } = await (await server.as('lead')).get('/api/talks/crews');
    expect(body.crews).toHaveLength(1);
    expect(body.crews[0]).toMatchObject({ crewId: 'north', last: { id: last.id } });
    const all = (await (await server.as('admin')).get('/api/talks/crews')).body.crews;
    expect(all.map(({ crewId }: { crewId: string }) => crewId)).toEqual(
      expect.arrayContaining(['north', 'south']),
    );
    expect(all.find(({ crewId }: { crewId: string }) => crewId === 'south').last).toBe(null);
  });
});
