import type { Page } from '@playwright/test';

/** Opens the app and waits until it opens without signal from now on: the worker is there and steers the page. */
export async function openInstalled(page: Page, path = '/dashboard'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** What the device keeps of unfinished forms. */
export function draftsOf(page: Page): Promise<{ kind: string; step: string; text: string }[]> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The device cannot be read')));
      });
    const db = await done(indexedDB.open('crew-app-db'));
    const drafts = await done(db.transaction('drafts').objectStore('drafts').getAll());
    db.close();
    return drafts.map(({ kind, step, values }: { kind: string; step: string; values: unknown }) => ({
      kind,
      step,
      text: JSON.stringify(values),
    }));
  });
}
