import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../server/testing/person.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { aContent, aPhoto } from '../../web/src/offline/testing/a-device.ts';
import { aMortalTab } from './mortal-tab.ts';
import { aPhone, signInOn } from './phone.ts';
import { digestOfFile, idsOnServer, whatTheServerHas } from './what-the-server-has.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  person = await server.addPerson();
});
afterAll(() => server.close());

/** So many that some of them go together. */
const photos = Array.from({ length: 7 }, (_, n) => aPhoto(n));

async function aPhoneWithWork() {
  const there = await idsOnServer(person);
  const phone = aPhone(server.url, person);
  const device = phone.openTab();
  await signInOn(phone, device, person);
  const { id } = await device.saveIncident({
    userId: person.id,
    content: aContent({ description: 'seven photos' }),
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
    const untouched = aMortalTab(whole.phone, person, Infinity);
    await untouched.run();
    const moments = untouched.moments();
    expect(moments).toBeGreaterThan(25);

    const digests = (await Promise.all(photos.map(digestOfFile))).sort();
    for (let diesAt = 1; diesAt <= moments; diesAt += 1) {
      const { there, phone, device, id } = await aPhoneWithWork();
      await aMortalTab(phone, person, diesAt).run();

      // What is not on the server is on the phone.
      const between = await whatTheServerHas(person, there);
      const waiting = await device.listFiles(person.id, id);
      const sent = between.find(({ description }) => description === 'seven photos')?.files ?? [];
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
        { description: 'seven photos', files: digests },
      ]);
      expect(await device.waitingCount(person.id)).toBe(0);
    }
  },
);
