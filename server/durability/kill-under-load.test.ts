import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preparedInstallation, type EmptyInstallation } from '../testing/empty-database.ts';
import { Person } from '../testing/person.ts';
import { launchServer, type ServerProcess } from '../testing/server-process.ts';
import { compareLedger } from '../testing/compare-ledger.ts';
import { acknowledgements, startCrewLoad } from '../testing/crew-load.ts';
import { Ledger } from '../testing/ledger.ts';
import { seededRandom } from '@tailboard/answers/training/seeded-random.ts';

/** Each costs a start. Before a release, and when what is written durably has changed: TEST_KILLS=100. */
const ROUNDS = Number(process.env['TEST_KILLS'] ?? 5);
/** Acknowledged records after which the server is killed, at most; the moment differs in every round. */
const MOST_BEFORE_KILL = 60;
const PATIENCE_MS = 10_000;
const TEST_PATIENCE_MS = 600_000;

let installation: EmptyInstallation;
let server: ServerProcess | null = null;
beforeAll(async () => {
  installation = await preparedInstallation();
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await installation.remove();
});

it(
  `holds every report and photo it has acknowledged, once, after being killed ${ROUNDS} times at work`,
  { timeout: TEST_PATIENCE_MS },
  async () => {
    const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);
    const random = seededRandom(seed);
    const ledger = new Ledger();
    const nothingWrong = { lost: [], doubled: [], changed: [], wrongAnswers: [] };
    const check = async (person: Person, photos: string[], when: string) => {
      const { wrongAnswers } = ledger;
      expect({ ...(await compareLedger(person, ledger, { photos })), wrongAnswers }, when).toEqual(
        nothingWrong,
      );
    };
    let cookie = '';
    let session: Person['session'] = null;
    let newPhotos: string[] = [];

    for (let round = 0; round <= ROUNDS; round += 1) {
      const when = `seed ${seed}, after ${round} kills, ${ledger.acknowledged} acknowledged`;
      server = launchServer({ ...installation.settings, RATE_LIMIT_PER_MINUTE: '1000000' });
      const url = await server.ready;
      // The session lives on in the database: nobody has to sign in again after a crash.
      const person: Person =
        session === null
          ? await Person.signIn({ url, username: 'demo', password: 'demo-crew-2025', rememberMe: true })
          : new Person(url, cookie, session);
      ({ cookie, session } = person);
      await check(person, round === ROUNDS ? [...ledger.photos.keys()] : newPhotos, when);
      if (round === ROUNDS) break;
      const known = new Set(ledger.photos.keys());
      const load = startCrewLoad({ person, ledger, random });
      await acknowledgements(ledger, 1 + Math.floor(random() * MOST_BEFORE_KILL), PATIENCE_MS);
      await pause(random() * 20);
      await server.stop('SIGKILL');
      await load.stop();
      newPhotos = [...ledger.photos.keys()].filter((clientRef) => !known.has(clientRef));
    }
    expect(ledger.reports.size, `seed ${seed}`).toBeGreaterThan(ROUNDS);
    expect(ledger.photos.size, `seed ${seed}`).toBeGreaterThan(0);
  },
);
