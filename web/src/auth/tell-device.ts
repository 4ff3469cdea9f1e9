import type { SessionUser } from '@tailboard/contract/auth.ts';
import { forgetInBrowser } from './forget-on-device.ts';
import { forgettingOwed } from './stored-user.ts';

/** Ms for which a sign-in waits for the device, and the start for its word: both go on without it. */
const PATIENCE_MS = 3000;

const loadDevice = async () => (await import('../offline/public.ts')).device;
const late = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, PATIENCE_MS, value));

/**
 * Tells the device's database, its sync engine and the service worker who uses the app, or that nobody does: then nothing of anybody stays that
 * can be read without signing in, but for what is not sent.
 * `atStart`: the app opens with the person it was left with. Loaded apart: the login page needs none of it. A device that keeps nothing (private window) is no reason to stop.
 */
export async function tellDevice(
  user: SessionUser | null,
  { atStart = false }: { atStart?: boolean } = {},
): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage({ type: 'user', id: user?.id ?? null });
  if (user === null) forgettingOwed.write('true');
  try {
    const device = await loadDevice();
    if (user && atStart) await device.confirmUser(user);
    else if (user) await device.rememberUser(user);
    else {
      await Promise.all([device.forgetUser(), forgetInBrowser()]);
      forgettingOwed.write(null);
    }
  } catch {
    // The person is in; what the device cannot do is said where something is saved.
  }
}

/** Whether this person signed in on this device and did not sign out since. A device that does not say holds nothing that could be shown. */
export async function isKnownHere(userId: number): Promise<boolean> {
  const asked = loadDevice().then(async (device) => (await device.currentUser())?.id === userId);
  return await Promise.race([asked.catch(() => true), late(true)]);
}

/** Resolves when the device's databases are there, or do not come. */
export async function deviceOpen(): Promise<void> {
  const opened = loadDevice().then((device) => device.open());
  await Promise.race([opened.catch(() => undefined), late(undefined)]);
}
