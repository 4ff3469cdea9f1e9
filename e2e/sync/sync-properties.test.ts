import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../server/testing/person.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { aClaimContent } from '../../web/src/offline/testing/a-claim.ts';
import { aContent, aPhoto, fillDisk } from '../../web/src/offline/testing/a-device.ts';
import {
  answerProblem,
  captivePortal,
  noFault,
  startFaultProxy,
  type Fault,
  type FaultProxy,
} from './fault-proxy.ts';
import { bothHold, heldHere, type Said } from './both-sides.ts';
import { aPhone, signInOn, type Phone } from './phone.ts';
import {
  claimIdsOnServer,
  claimsOnServer,
  digestOfFile,
  idsOnServer,
  whatTheServerHas,
} from './what-the-server-has.ts';

/**
 * After any sequence of saves, edits, syncs and mishaps, every report and every claim is on the server once, as it was
 * last said, with every photo and document byte for byte, each claim on its own incident; and at no moment in between is anything on neither side.
 */
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 25);
const SEED = Number(process.env['PROPERTY_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));

let server: TestServer;
let proxy: FaultProxy;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  person = await server.addPerson();
  proxy = await startFaultProxy(server.url);
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

const mishaps: readonly Fault[] = [
  { kind: 'drop-before' },
  { kind: 'drop-after' },
  { kind: 'cut' },
  { kind: 'cut-request' },
  answerProblem(500, 'internal'),
  answerProblem(503, 'unavailable', { 'retry-after': '0' }),
  answerProblem(429, 'too-many-requests', { 'retry-after': '60' }),
  answerProblem(401, 'not-signed-in'),
  captivePortal,
];

type Step =
  | { do: 'save'; photos: number }
  | { do: 'edit'; which: number }
  | { do: 'claim'; which: number; documents: number }
  | { do: 'edit-claim'; which: number }
  | { do: 'sync'; tabs: number; line: readonly number[]; leave: boolean }
  | { do: 'sign-out' | 'sign-in' | 'full-disk' }
  | { do: 'clock'; hours: number };

/** Per request of a sync: which mishap befalls it; past the end of the list and for high numbers, none. */
const line = fc.array(fc.nat({ max: mishaps.length * 2 }), { maxLength: 12 });
/** Up to so many that several go in one request. */
const photos = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 7, max: 14 }) },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('save' as const), photos }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('edit', 'edit-claim'), which: fc.nat() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('claim' as const),
      which: fc.nat(),
      documents: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('sync' as const),
      tabs: fc.integer({ min: 1, max: 2 }),
      line,
      leave: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('sign-out', 'sign-in', 'full-disk') }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('clock' as const), hours: fc.integer({ min: -48, max: 48 }) }),
  },
);

type Claimed = Said & { incidentRef: string };

it(`keeps both promises whatever happens (PROPERTY_SEED=${SEED})`, { timeout: RUNS * 10_000 }, async () => {
  let photo = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      proxy.decide(() => noFault);
      const there = await idsOnServer(person);
      const claimsThere = await claimIdsOnServer(person);
      const phone = aPhone(proxy.url, person);
      const device = phone.openTab();
      await signInOn(phone, device, person);
      const said: Said[] = [];
      const claimed: Claimed[] = [];

      for (const each of steps) {
        await take(each, { phone, said, claimed, nextPhoto: () => aPhoto((photo += 1), 300) });
        await nothingIsLost(phone, said, claimed, { there, claimsThere });
      }

      proxy.decide(() => noFault);
      await signInOn(phone, device, person);
      for (let run = 0; run < 3; run += 1) await device.sync();
      expect(sorted(await whatTheServerHas(person, there))).toEqual(
        sorted(
          said.map(({ clientRef, description, photos }) => ({
            clientRef,
            description,
            files: [...photos].sort(),
          })),
        ),
      );
      expect((await claimsOnServer(person, claimsThere)).sort(byRef)).toEqual(
        claimed
          .map(({ clientRef, incidentRef, description, photos }) => ({
            clientRef,
            incidentRef,
            description,
            documents: [...photos].sort(),
          }))
          .sort(byRef),
      );
      expect(await device.waitingCount(person.id)).toBe(0);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

type World = { phone: Phone; said: Said[]; claimed: Claimed[]; nextPhoto: () => File };

async function take(each: Step, { phone, said, claimed, nextPhoto }: World): Promise<void> {
  const device = phone.openTab();
  const userId = person.id;
  switch (each.do) {
    case 'save': {
      const files = Array.from({ length: each.photos }, nextPhoto);
      const description = `Said first in report ${said.length}`;
      const saved = await device.saveIncident({
        userId,
        content: aContent({ description }),
        files: files.map((file) => ({ file })),
      });
      said.push({ ...saved, description, photos: await Promise.all(files.map(digestOfFile)) });
      return;
    }
    case 'edit': {
      const which = said[each.which % Math.max(said.length, 1)];
      if (which === undefined) return;
      const entry = await device.getIncident(userId, which.id);
      if (entry === null) throw new Error('The device has forgotten a report');
      which.description = `${which.description}, and then more`;
      await device.saveIncidentEdit({
        userId,
        entry,
        content: { ...entry, description: which.description },
        status: entry.status,
      });
      return;
    }
    case 'claim': {
      const incident = said[each.which % Math.max(said.length, 1)];
      if (incident === undefined) return;
      const files = Array.from({ length: each.documents }, nextPhoto);
      const description = `Claimed first in ${claimed.length}`;
      const saved = await device.saveClaim({
        userId,
        content: aClaimContent({ description }),
        claimType: 'Workplace Injury',
        incident,
        confirmSecond: true,
      });
      for (const file of files)
        await device.addClaimFile({ userId, claimId: saved.id, documentKey: 'medical-bill', file });
      const photos = await Promise.all(files.map(digestOfFile));
      claimed.push({ ...saved, incidentRef: incident.clientRef, description, photos });
      return;
    }
    case 'edit-claim': {
      const which = claimed[each.which % Math.max(claimed.length, 1)];
      if (which === undefined) return;
      const entry = await device.getClaim(userId, which.id);
      if (entry === null) throw new Error('The device has forgotten a claim');
      which.description = `${which.description}, and then more`;
      const content = { ...entry, description: which.description };
      await device.saveClaimEdit({ userId, entry, content, status: entry.status });
      return;
    }
    case 'sync': {
      const faults = [...each.line];
      proxy.decide(() => mishaps[faults.shift() ?? mishaps.length] ?? noFault);
      const noLocks = {
        run: <T>(work: () => Promise<T>) => work(),
        tryRun: <T>(work: () => Promise<T>) => work(),
      };
      const tabs = Array.from({ length: each.tabs }, () => phone.openTab({ locks: noLocks }).sync());
      // A person who does not wait for it edits and saves while it runs.
      await (each.leave ? new Promise((resolve) => setImmediate(resolve)) : Promise.all(tabs));
      return;
    }
    case 'sign-out':
      phone.signedIn = null;
      return;
    case 'sign-in':
      return await signInOn(phone, device, person);
    case 'full-disk': {
      const freed = fillDisk();
      try {
        await device.saveIncident({ userId, content: aContent() }).then(
          () => Promise.reject(new Error('A full disk took a report')),
          (error: unknown) => expect(error).toMatchObject({ name: 'DeviceSaveError', code: 'no-room' }),
        );
        await device.sync();
      } finally {
        freed();
      }
      return;
    }
    case 'clock':
      phone.clock.now += each.hours * 3_600_000;
  }
}

type Before = { there: ReadonlySet<number>; claimsThere: ReadonlySet<number> };

/** Each record and each of its files is on the server, or on the phone. The server never has one twice. */
async function nothingIsLost(
  phone: Phone,
  said: readonly Said[],
  claimed: readonly Claimed[],
  { there, claimsThere }: Before,
): Promise<void> {
  const device = phone.openTab();
  // First the phone: what is on its way moves from there to the server.
  const reportsHere = await heldHere(said, {
    has: async (id) => (await device.getIncident(person.id, id)) !== null,
    files: (id) => device.listFiles(person.id, id),
  });
  const claimsHere = await heldHere(claimed, {
    has: async (id) => (await device.getClaim(person.id, id)) !== null,
    files: (id) => device.listClaimFiles(person.id, id),
  });
  bothHold(said, reportsHere, await whatTheServerHas(person, there));
  const claims = await claimsOnServer(person, claimsThere);
  bothHold(
    claimed,
    claimsHere,
    claims.map(({ clientRef, documents }) => ({ clientRef, files: documents })),
  );
}

function sorted(reports: readonly { clientRef: string | null; description: string; files: string[] }[]) {
  return reports.map(({ clientRef, description, files }) => ({ clientRef, description, files })).sort(byRef);
}

function byRef(a: { clientRef: string | null }, b: { clientRef: string | null }): number {
  return (a.clientRef ?? '').localeCompare(b.clientRef ?? '');
}
