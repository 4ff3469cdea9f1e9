import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../server/demo/demo-accounts.ts';
import { Person } from '../server/testing/person.ts';
import { startChild } from './child.ts';

export type ProductServer = {
  /** `http://127.0.0.1:<port>`. */
  url: string;
  port: number;
  dataDir: string;
  /** One of the demo crew, signed in. */
  as: (username: string) => Promise<Person>;
  /** A new member of the crew north; username and password for the browser. */
  addPerson: () => Promise<{ username: string; password: string; id: number }>;
  /** Ends the process; the folder stays for the next start. */
  stop: () => Promise<void>;
  /** Removes the folder. */
  remove: () => Promise<void>;
};

const PASSWORD = 'a password of the benchmarks';
/** Given by the administrator; whoever gets one changes it first. */
const FIRST_PASSWORD = 'the first one, which is told';
let made = 0;

/** The product as `npm start` runs it, in a process of its own on a free port, with its own folder and the demo crew. */
export async function startProduct(
  options: { dataDir?: string; databaseUrl?: string; settings?: Record<string, string> } = {},
): Promise<ProductServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'tailboard-bench-')));
  const child = await startChild({
    program: 'server/main.mjs',
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: 'on',
      RATE_LIMIT_PER_MINUTE: '100000000',
      TILE_URL: 'off',
      WEATHER_NWS_URL: 'off',
      SESSION_SECRET: 'a secret of the benchmarks that signs nothing of worth',
      DATABASE_URL: options.databaseUrl ?? '',
      LOG_LEVEL: 'error',
      ...options.settings,
    },
    ready: /ready at (http:\/\/127\.0\.0\.1:(\d+))/,
    patience: 60_000,
  });
  const url = child.ready[1] ?? '';
  const signIn = async (username: string) => {
    const account = demoAccounts.find((each) => each.username === username);
    if (account === undefined) throw new Error(`${username} is not of the demo crew`);
    return Person.signIn({ url, username, password: account.password });
  };
  return {
    url,
    port: Number(child.ready[2]),
    dataDir,
    as: signIn,
    addPerson: async () => {
      made += 1;
      const username = `bench-${process.pid}-${made}`;
      const admin = await signIn('admin');
      const reply = await admin.post('/api/users', {
        username,
        password: FIRST_PASSWORD,
        name: `Bench ${made}`,
        role: 'field-crew',
        crewId: 'north',
      });
      if (reply.status !== 201) throw new Error(`A person was not made: ${JSON.stringify(reply.body)}`);
      const person = await Person.signIn({ url, username, password: FIRST_PASSWORD });
      const passwords = { currentPassword: FIRST_PASSWORD, newPassword: PASSWORD };
      const changed = await person.post('/api/auth/change-password', passwords);
      if (changed.status !== 200) throw new Error(`No password: ${JSON.stringify(changed.body)}`);
      return { username, password: PASSWORD, id: person.id };
    },
    stop: child.stop,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}
