import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

const WORKER_PATIENCE_MS = 40_000;
/** What the sync engine does at start has ended by then, ms. */
const SETTLED_MS = 500;

/** Opens the app, signed in, and waits until it has everything it loads by itself: its service worker has the shell. */
export async function openAppOnce(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: /^Sync/ }).waitFor();
  const active = await page.evaluate(
    (patience) =>
      Promise.race([
        navigator.serviceWorker.ready.then(() => true),
        new Promise<boolean>((resolve) => setTimeout(resolve, patience, false)),
      ]),
    WORKER_PATIENCE_MS,
  );
  if (!active) throw new Error('The service worker did not become active');
  await page.waitForLoadState('networkidle');
  await sleep(SETTLED_MS);
}
