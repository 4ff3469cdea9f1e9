import { problemSchema } from '@tailboard/contract/problems.ts';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '@tailboard/answers/training/seeded-random.ts';
import { anIncident } from '../testing/builders.ts';
import { everythingKept } from '../testing/everything-kept.ts';
import { fuzz } from '../testing/fuzz.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import { Person, type Reply } from '../testing/person.ts';
import { sendRaw } from '../testing/raw-connection.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

type Route = { method: string; path: string };

let server: TestServer;
let admin: Person;
/** Every route of the description, so that a new one is tried too. */
let routes: Route[];
beforeAll(async () => {
  server = await startTestServer({
    RATE_LIMIT_PER_MINUTE: '1000000',
    COSTLY_PER_MINUTE: '1000000',
    UPLOAD_MB_PER_DAY: '1000000',
  });
  admin = await server.as('admin');
  // It is seen without a word; once it was, that changes nothing.
  await admin.post('/api/incidents/1/seen', {});
  const { body } = await server.nobody.get('/api/docs/json');
  routes = Object.entries(body.paths as Record<string, object>)
    .flatMap(([path, operations]) => Object.keys(operations).map((method) => ({ method, path })))
    .map(({ method, path }) => ({ method: method.toUpperCase(), path }))
    // A stream of events has no end; it has tests of its own.
    .filter(({ method, path }) => method !== 'HEAD' && !/\/(sign-out|events)$/.test(path));
});
afterAll(() => server.close());

const writes = ({ method }: Route) => ['POST', 'PUT'].includes(method);
/** Questions are suggested to who says nothing too, and what is seen is seen without a word: any object will do. */
const needsNothing = ({ path }: Route) => /\/(?:suggestions|seen)$/.test(path);
const at = ({ path }: Route, id: string) => path.replaceAll(/\{\w+\}/g, id);

/** Whether a route takes an address: `/api/claims/review` is that of `/api/claims/{id}` too. */
const isAt = ({ path }: Route, address: string) =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address);

/** Refused in words of the catalogue, whatever it was; never by a failure of the server. */
function expectRefused(reply: Reply, what: string): void {
  // 501: what the operator has not set up is no failure.
  const failed = reply.status >= 500 && reply.status !== 501;
  expect(failed, `${what}: ${reply.status} ${JSON.stringify(reply.body)?.slice(0, 200)}`).toBe(false);
  expect(reply.status, what).toBeGreaterThanOrEqual(400);
  expect(problemSchema.safeParse(reply.body).error, what).toBeUndefined();
  expect(reply.body.status, what).toBe(reply.status);
}

/** Answered, or refused in words. */
function expectNoFailure(reply: Reply, what: string): void {
  if (reply.status >= 400) return expectRefused(reply, what);
  expect(reply.status, what).toBeGreaterThanOrEqual(200);
}

/** Refused, but where nothing need be sent. */
function expectNotTaken(route: Route, reply: Reply, what: string): void {
  const { path } = route;
  if (path === '/api/safety/suggestions') expect(reply.status, what).toBe(200);
  else if (needsNothing(route)) expectNoFailure(reply, what);
  else expectRefused(reply, what);
}

async function leavesEverything(work: () => Promise<void>): Promise<void> {
  const before = await everythingKept(server);
  await work();
  expect(await everythingKept(server)).toEqual(before);
}

const ids = [
  ...['0', '-1', '+1', '1.5', '1e3', '0x1', '2147483648', '99999999999999999999', 'NaN', 'null', 'undefined'],
  ...['%00', '1%00', '%20', '1%20', '%F0%9F%98%80', '%EF%BC%91', '%D9%A1', '..%2F1', '%2e%2e', '__proto__'],
  ...['%ED%A0%80', '%FF', '%', '1;drop', "1'--", '*'],
];

// Every route takes every bad request in turn.
vi.setConfig({ testTimeout: 120_000 });

describe('every route', () => {
  it('refuses an id that is none', async () => {
    for (const route of routes.filter(({ path }) => path.includes('{'))) {
      for (const id of ids) {
        const json = writes(route) ? { json: { ...anIncident(), updatedAt: new Date().toISOString() } } : {};
        expectRefused(
          await admin.request(route.method, at(route, id), json),
          `${route.method} ${at(route, id)}`,
        );
      }
    }
  });

  it('stands any question behind its address', async () => {
    const questions = [
      ...['%00', '%', '__proto__=1', 'constructor[prototype]=1', 'a[]=1&a[]=2', 'limit=1&limit=1', 'limit='],
      ...[
        'limit=1e9',
        'limit=-1',
        'limit=0',
        'limit=NaN',
        'limit=%00',
        'limit=1%00',
        'limit[$gt]=1',
        'limit=١',
      ],
      ...['cursor=', 'cursor=%00', 'cursor=%FF%FE', 'cursor=__proto__', 'cursor=AAAA&limit=1', 'size=%00'],
      ...[
        'lat=NaN&lng=0',
        'lat=1e999&lng=0',
        'lat=&lng=',
        'lat=91&lng=181',
        'lat=32.8%00&lng=1',
        'lat[]=1&lng=1',
      ],
      ...['clientRef=%00&fileName=%00', 'fileName=..%2F..%2Fetc%2Fpasswd', `x=${'y'.repeat(9000)}`],
    ];
    await leavesEverything(async () => {
      for (const route of routes) {
        for (const question of questions) {
          const path = `${at(route, '2147483647')}?${question}`;
          expectNoFailure(await admin.request(route.method, path), `${route.method} ${path.slice(0, 120)}`);
        }
      }
    });
  });

  it('that takes a body refuses one that is not for it, and keeps nothing of it', async () => {
    const deep = (open: string, close: string) => `${open.repeat(20_000)}1${close.repeat(20_000)}`;
    const json = [
      ...[
        'null',
        'true',
        '0',
        '-0',
        '1e400',
        '""',
        '[]',
        '[[]]',
        '[null]',
        '"\\ud800"',
        '{"":""}',
        '{',
        '\u0000',
      ],
      ...['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}', '{"a":1,"a":2'],
      ...[
        deep('[', ']'),
        deep('{"a":', '}'),
        '{"items":{"length":1000000}}',
        '{"items":[null],"userId":null}',
      ],
      ...['{"type":{"toString":1},"date":[],"location":{},"description":["x"],"priority":null}'],
      ...['{"username":{"$ne":""},"password":{"$ne":""}}', '{"username":"\\u0000","password":"\\ud800"}'],
      JSON.stringify(anIncident({ description: 'a\ud800b' })).replace('a\\ud800b', '\\ud800'),
    ];
    await leavesEverything(async () => {
      for (const route of routes.filter(writes)) {
        for (const body of json) {
          const headers = { 'content-type': 'application/json' };
          const reply = await admin.request(route.method, at(route, '1'), { headers, body });
          const what = `${route.method} ${route.path} ${body.slice(0, 60)}`;
          if (needsNothing(route)) expectNoFailure(reply, what);
          else expectRefused(reply, what);
        }
      }
    });
  });

  it('that takes a body refuses what it cannot read', async () => {
    const types = [
      ...[
        '',
        'text/plain',
        'text/html',
        'application/xml',
        'application/x-www-form-urlencoded',
        'nonsense',
        '*/*',
      ],
      ...[
        'application/json; charset=utf-16',
        'application/json;',
        'multipart/form-data',
        'image/jpeg',
        '; ;;',
      ],
      ...[
        'multipart/form-data; boundary=',
        `multipart/form-data; boundary=${'b'.repeat(500)}`,
        'APPLICATION/JSON',
      ],
    ];
    const codings = ['br', 'deflate', 'gzip', 'gzip, gzip', 'identity', 'nonsense', 'x-gzip'];
    await leavesEverything(async () => {
      for (const route of routes.filter(writes)) {
        for (const type of types) {
          const reply = await admin.request(route.method, at(route, '1'), {
            headers: { 'content-type': type },
            body: 'username=admin&items[]=1',
          });
          expectNotTaken(route, reply, `${route.method} ${route.path} as ${type}`);
        }
        for (const coding of codings) {
          const reply = await admin.request(route.method, at(route, '1'), {
            headers: { 'content-type': 'application/json', 'content-encoding': coding },
            body: '{"items":',
          });
          expectNotTaken(route, reply, `${route.method} ${route.path} in ${coding}`);
        }
      }
    });
  });

  it('stands values of every kind, from everybody: `npm run fuzz` sends many more', async () => {
    const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);
    const people = [server.nobody, ...(await Promise.all(['demo', 'lead', 'chief'].map(server.as))), admin];
    const { failures, health } = await fuzz({
      url: server.url,
      people,
      count: 1_500,
      random: seededRandom(seed),
    });
    expect(failures, `seed ${seed}`).toEqual([]);
    expect(health.asked).toBeGreaterThan(0);
    expect((await server.nobody.get('/api/health')).status).toBe(200);
  });

  it('unpacks no bomb', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '));
    for (const route of routes.filter(writes)) {
      const reply = await admin.request(route.method, at(route, '1'), {
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        body: bomb,
      });
      expectNotTaken(route, reply, `${route.method} ${route.path}`);
    }
    expect((await server.nobody.get('/api/health')).status).toBe(200);
  });

  it('takes no other method, and says so', async () => {
    await leavesEverything(async () => {
      for (const { path, method } of routes) {
        const address = at({ path, method }, '1');
        const taken = new Set(routes.filter((one) => isAt(one, address)).map((one) => one.method));
        for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'SEARCH']) {
          if (taken.has(other)) continue;
          const reply = await admin.request(other, address);
          expectRefused(reply, `${other} ${path}`);
          expect([404, 405], `${other} ${path}`).toContain(reply.status);
        }
      }
    });
  });

  it('that is read can be asked for its head alone', async () => {
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      const reply = await admin.request('HEAD', at(route, '2147483647'));
      expect(reply.status, route.path).toBeLessThan(500);
      expect(reply.body, route.path).toBe('');
    }
  });

  it('refuses a change that a page of another site asks for, before anything else', async () => {
    await leavesEverything(async () => {
      for (const route of routes.filter(writes)) {
        for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
          const reply = await admin.request(route.method, at(route, '1'), { headers, body: '{' });
          expect([reply.status, reply.body.code], route.path).toEqual([403, 'cross-site']);
        }
      }
    });
  });

  it('lets nobody in by a cookie that was made up', async () => {
    const [name = '', value = ''] = (admin.cookie.split('; ')[0] ?? '').split('=');
    const token = decodeURIComponent(value);
    const cookies = [
      ...[
        '%',
        '%00',
        '.',
        '..',
        'a.b',
        '',
        '"',
        '%E0%A4%A',
        'x'.repeat(8000),
        encodeURIComponent(`${token}x`),
      ],
      ...[encodeURIComponent(`x${token}`), encodeURIComponent(token.split('.')[0] ?? ''), '\ufffd'],
    ].map((text) => `${name}=${Buffer.from(text, 'utf8').toString('latin1')}`);
    for (const cookie of [...cookies, '=', ';;;', name, `__Host-${name}=${value}`, `${name}=;${name}=.`]) {
      const stranger = new Person(server.url, cookie);
      expect((await stranger.get('/api/incidents')).status, cookie.slice(0, 80)).toBe(401);
      expect((await stranger.get('/api/auth/get-session')).body, cookie.slice(0, 80)).toBe(null);
    }
    expect((await admin.get('/api/incidents')).status).toBe(200);
  });
});

describe('a request that no browser sends', () => {
  it.each([
    ['NUL in a header', { 'x-a': 'a\0b' }],
    ['a host that is none', { host: '[' }],
    ['a host with a path', { host: 'evil.example/x@y', origin: 'https://evil.example' }],
    ['two lengths', { 'content-length': '5', 'transfer-encoding': 'chunked' }],
    ['an endless header', { 'x-a': 'a'.repeat(70_000) }],
    ['a length below zero', { 'content-length': '-1' }],
    ['an expectation', { expect: 'the impossible' }],
    ['an upgrade', { upgrade: 'h2c', connection: 'upgrade' }],
  ])('with %s does no harm', async (_name, headers) => {
    await leavesEverything(async () => {
      for (const method of ['GET', 'POST']) {
        const reply = await sendRaw(admin, { method, path: '/api/incidents', headers, afterwards: 'finish' });
        expect(reply?.status ?? 400).toBeLessThan(500);
      }
    });
    expect((await admin.get('/api/incidents?limit=1')).status).toBe(200);
  });

  it.each([
    '/api/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/assets/..%2f..%2f..%2fpackage.json',
    '//',
    '/%00',
    '*',
  ])('for %s gets nothing of ours', async (path) => {
    const reply = await sendRaw(admin, { method: 'GET', path, afterwards: 'finish' });
    expect(reply?.status ?? 400).toBeLessThan(500);
    expect(reply?.body ?? '').not.toMatch(/root:|"workspaces"/);
  });
});

describe('who is not in any more', () => {
  it('is refused on every route from the next request on: signed out, or deactivated', async () => {
    const leaver = await server.addPerson();
    const gone = await server.addPerson();
    const id = await reportOne(leaver);
    await reportOne(gone);
    expect((await leaver.post('/api/auth/sign-out', {})).status).toBe(200);
    expect((await admin.put(`/api/users/${gone.id}/access`, { active: false })).status).toBe(200);
    const open = /^\w+ \/api\/(auth|app-config|health|tts|openai\/tts|observations\/receipts)/;
    const closed = routes.filter(({ method, path }) => {
      const route = `${method} ${path}`;
      // Reports without a name ask nobody who they are.
      return !open.test(route) && route !== 'POST /api/observations';
    });
    expect(closed.length).toBeGreaterThan(10);
    await leavesEverything(async () => {
      for (const person of [leaver, gone]) {
        for (const route of closed) {
          const json = writes(route) ? { json: anIncident() } : {};
          const reply = await person.request(route.method, at(route, String(id)), json);
          expect([reply.status, reply.body.code], `${route.method} ${route.path}`).toEqual([
            401,
            'not-signed-in',
          ]);
        }
        expect((await person.get('/api/auth/get-session')).body).toBe(null);
      }
    });
  });
});
