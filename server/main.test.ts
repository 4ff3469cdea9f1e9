import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { anIncident } from './testing/builders.ts';
import { preparedInstallation, type EmptyInstallation } from './testing/empty-database.ts';
import { Person } from './testing/person.ts';
import { launchServer, type ServerProcess } from './testing/server-process.ts';

// Each test starts processes, which takes long where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const PASSWORD = 'demo-crew-2025';

let installation: EmptyInstallation;
let running: ServerProcess[] = [];
beforeAll(async () => {
  installation = await preparedInstallation();
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop('SIGKILL')));
  running = [];
});
afterAll(() => installation.remove());

function launch(settings: Record<string, string> = {}): ServerProcess {
  const server = launchServer({ ...installation.settings, ...settings });
  running.push(server);
  return server;
}
const signIn = (url: string) => Person.signIn({ url, username: 'demo', password: PASSWORD });

describe('a start that cannot be', () => {
  it.each([
    ['PORT', async () => ({ PORT: 'hunter2' })],
    ['DATABASE_URL', async () => ({ DATABASE_URL: 'hunter2' })],
    [
      'DATABASE_URL',
      async () => ({
        DATABASE_URL: `postgres://root:hunter2@127.0.0.1:${await closedPort()}/name`,
        SESSION_SECRET: 'a secret of the tests that only signs cookies',
      }),
    ],
    [
      'DATA_DIR',
      async () => {
        const DATA_DIR = join(installation.folder, 'hunter2');
        await writeFile(DATA_DIR, 'a file, not a folder');
        return { DATA_DIR };
      },
    ],
  ])('ends with code 1 and one line that names %s and not its value', async (name, settings) => {
    const server = launch(await settings());
    expect(await server.ended).toEqual({ code: 1, signal: null });
    const { out, err } = server.output();
    expect(out).toBe('');
    expect(err).toMatch(new RegExp(`^Wrong setting: .*${name}.*\\n$`));
    expect(err).not.toContain('hunter2');
  });
});

describe('a server that is asked to stop', () => {
  it('finishes what runs, takes nothing new, closes its database and starts again', async () => {
    const server = launch();
    const url = await server.ready;
    const demo = await signIn(url);
    const record = anIncident({ description: 'Reported while the server was told to stop.' });
    const half = halfSent(
      demo,
      JSON.stringify({ userId: demo.id, items: [{ kind: 'incident.report', record }] }),
    );
    await half.started;
    const ended = server.stop('SIGTERM');
    await untilRefused(url);
    half.sendRest();
    const [answer] = (await once(half.request, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    expect(JSON.parse(await text(answer)).results[0].status).toBe(201);
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(server.output().err).toBe('');

    const again = launch();
    const person = new Person(await again.ready, demo.cookie, demo.session);
    const descriptions = (await person.get('/api/incidents')).body.map(
      (one: typeof record) => one['description'],
    );
    expect(descriptions).toContain(record['description']);
    expect(await again.stop('SIGINT')).toEqual({ code: 0, signal: null });
  });
});

describe('the log', () => {
  it('holds no password, no cookie and nothing that was reported, however much is logged', async () => {
    const server = launch({ LOG_LEVEL: 'debug' });
    const url = await server.ready;
    const demo = await signIn(url);
    await new Person(url).post('/api/auth/sign-in/username', { username: 'demo', password: 'wrong-hunter2' });
    await demo.post('/api/sync', {
      userId: demo.id,
      items: [{ kind: 'incident.report', record: anIncident({ description: 'hunter2 was here' }) }],
    });
    await demo.request('POST', '/api/users', {
      headers: { 'content-type': 'application/json' },
      body: '{"hunter2',
    });
    await server.stop('SIGTERM');
    // The demo accounts are shown at the start on purpose; the log is what is JSON.
    const { out, err } = server.output();
    const log =
      out
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .join('\n') + err;
    expect(log).toContain('/api/sync');
    const token = decodeURIComponent(demo.cookie.split('; ')[0]?.split('=')[1] ?? '');
    expect(token.length).toBeGreaterThan(40);
    for (const secret of [PASSWORD, 'hunter2', token, token.split('.')[0] ?? token, 'session_token']) {
      expect(log).not.toContain(secret);
    }
  });
});

/** A request whose body is on its way: the first half is sent, on a connection that would be kept. */
function halfSent(
  person: Person,
  body: string,
): { request: ClientRequest; started: Promise<void>; sendRest: () => void } {
  const bytes = Buffer.from(body);
  const sent = request(`${person.url}/api/sync`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: { cookie: person.cookie, 'content-type': 'application/json', 'content-length': bytes.length },
  });
  const started = (async () => {
    await new Promise<void>((resolve) => sent.write(bytes.subarray(0, 20), () => resolve()));
    // The server has the head of the request once it answers another that was sent later.
    await person.get('/api/health');
  })();
  return { request: sent, started, sendRest: () => sent.end(bytes.subarray(20)) };
}

async function untilRefused(url: string): Promise<void> {
  const { port, hostname } = new URL(url);
  for (;;) {
    const socket = connect(Number(port), hostname);
    const outcome = await Promise.race([
      once(socket, 'connect').then(() => 'taken'),
      once(socket, 'error').then(() => 'refused'),
    ]).catch(() => 'refused');
    socket.destroy();
    if (outcome === 'refused') return;
    await pause(20);
  }
}

async function closedPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 1;
}
