import type { CreateUser } from '@tailboard/contract/users.ts';
import { eq } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readConfig } from '../config.ts';
import { demoAccounts } from '../demo/demo-accounts.ts';
import type { App } from '../http/app-types.ts';
import { assembleApp } from '../start-server.ts';
import { polling } from '../jobs/run-jobs.ts';
import { openStorage } from '../storage/open-storage.ts';
import { users } from '../identity/public.ts';
import { copyDatabase } from './copy-database.ts';
import { Person } from './person.ts';
import './remember-scrypt.ts';

export type TestServer = {
  app: App;
  /** `http://127.0.0.1:<port>`, listening. */
  url: string;
  /** Someone who is not signed in. */
  nobody: Person;
  /** One of the demo crew (demo, mike, lead, rosa, chief, admin), signed in through the front door. */
  as: (username: string) => Promise<Person>;
  /** A new person made by the admin, signed in. Everything but what the test cares about has a sensible value. */
  addPerson: (person?: Partial<CreateUser>) => Promise<Person>;
  close: () => Promise<void>;
};

// No test waits five seconds for a job that it has made due.
polling.everyMs = 250;

const PASSWORD = 'a password of the tests';
let made = 0;

/**
 * The real server on a free port over its own copy of the prepared database and its own folder for files. `addRoutes` gives it
 * what no real route would do, such as failing.
 */
export async function startTestServer(
  settings: Readonly<Record<string, string>> = {},
  addRoutes: (app: App) => void = () => undefined,
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tailboard-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    SECURITY_LOG: 'off',
    WEATHER_NWS_URL: 'off',
    ...settings,
  });
  const database = await copyDatabase(inject('preparedDatabase'));
  const app = await assembleApp({ config, database, storage: await openStorage(config) });
  addRoutes(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const signedIn = new Map<string, Promise<Person>>();

  const as = (username: string) => {
    const account = demoAccounts.find((demo) => demo.username === username);
    if (account === undefined) throw new Error(`${username} is not of the demo crew`);
    const person = signedIn.get(username) ?? Person.signIn({ url, username, password: account.password });
    signedIn.set(username, person);
    return person;
  };

  return {
    app,
    url,
    nobody: new Person(url),
    as,
    addPerson: async (person = {}) => {
      made += 1;
      const username = person.username ?? `person-${made}`;
      const admin = await as('admin');
      const reply = await admin.post('/api/users', {
        name: `Person ${made}`,
        role: 'field-crew',
        crewId: 'north',
        ...person,
        username,
        password: PASSWORD,
      });
      if (reply.status !== 201) throw new Error(`A person was not made: ${JSON.stringify(reply.body)}`);
      // As if they had chosen it themselves: that has tests of its own.
      await database.db
        .update(users)
        .set({ mustChangePassword: false })
        .where(eq(users.id, reply.body.id as number));
      return Person.signIn({ url, username, password: PASSWORD });
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
