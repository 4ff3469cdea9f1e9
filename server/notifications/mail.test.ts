import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { jobs } from '../jobs/tables.ts';
import { anIncident } from '../testing/builders.ts';
import { startLocalSmtp, type LocalSmtp } from '../testing/local-smtp.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let smtp: LocalSmtp;
let server: TestServer;
let worker: Person;
let boss: Person;
beforeAll(async () => {
  smtp = await startLocalSmtp({ refuse: 1 });
  server = await startTestServer({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'tailboard@example.com',
    PUBLIC_URL: 'https://tailboard.example.com',
  });
  worker = await server.addPerson({ crewId: 'mailed' });
  boss = await server.addPerson({ crewId: 'mailed', role: 'supervisor', email: 'boss@example.com' });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const report = (overrides: object) => worker.post('/api/incidents', anIncident({ ...overrides }));
const SERIOUS = 'He fell 12 feet and was admitted to the hospital with a broken pelvis.';

it('a serious report goes to an address by e-mail, again after a refusal, without who is hurt and how', async () => {
  await report({ type: 'Equipment Damage', description: 'A dented lid.' });
  const { body: first } = await report({
    description: SERIOUS,
    location: 'Gate 4\r\nBcc: everybody@example.com',
  });
  const { db } = server.app.context;
  const refused = async () =>
    (await db.select().from(jobs).where(eq(jobs.kind, 'mail-notification'))).some(
      ({ lastError }) => lastError === 'mail-refused',
    );
  await expect.poll(refused, { timeout: 20_000 }).toBe(true);
  // As if the wait were over.
  await db
    .update(jobs)
    .set({ runAfter: new Date(0) })
    .where(eq(jobs.kind, 'mail-notification'));
  const { body: second } = await report({ description: SERIOUS, location: 'Gate 5' });
  await expect.poll(() => smtp.mails, { timeout: 20_000 }).toHaveLength(2);
  for (const { to, text } of smtp.mails) {
    const [head = ''] = text.split('\r\n\r\n');
    expect(to).toEqual(['<boss@example.com>']);
    expect(head).toMatch(/^Subject: Serious incident/m);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(text).not.toMatch(/pelvis|admitted|fell/);
  }
  const opened = smtp.mails.map(({ text }) => /https:\/\/tailboard\.example\.com(\S+)/.exec(text)?.[1]);
  expect(new Set(opened)).toEqual(new Set([`/incidents/${first.id}`, `/incidents/${second.id}`]));
});

it('people choose what is pushed and mailed, but for what the law wants', async () => {
  const path = '/api/notifications/choices';
  expect((await server.nobody.get(path)).status).toBe(401);
  expect((await server.nobody.put(path, {})).status).toBe(401);
  const { body } = await boss.get(path);
  expect(body).toMatchObject({ fixed: ['duty-due', 'incident-reported'], email: true, language: 'en' });
  expect(new Set(Object.values(body.choices).map((each) => JSON.stringify(each))).size).toBe(1);
  for (const kind of ['duty-due', 'incident-reported']) {
    const reply = await boss.put(path, { choices: { [kind]: { push: false } } });
    expect([reply.status, reply.body.errors[0].field]).toEqual([400, `choices.${kind}`]);
  }
  expect((await boss.put(path, { choices: { rumour: { push: false } } })).status).toBe(400);
  const changed = await boss.put(path, { choices: { 'action-due': { email: false } }, language: 'es' });
  expect(changed.body).toMatchObject({
    choices: { 'action-due': { push: true, email: false }, 'claim-filed': { push: true, email: true } },
    language: 'es',
  });
  expect((await boss.get(path)).body).toEqual(changed.body);
  expect((await worker.get(path)).body).toMatchObject({ email: false, language: 'en' });
  const mailed = smtp.mails.length;
  await report({ description: SERIOUS });
  await expect.poll(() => smtp.mails, { timeout: 20_000 }).toHaveLength(mailed + 1);
  expect(smtp.mails.at(-1)?.text).toMatch(/Incidente|UTF-8/);
});

it('a mail server needs an address to send from', () => {
  expect(() => readConfig({ SMTP_URL: smtp.url })).toThrow('MAIL_FROM');
  expect(() => readConfig({ SMTP_URL: 'http://mail', MAIL_FROM: 'a@example.com' })).toThrow('SMTP_URL');
  expect(readConfig({}).mail).toBe(null);
});
