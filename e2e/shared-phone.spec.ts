import type { Page } from '@playwright/test';
import { expect, installed, signal, test } from './fixtures.ts';
import { openInstalled } from './on-device.ts';
import { aReport } from './screens/report.ts';

test.use(installed);

/** Every text that this browser keeps, but for what waits to be sent and unfinished forms. */
function keptTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The device cannot be read')));
      });
    const kept: string[] = [localStorage, sessionStorage].map((texts) =>
      Object.keys(texts)
        .map((key) => texts.getItem(key))
        .join('\n'),
    );
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const records = (await done(db.transaction(store).objectStore(store).getAll())) as {
          syncStatus?: string;
        }[];
        if (store === 'drafts' || store === 'mediaUploads') continue;
        kept.push(JSON.stringify(records.filter(({ syncStatus }) => syncStatus !== 'pending')));
      }
      db.close();
    }
    for (const name of await caches.keys()) if (/media|tiles/.test(name)) kept.push(name);
    return kept.join('\n');
  });
}

test(
  'after a sign-out nothing of its person can be read without signing in, and what waits is sent when they are back',
  { tag: '@phone' },
  async ({ page, context, watch, people, login, report, incidents, around }) => {
    const ann = await people.add({ name: 'Ann Archer' });
    const annSees = await people.witness(ann);
    const sent = 'The ladder at the north gate is bent.';
    const { status } = await annSees.person.post('/api/incidents', {
      ...{ type: 'Equipment Damage', date: '2026-11-03T10:00-06:00', location: 'North gate' },
      ...{ description: sent, priority: 'low' },
    });
    expect(status).toBe(201);
    await login.enter(ann);
    await openInstalled(page, '/incidents');
    await expect(incidents.rows).toHaveCount(1);
    const user = await page.evaluate(() => localStorage.getItem('user'));
    expect(await keptTexts(page)).toContain(sent);
    await signal(context, watch, false);
    await report.goto('form');
    await report.fillForm(aReport);
    await report.submit.click();
    await expect(page.getByText('Saved on this phone.')).toBeVisible();

    await around.pressLogout();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => keptTexts(page)).not.toContain(sent);
    expect(await keptTexts(page)).not.toContain(ann.name);

    // As somebody would who knows where the app keeps who uses it.
    await page.evaluate((text) => localStorage.setItem('user', text ?? ''), user);
    await page.goto('/incidents');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Signing in needs signal once.')).toBeVisible();
    await expect(page.getByText(ann.name)).toBeHidden();
    await page.evaluate(() => localStorage.removeItem('user'));

    await signal(context, watch, true);
    await login.enter(ann);
    const again = await people.witness(ann);
    await expect
      .poll(async () => (await again.reports()).map(({ description }) => description).sort())
      .toEqual([aReport.description, sent].sort());
  },
);

test(
  'to reload the page to sign in with an expired session leaves one there',
  { tag: '@phone' },
  async ({ page, me, people, login, watch }) => {
    watch.allow(/status of 401/);
    await page.goto('/dashboard');
    await expect(page.getByText('No incidents found')).toBeVisible();
    expect((await me.witness.person.post('/api/auth/sign-out', {})).status).toBe(200);
    await page.goto('/login');
    await page.reload();
    await expect(login.username).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await login.signIn(me);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect((await people.witness(me)).person.session?.user.id).toBe(me.id);
  },
);
