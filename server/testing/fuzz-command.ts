/* oxlint-disable no-console -- a command that speaks to who runs it */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../demo/demo-accounts.ts';
import { seededRandom } from '@tailboard/answers/training/seeded-random.ts';
import { fuzz } from './fuzz.ts';
import { Person } from './person.ts';
import { launchServer } from './server-process.ts';

// `npm run fuzz [-- count [seed]]`: a server of its own on the embedded database, or on the PostgreSQL that TEST_DATABASE_URL
// names: `node scripts/with-postgres.mjs npm run fuzz -- 100000`. Ends with code 1 where anything failed.

const [count = '100000', given] = process.argv.slice(2);
const seed = given === undefined ? Date.now() % 1_000_000 : Number(given);
const url = process.env['TEST_DATABASE_URL'];
const folder = await mkdtemp(join(tmpdir(), 'tailboard-fuzz-'));
const server = launchServer(
  {
    DATA_DIR: folder,
    DEMO: 'on',
    RATE_LIMIT_PER_MINUTE: '100000000',
    COSTLY_PER_MINUTE: '100000000',
    UPLOAD_MB_PER_DAY: '1000000',
    SYSTEM_VOICE: 'off',
    ...(url === undefined
      ? {}
      : { DATABASE_URL: url, SESSION_SECRET: 'a secret of the tests that only signs cookies of the tests' }),
  },
  { lasts: true },
);
try {
  const address = await server.ready;
  const people = [new Person(address)];
  for (const account of demoAccounts) people.push(await Person.signIn({ url: address, ...account }));
  console.log(`Seed ${seed}, ${count} requests, ${url === undefined ? 'embedded database' : 'PostgreSQL'}`);
  const from = performance.now();
  const result = await fuzz({
    url: address,
    people,
    count: Number(count),
    random: seededRandom(seed),
    tellProgress: (begun, { failures, health }) => {
      const seconds = ((performance.now() - from) / 1000).toFixed(0);
      console.log(
        `${begun} after ${seconds} s, ${failures.length} failures; of ${health.asked} questions for health ${health.failing} got 503, slowest ${health.slowestMs.toFixed(0)} ms`,
      );
    },
    tellFailure: (failure) => console.log(`FAILURE ${failure}`),
  });
  const { failures, ...rest } = result;
  console.log(JSON.stringify(rest, null, 1));
  console.log(`${failures.length} failures. The server said: ${server.output().err || 'nothing'}`);
  console.log('How it ended:', await server.stop('SIGTERM'));
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await server.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}
