import { eq, sql } from 'drizzle-orm';
import { createECDH } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { users } from './identity/public.ts';
import { jobs } from './jobs/tables.ts';
import { pushSubscriptions } from './notifications/tables.ts';
import { anIncident } from './testing/builders.ts';
import { decryptPush, type BrowserKeys } from './testing/decrypt-push.ts';
import { aPhoto } from './testing/files.ts';
import { startLocalHttp, type LocalHttp } from './testing/local-http.ts';
import { startLocalSmtp, type LocalSmtp } from './testing/local-smtp.ts';
import { findDigests } from './reminders/send-digests.ts';
import type { Person } from './testing/person.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** Body part, injury and treatment of one report, in words that stand nowhere else. */
const MEDICAL = ['zqbodypart', 'zqinjury', 'emergency-room'] as const;
/** What supervisors wrote to each other about it, and the name of their photo. */
const AMONG_SUPERVISORS = ['zqcomment', 'zqphoto'] as const;
const leaksIn = (text: string) =>
  [...MEDICAL, ...AMONG_SUPERVISORS].filter((word) => text.toLowerCase().includes(word));

let server: TestServer;
let smtp: LocalSmtp;
let pushService: LocalHttp;
/** rosa is hurt in it, mike has an action of it, chief is of another crew, mate of the reporter's and has nothing to do with it. */
let people: Record<'demo' | 'rosa' | 'mike' | 'mate' | 'lead' | 'chief' | 'safety' | 'admin', Person>;
let id: number;
let secretPhoto: string;
const keys: BrowserKeys = { ecdh: createECDH('prime256v1'), auth: Buffer.alloc(16, 7) };
/** What each person's live events said, by name. */
const heard = new Map<string, string>();
const abort = new AbortController();
beforeAll(async () => {
  smtp = await startLocalSmtp();
  pushService = await startLocalHttp((reply) => reply.writeHead(201).end());
  server = await startTestServer({
    ...{ RATE_LIMIT_PER_MINUTE: '100000', SMTP_URL: smtp.url, MAIL_FROM: 'tailboard@example.com' },
  });
  const as = (name: string) => server.as(name);
  people = {
    ...{ demo: await as('demo'), rosa: await as('rosa'), mike: await as('mike'), lead: await as('lead') },
    ...{ chief: await as('chief'), safety: await as('safety'), admin: await as('admin') },
    mate: await server.addPerson(),
  };
  keys.ecdh.generateKeys();
  const { db } = server.app.context;
  for (const [name, person] of Object.entries(people)) {
    await db
      .update(users)
      .set({ email: `${name}@example.com` })
      .where(eq(users.id, person.id));
    await db.insert(pushSubscriptions).values({
      ...{ endpoint: `${pushService.url}/${name}`, userId: person.id, language: 'en' as const },
      ...{ p256dh: keys.ecdh.getPublicKey('base64url'), auth: keys.auth.toString('base64url') },
    });
    await follow(name, person);
  }
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
  const secret = await people.lead.post(`/api/incidents/${id}/comments`, {
    ...{ text: 'zqcomment @demo @mike @rosa @chief @safety', visibility: 'supervisors' },
  });
  const photo = await people.lead.request(
    'POST',
    `/api/incidents/${id}/comments/${secret.body.id}/media?clientRef=${crypto.randomUUID()}&fileName=zqphoto.jpg`,
    { headers: { 'content-type': 'application/octet-stream' }, body: new Uint8Array(await aPhoto()) },
  );
  secretPhoto = photo.body.url;
  const call = await people.lead.post(`/api/incidents/${id}/osha-call`, {
    ...{ calledAt: new Date().toISOString(), calledBy: 'Lena Lead', how: 'phone' },
  });
  expect([changed, answered, action, comment, secret, photo, call].map(({ status }) => status)).toEqual([
    ...[200, 200, 201, 201, 201, 201, 201],
  ]);
  expect(leaksIn(JSON.stringify(answered.body.people))).toEqual(['zqbodypart', 'zqinjury', 'emergency-room']);
});
afterAll(async () => {
  abort.abort();
  await server.close();
  await smtp.close();
  pushService.close();
});

async function follow(name: string, person: Person): Promise<void> {
  const reply = await fetch(`${server.url}/api/events`, {
    headers: { cookie: person.cookie },
    signal: abort.signal,
  });
  heard.set(name, '');
  void (async () => {
    for await (const part of (reply.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()))
      heard.set(name, `${heard.get(name) ?? ''}${part}`);
  })().catch(() => undefined);
}

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

const isSupervisor = (name: string) => ['lead', 'safety', 'admin'].includes(name);

it('medical detail and what supervisors write to each other are in no list, figure, export or search', async () => {
  for (const [name, person] of Object.entries(people)) {
    for (const path of lists()) {
      const { status, body } = await person.get(path);
      // An administrator sees all there is: a path that is none would prove nothing.
      if (name === 'admin') expect([path, status]).toEqual([path, status === 400 ? 400 : 200]);
      const isTheirs = isSupervisor(name) && path.endsWith('/comments');
      const leaks = isTheirs ? [...AMONG_SUPERVISORS] : [];
      expect([name, path, leaksIn(JSON.stringify(body))]).toEqual([name, path, leaks]);
    }
    const { status } = await person.get(secretPhoto);
    expect([name, status]).toEqual([name, isSupervisor(name) ? 200 : 404]);
    for (const word of ['zqinjury', 'zqbodypart', '"emergency-room"', 'zqcomment']) {
      const found = await person.get(`/api/incidents?query=${encodeURIComponent(word)}`);
      expect([name, word, found.body]).toEqual([name, word, []]);
    }
  }
});

it.each([
  ['rosa', 200],
  ['mike', 404],
  ['mate', 404],
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
      await server.app.context.db.execute(sql`select * from ${sql.identifier(table)}`),
    );
    expect([table, leaksIn(found)]).toEqual([table, []]);
  }
});

it('the reporter, who sees medical detail, has nothing of what supervisors write in the papers', async () => {
  const textsOf = async (name: 'demo' | 'lead') => {
    const bytes = async (path: string) => {
      const { cookie } = people[name];
      const reply = await fetch(`${server.url}/api/incidents/${id}/${path}`, { headers: { cookie } });
      expect(reply.status).toBe(200);
      return Buffer.from(await reply.arrayBuffer());
    };
    const texts = [JSON.stringify((await people[name].get(`/api/incidents/${id}`)).body)];
    const zip = await yauzl.fromBufferPromise(await bytes('evidence.zip'));
    for await (const entry of zip.eachEntry())
      texts.push(entry.fileName, String(await buffer(await zip.openReadStreamPromise(entry))));
    const pdf = await getDocumentProxy(new Uint8Array(await bytes('report.pdf')));
    texts.push((await extractText(pdf, { mergePages: true })).text);
    return texts.join('\n');
  };
  expect(leaksIn(await textsOf('demo'))).toEqual([...MEDICAL]);
  // Who may take them out has what supervisors wrote and added.
  expect(leaksIn(await textsOf('lead'))).toEqual([...MEDICAL, ...AMONG_SUPERVISORS]);
});

it('live events, push messages, e-mails and digests have none of it, and tell nobody of what they may not read', async () => {
  const { db } = server.app.context;
  // The digest of everybody, whenever their shift begins.
  for (let hours = 0; hours < 24; hours += 1) await findDigests(db, new Date(Date.now() + hours * 3_600_000));
  const waiting = async () =>
    (await db.select().from(jobs)).filter(
      ({ kind, doneAt }) => /^(mail|push)-/.test(kind) && doneAt === null,
    );
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  const mails = smtp.mails.map(({ to, text }) => `${to.join()} ${text}`).join('\n');
  const pushed = pushService.asked.map(({ url, body }) => `${url.pathname} ${decryptPush(body, keys)}`);
  expect(mails).toContain('<lead@example.com>');
  expect(pushed.join('\n')).toContain('/lead ');
  expect(heard.get('safety')).toContain('incident-comment');
  for (const text of [mails, ...pushed, ...heard.values()]) expect(leaksIn(text)).toEqual([]);
  // Mentioned among supervisors: nothing comes to whoever may not read it.
  const told = async (name: 'demo' | 'rosa' | 'mike' | 'chief' | 'mate') =>
    (await people[name].get('/api/notifications')).body.notifications
      .filter((one: { incidentId: number }) => one.incidentId === id)
      .map(({ kind }: { kind: string }) => kind);
  expect([await told('demo'), await told('rosa'), await told('mike')]).toEqual([
    ['reply-to-reporter'],
    ['incident-comment'],
    ['action-assigned'],
  ]);
  expect([await told('chief'), await told('mate')]).toEqual([[], []]);
});
