import type { Person } from '../../server/testing/person.ts';
import type { DeviceParts } from '../../web/src/offline/browser-parts.ts';
import { createDevice, type Device } from '../../web/src/offline/public.ts';
import { someParts } from '../../web/src/offline/testing/a-device.ts';

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
  const clock = { now: Date.parse('2026-11-20T15:30:00Z') };
  const phone: Phone = {
    clock,
    signedIn: person,
    parts: someParts({
      baseUrl: url,
      fetch: (address, init) => {
        const headers = new Headers(init.headers);
        if (phone.signedIn !== null) headers.set('cookie', phone.signedIn.cookie);
        return fetch(address, { ...init, headers });
      },
      now: () => clock.now,
    }),
    openTab: (parts = {}) => createDevice({ ...phone.parts, ...parts }),
  };
  return phone;
}

/** Tells the device who signed in, as the login page does. */
export async function signInOn(phone: Phone, device: Device, person: Person): Promise<void> {
  phone.signedIn = person;
  if (person.session === null) throw new Error('Nobody cannot sign in');
  await device.rememberUser(person.session.user);
}
