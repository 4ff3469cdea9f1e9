import 'fake-indexeddb/auto';
import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import { randomUUID } from 'node:crypto';
import type { Person } from '../../server/testing/person.ts';
import { browserParts, type DeviceParts } from '../../web/src/offline/browser-parts.ts';
import { promiseChainLocks } from '../../web/src/offline/locks.ts';
import { createDevice, type Device } from '../../web/src/offline/public.ts';

export type Phone = {
  /** Clock of the phone, ms; a test may set it. */
  clock: { now: number };
  /** Who is signed in in this browser: whose cookie is sent. Null: the session has ended. */
  signedIn: Person | null;
  /** Opens the app in one more tab. */
  openTab: (parts?: Partial<DeviceParts>) => Device;
  parts: DeviceParts;
};

/** A phone with its own storage, on which the app talks to the server at `url`. Waiting takes no time on it. */
export function aPhone(url: string, person: Person): Phone {
  const name = randomUUID();
  const clock = { now: Date.parse('2026-11-20T15:30:00Z') };
  const phone: Phone = {
    clock,
    signedIn: person,
    parts: {
      ...browserParts,
      crewDbName: `crew-app-db ${name}`,
      deviceDbName: `tailboard-device ${name}`,
      baseUrl: url,
      fetch: (address, init) => {
        const headers = new Headers(init.headers);
        if (phone.signedIn !== null) headers.set('cookie', phone.signedIn.cookie);
        return fetch(address, { ...init, headers });
      },
      now: () => clock.now,
      sleep: () => new Promise((resolve) => setImmediate(resolve)),
      // The tests say themselves when the next attempt is due.
      setTimer: () => () => undefined,
      locks: promiseChainLocks(),
      openChannel: null,
      storage: null,
      online: () => true,
      serviceWorker: null,
    },
    openTab: (parts = {}) => createDevice({ ...phone.parts, ...parts }),
  };
  return phone;
}

/** What a person says about an incident; a test states only what matters to it. */
export function aContent(overrides: Partial<IncidentContent> = {}): IncidentContent {
  return {
    type: 'Workplace Injury',
    date: '2026-11-20T09:30-06:00',
    location: 'Pole 1187, Lemmon Ave, Dallas, TX',
    latitude: '32.8121',
    longitude: '-96.8125',
    description: 'Slipped on the ladder at the north gate and twisted an ankle.',
    priority: 'medium',
    ...overrides,
  };
}

/** A photo by its first bytes, the rest filled by `seed`; no two seeds give the same bytes. */
export function aPhoto(seed: number, size = 2_000): File {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
  let state = seed + 1;
  for (let at = 12; at < size; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 24;
  }
  return new File([bytes], `photo-${seed}.jpg`, { type: 'image/jpeg' });
}

/** Tells the device who signed in, as the login page does. */
export async function signInOn(phone: Phone, device: Device, person: Person): Promise<void> {
  phone.signedIn = person;
  if (person.session === null) throw new Error('Nobody cannot sign in');
  await device.rememberUser(person.session.user);
}
