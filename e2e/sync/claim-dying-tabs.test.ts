import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../server/testing/person.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { aClaimContent } from '../../web/src/offline/testing/a-claim.ts';
import { aContent, aPhoto } from '../../web/src/offline/testing/a-device.ts';
import { aMortalTab } from './mortal-tab.ts';
import { aPhone, signInOn } from './phone.ts';
import { claimIdsOnServer, claimsOnServer, digestOfFile } from './what-the-server-has.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  person = await server.addPerson();
});
afterAll(() => server.close());

const bill = aPhoto(1, 300);

async function aPhoneWithAClaim() {
  const there = await claimIdsOnServer(person);
  const phone = aPhone(server.url, person);
  const device = phone.openTab();
  await signInOn(phone, device, person);
  const incident = await device.saveIncident({ userId: person.id, content: aContent() });
  const claim = await device.saveClaim({
    userId: person.id,
    content: aClaimContent(),
    claimType: 'Workplace Injury',
    incident,
  });
  await device.addClaimFile({
    userId: person.id,
    claimId: claim.id,
    documentKey: 'medical-bill',
    file: bill,
  });
  return { there, phone, device, incident, claim };
}

it(
  'loses and doubles no claim and no document when the tab is closed at any await of a run',
  { timeout: 240_000 },
  async () => {
    const untouched = aMortalTab((await aPhoneWithAClaim()).phone, person, Infinity);
    await untouched.run();
    const moments = untouched.moments();
    expect(moments).toBeGreaterThan(15);

    const digest = await digestOfFile(bill);
    for (let diesAt = 1; diesAt <= moments; diesAt += 1) {
      const { there, phone, device, incident, claim } = await aPhoneWithAClaim();
      await aMortalTab(phone, person, diesAt).run();

      // What is not on the server is on the phone.
      const between = await claimsOnServer(person, there);
      const here = await device.listClaimFiles(person.id, claim.id);
      expect(between.length === 1 || (await device.getClaim(person.id, claim.id)) !== null).toBe(true);
      const digests = await Promise.all(here.map(({ file }) => digestOfFile(file)));
      const held = new Set([...digests, ...between.flatMap(({ documents }) => documents)]);
      expect([...held], `closed at moment ${diesAt}`).toEqual([digest]);

      await phone.openTab().sync();
      expect(await claimsOnServer(person, there), `closed at moment ${diesAt}`).toEqual([
        {
          clientRef: claim.clientRef,
          incidentRef: incident.clientRef,
          description: aClaimContent().description,
          documents: [digest],
        },
      ]);
      expect(await device.waitingCount(person.id)).toBe(0);
    }
  },
);
