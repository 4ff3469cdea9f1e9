import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hourOfDay } from '../days.ts';
import { users } from '../identity/public.ts';
import { jobs } from '../jobs/tables.ts';
import { anIncident } from '../testing/builders.ts';
import { startLocalSmtp, type LocalSmtp } from '../testing/local-smtp.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { findDigests } from './send-digests.ts';

let smtp: LocalSmtp;
let server: TestServer;
let people: Record<'worker' | 'boss' | 'jefe' | 'idle' | 'off', Person>;
beforeAll(async () => {
  smtp = await startLocalSmtp();
  server = await startTestServer({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'tailboard@example.com',
    PUBLIC_URL: 'https://tailboard.example.com',
  });
  const boss = { crewId: 'early', role: 'supervisor' } as const;
  people = {
    worker: await server.addPerson({ crewId: 'early' }),
    boss: await server.addPerson({ ...boss, email: 'boss@example.com' }),
    jefe: await server.addPerson({ ...boss, email: 'jefe@example.com' }),
    idle: await server.addPerson({ crewId: 'early', email: 'idle@example.com' }),
    off: await server.addPerson({ ...boss, email: 'off@example.com' }),
  };
  // Of these people alone is anything asked below.
  const ids = Object.values(people).map(({ id }) => id);
  await server.app.context.db
    .update(users)
    .set({ email: null })
    .where(sql`${users.id} <> all(${sql.raw(`array[${ids.join()}]`)})`);
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const choose = (person: Person, change: object) => person.put('/api/notifications/choices', change);
const decoded = (text: string) =>
  text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/(=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );

it('what needs a person comes by e-mail once a day, when the shift starts, in their language', async () => {
  const { db } = server.app.context;
  // Somewhere it is noon.
  const zone = Array.from({ length: 25 }, (_, at) => `Etc/GMT${at < 13 ? `-${at}` : `+${at - 12}`}`).find(
    (name) => hourOfDay(new Date(), name) === 12,
  );
  await people.worker.get('/api/notifications', { 'x-time-zone': zone ?? '' });
  for (const person of [people.boss, people.jefe, people.idle])
    await choose(person, { digest: { hour: 12 } });
  await choose(people.jefe, { language: 'es' });
  expect((await choose(people.off, { digest: { on: false } })).body.digest).toEqual({ on: false, hour: 6 });
  expect((await choose(people.off, { digest: { hour: 24 } })).status).toBe(400);
  await choose(people.off, { digest: { hour: 12 } });
  await people.worker.post(
    '/api/incidents',
    anIncident({ location: 'Gate 4', description: 'He fell 12 feet and was admitted with a broken pelvis.' }),
  );
  // Two servers at the same time, and one that starts again.
  const found = await Promise.all([findDigests(db), findDigests(db)]);
  expect([found.reduce((sum, each) => sum + each), await findDigests(db)]).toEqual([3, 0]);
  const over = async () =>
    (await db.select().from(jobs).where(eq(jobs.kind, 'mail-digest'))).filter(
      ({ doneAt }) => doneAt !== null,
    );
  await expect.poll(over, { timeout: 20_000 }).toHaveLength(3);
  const digests = smtp.mails.filter(({ text }) => /^Message-ID: <digest-/m.test(text));
  expect(digests).toHaveLength(2);
  const said = Object.fromEntries(digests.map(({ to, text }) => [to[0], decoded(text)]));
  expect(said['<boss@example.com>']).toMatch(/^Subject: \d+ things need you/m);
  expect(said['<boss@example.com>']).toContain('Serious incident, not seen yet. Workplace Injury. Gate 4.');
  expect(said['<boss@example.com>']).toMatch(/https:\/\/tailboard\.example\.com\/incidents\/\d+/);
  expect(said['<jefe@example.com>']).toMatch(/Incidente grave/);
  expect(JSON.stringify(said)).not.toMatch(/pelvis|admitted|fell 12/);
});

it('a shift starts by the clock of its person, also when the clocks are changed', async () => {
  const { db } = server.app.context;
  await people.worker.get('/api/notifications', { 'x-time-zone': 'America/Denver' });
  for (const person of [people.jefe, people.idle]) await choose(person, { digest: { on: false } });
  const found = async (hour: number, ...moments: string[]) => {
    await choose(people.boss, { digest: { hour } });
    const counts: number[] = [];
    for (const moment of moments) counts.push(await findDigests(db, new Date(moment)));
    return counts;
  };
  // There is no 2 o'clock on the first day, and twice 1 o'clock on the second.
  expect(await found(2, '2027-03-14T08:59:00Z', '2027-03-14T09:00:00Z', '2027-03-14T10:00:00Z')).toEqual([
    0, 1, 0,
  ]);
  expect(await found(1, '2027-11-07T06:59:00Z', '2027-11-07T07:00:00Z', '2027-11-07T08:00:00Z')).toEqual([
    0, 1, 0,
  ]);
  // A server that comes back in the afternoon brings no digest of the morning; the next morning does.
  expect(await found(6, '2027-11-08T21:00:00Z', '2027-11-09T13:00:00Z')).toEqual([0, 1]);
});

it('without a mail server there are no jobs that mail', async () => {
  const { db } = server.app.context;
  const silent = await startTestServer();
  const { context } = silent.app;
  const boss = await silent.addPerson({ crewId: 'early', role: 'supervisor', email: 'boss@example.com' });
  await (
    await silent.addPerson({ crewId: 'early' })
  ).post('/api/incidents', anIncident({ description: 'He fell 12 feet and was admitted to the hospital.' }));
  expect((await boss.get('/api/notifications')).body.unread).toBe(1);
  const mailing = inArray(jobs.kind, ['mail-notification', 'mail-digest', 'find-digests']);
  expect(await context.db.select().from(jobs).where(mailing)).toEqual([]);
  expect((await db.select().from(jobs).where(mailing)).length).toBeGreaterThan(0);
  await silent.close();
});
