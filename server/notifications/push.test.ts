import { notificationKinds } from '@tailboard/contract/notifications.ts';
import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decryptPush, type BrowserKeys } from '../testing/decrypt-push.ts';
import { startLocalHttp, type LocalHttp } from '../testing/local-http.ts';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { notify } from './public.ts';
import { pushText } from './push-text.ts';
import { pushSubscriptions } from './tables.ts';

let server: TestServer;
let lena: { id: number; name: string };
let service: LocalHttp;
let answer = 201;

beforeAll(async () => {
  server = await startTestServer();
  lena = { id: (await server.as('lead')).id, name: 'Lena Lead' };
  service = await startLocalHttp((reply) => reply.writeHead(answer).end());
});
afterAll(async () => {
  await server.close();
  service.close();
});

const receivedAt = (path: string) => service.asked.filter(({ url }) => url.pathname === path);

function browserKeys(): BrowserKeys {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth: Buffer.alloc(16, 7) };
}

const body = (endpoint: string, keys = browserKeys()) => ({
  endpoint,
  keys: { p256dh: keys.ecdh.getPublicKey('base64url'), auth: keys.auth.toString('base64url') },
});

/** As the route keeps it; the push service of these tests is no public one, which the route would refuse. */
async function subscribe(
  person: Person,
  path: string,
  keys: BrowserKeys,
  language: 'en' | 'es' = 'en',
): Promise<void> {
  const { endpoint, keys: kept } = body(`${service.url}${path}`, keys);
  await server.app.context.db
    .insert(pushSubscriptions)
    .values({ endpoint, userId: person.id, language, ...kept });
}

const tell = (person: Person, claimId: number) =>
  server.app.context.db.transaction((tx) =>
    notify(tx, [
      {
        userId: person.id,
        kind: 'claim-approved',
        claimId,
        by: lena,
        facts: { claimNumber: 'CLM-2026-000009', amount: 850 },
      },
    ]),
  );

describe('push messages', () => {
  it('go to known push services only', async () => {
    const ana = await server.addPerson();
    for (const endpoint of [
      'https://127.0.0.1/push',
      'https://example.com/push',
      'https://fcm.googleapis.com.example.com/push',
      'https://fcm.googleapis.com:8443/push',
      'https://user:password@fcm.googleapis.com/push',
      'https://user@fcm.googleapis.com/push',
      'http://fcm.googleapis.com/push',
      'not an address',
    ]) {
      const reply = await ana.post('/api/push/subscriptions', body(endpoint));
      expect([endpoint, reply.status, reply.body.errors?.[0].field]).toEqual([endpoint, 400, 'endpoint']);
    }
    const good = body('https://fcm.googleapis.com/fcm/send/one');
    expect((await ana.post('/api/push/subscriptions', good)).status).toBe(204);
    expect((await ana.post('/api/push/subscriptions', good)).status).toBe(204);
    const ended = await ana.request('DELETE', '/api/push/subscriptions', {
      json: { endpoint: good.endpoint },
    });
    expect(ended.status).toBe(204);
  });

  it('have one public key, which stays', async () => {
    const keys = await Promise.all([1, 2, 3].map(async () => (await server.as('demo')).get('/api/push/key')));
    const [first] = keys.map((reply) => reply.body.publicKey);
    expect(Buffer.from(first, 'base64url')).toHaveLength(65);
    for (const reply of keys) expect(reply.body).toEqual({ publicKey: first });
  });

  it('say what happened, once, to the browser that can read it', async () => {
    const ana = await server.addPerson();
    const keys = browserKeys();
    await subscribe(ana, '/once', keys);
    await tell(ana, 9);
    await expect.poll(() => receivedAt('/once')).toHaveLength(1);
    const [message] = receivedAt('/once');
    expect(message?.headers['authorization']).toMatch(/^vapid t=/);
    expect(JSON.parse(decryptPush(message?.body ?? Buffer.alloc(0), keys))).toMatchObject({
      title: 'Claim approved',
      body: 'Lena Lead (lead) approved CLM-2026-000009: $850.',
      path: '/claims/9',
    });
    // The next one brings itself and not the first again.
    await tell(ana, 10);
    await expect.poll(() => receivedAt('/once')).toHaveLength(2);
  });

  it('are in the language of each browser’s person', async () => {
    const ana = await server.addPerson();
    const [english, spanish] = [browserKeys(), browserKeys()];
    await subscribe(ana, '/english', english);
    await subscribe(ana, '/spanish', spanish, 'es');
    await tell(ana, 12);
    await expect.poll(() => receivedAt('/spanish')).toHaveLength(1);
    await expect.poll(() => receivedAt('/english')).toHaveLength(1);
    const said = (path: string, keys: BrowserKeys) =>
      JSON.parse(decryptPush(receivedAt(path)[0]?.body ?? Buffer.alloc(0), keys));
    expect(said('/english', english)).toMatchObject({ title: 'Claim approved', lang: 'en' });
    expect(said('/spanish', spanish)).toMatchObject({
      title: 'Reclamo aprobado',
      body: 'Lena Lead (lead) aprobó CLM-2026-000009: $850.',
      lang: 'es',
    });
  });

  it('follow their person into another language, and know no third', async () => {
    const ana = await server.addPerson();
    const asked = body('https://fcm.googleapis.com/fcm/send/language');
    const kept = async () =>
      (await server.app.context.db.select().from(pushSubscriptions))
        .filter(({ userId }) => userId === ana.id)
        .map(({ language }) => language);
    const send = async (more: object) =>
      (await ana.post('/api/push/subscriptions', { ...asked, ...more })).status;
    expect([await send({}), await kept()]).toEqual([204, ['en']]);
    expect([await send({ language: 'es' }), await kept()]).toEqual([204, ['es']]);
    expect([await send({ language: 'pl' }), await kept()]).toEqual([400, ['es']]);
  });

  it('have words for everything that happens, in both languages', () => {
    for (const kind of notificationKinds) {
      const at = '2026-11-23T14:05:00.000Z';
      const facts = {
        incidentType: 'Workplace Injury',
        place: 'Gate 4',
        crew: 'north',
        happenedAt: at,
        duty: 'call-osha' as const,
        dueAt: at,
        dueOn: '2026-11-27',
        miles: 1.2,
      };
      const told = { id: 1, kind, claimId: 1, incidentId: null, by: 'Lena', facts, at, read: false };
      const [english, spanish] = [pushText(told, { language: 'en' }), pushText(told, { language: 'es' })];
      // Whom or what it is about.
      expect(spanish.body).toMatch(/Lena|Gate 4|27 de nov|north|1\.2/);
      expect([kind, spanish.title, spanish.body]).not.toEqual([kind, english.title, english.body]);
      expect(`${spanish.title} ${spanish.body}`).not.toMatch(/\b(claim|your|the)\b/i);
    }
  });

  it('are no longer sent to a browser that is gone', async () => {
    const ana = await server.addPerson();
    await subscribe(ana, '/gone', browserKeys());
    answer = 410;
    await tell(ana, 11);
    const left = async () =>
      (await server.app.context.db.select().from(pushSubscriptions)).filter(
        ({ userId }) => userId === ana.id,
      );
    await expect.poll(left).toEqual([]);
    answer = 201;
  });
});
