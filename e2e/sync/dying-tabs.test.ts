import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../server/testing/person.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { openChanges } from '../../web/src/offline/changes.ts';
import { openCrewDb } from '../../web/src/offline/crew-db.ts';
import { openDeviceDb } from '../../web/src/offline/device-db.ts';
import { openSendStore, type SendStore } from '../../web/src/offline/send-store.ts';
import { createSync } from '../../web/src/offline/sync.ts';
import { aContent, aPhoto } from '../../web/src/offline/testing/a-device.ts';
import { aPhone, signInOn, type Phone } from './phone.ts';
import { digestOfFile, idsOnServer, whatTheServerHas } from './what-the-server-has.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  person = await server.addPerson();
});
afterAll(() => server.close());

/**
 * A tab that is closed at the `diesAt`-th moment at which the engine waits for anything: before it asked, or after
 * the answer was made but before it could look at it. From then on nothing of it moves.
 */
function aMortalTab(phone: Phone, diesAt: number) {
  let moments = 0;
  let die: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    die = resolve;
  });
  const moment = async () => {
    moments += 1;
    if (moments < diesAt) return;
    die();
    await new Promise(() => undefined);
  };
  const mortal =
    <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await moment();
      const result = await act(...args);
      await moment();
      return result;
    };
  const { parts } = phone;
  const shared = { parts, crew: openCrewDb(parts), db: openDeviceDb(parts), changes: openChanges(parts) };
  const store = openSendStore(shared);
  const mortalStore: SendStore = {
    readWork: mortal(store.readWork),
    readFiles: mortal(store.readFiles),
    readFile: mortal(store.readFile),
    applyAnswers: mortal(store.applyAnswers),
    fileSent: mortal(store.fileSent),
    fileRefused: mortal(store.fileRefused),
  };
  const engine = createSync({
    parts: {
      ...parts,
      // The browser frees the lock of a tab that is closed; the next tab brings its own.
      locks: { run: (work) => work(), tryRun: (work) => work() },
      fetch: mortal(parts.fetch),
      gzip: parts.gzip && mortal(parts.gzip),
      sha256: parts.sha256 && mortal(parts.sha256),
    },
    store: mortalStore,
    person: mortal(async () => person.id),
    emit: () => undefined,
    changed: () => undefined,
  });
  return {
    run: () => Promise.race([engine.run({ wait: true }), closed]),
    moments: () => moments,
  };
}

const photos = [aPhoto(1), aPhoto(2)];

async function aPhoneWithWork() {
  const there = await idsOnServer(person);
  const phone = aPhone(server.url, person);
  const device = phone.openTab();
  await signInOn(phone, device, person);
  const { id } = await device.saveIncident({
    userId: person.id,
    content: aContent({ description: 'two photos' }),
    files: photos.map((file) => ({ file })),
  });
  await device.saveIncident({ userId: person.id, content: aContent({ description: 'no photo' }) });
  return { there, phone, device, id };
}

it(
  'loses and doubles nothing when the tab is closed at any await of a run',
  { timeout: 240_000 },
  async () => {
    const whole = await aPhoneWithWork();
    const untouched = aMortalTab(whole.phone, Infinity);
    await untouched.run();
    const moments = untouched.moments();
    expect(moments).toBeGreaterThan(25);

    const digests = (await Promise.all(photos.map(digestOfFile))).sort();
    for (let diesAt = 1; diesAt <= moments; diesAt += 1) {
      const { there, phone, device, id } = await aPhoneWithWork();
      await aMortalTab(phone, diesAt).run();

      // What is not on the server is on the phone.
      const between = await whatTheServerHas(person, there);
      const waiting = await device.listFiles(person.id, id);
      const sent = between.find(({ description }) => description === 'two photos')?.files ?? [];
      const here = await Promise.all(waiting.map(({ file }) => digestOfFile(file)));
      expect([...new Set([...sent, ...here])].sort(), `closed at moment ${diesAt}`).toEqual(digests);

      await phone.openTab().sync();
      const after = await whatTheServerHas(person, there);
      expect(
        after
          .map(({ description, files }) => ({ description, files }))
          .sort((a, b) => a.files.length - b.files.length),
        `closed at moment ${diesAt}`,
      ).toEqual([
        { description: 'no photo', files: [] },
        { description: 'two photos', files: digests },
      ]);
      expect(await device.waitingCount(person.id)).toBe(0);
    }
  },
);
