import type { SessionUser } from '@tailboard/contract/auth.ts';

/**
 * Tells the device's database, its sync engine and the service worker who uses the app, or that nobody does.
 * `atStart`: the app opens with the person it was left with. Loaded apart: the login page needs none of it. A device that keeps nothing (private window) is no reason to stop.
 */
export async function tellDevice(
  user: SessionUser | null,
  { atStart = false }: { atStart?: boolean } = {},
): Promise<void> {
  try {
    const { device } = await import('../offline/public.ts');
    if (user && atStart) await device.confirmUser(user);
    else if (user) await device.rememberUser(user);
    else await device.forgetUser();
  } catch {
    // The person is in; what the device cannot do is said where something is saved.
  }
  navigator.serviceWorker?.controller?.postMessage({ type: 'user', id: user?.id ?? null });
}

/** Ms for which a sign-in waits for the device: it goes on without it. */
const OPENING_MS = 2000;

/** Resolves when the device's databases are there, or do not come. */
export async function deviceOpen(): Promise<void> {
  const opened = import('../offline/public.ts').then(({ device }) => device.open());
  const late = new Promise((resolve) => setTimeout(resolve, OPENING_MS));
  await Promise.race([opened, late]).catch(() => undefined);
}
