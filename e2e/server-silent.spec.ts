import { cut, expect, installed, mend, overTheLine, test } from './fixtures.ts';
import { openInstalled } from './on-device.ts';
import { aReport } from './screens/report.ts';

test.use({ ...installed, ...overTheLine });

test(
  'bars without data: the app says that it is offline, calmly, and when the server is back, what it has sent',
  { tag: '@phone' },
  async ({ page, watch, me, line, report, incidents, around }) => {
    watch.noSignal();
    expect(me.id).toBeGreaterThan(0);
    await openInstalled(page);
    await expect(page.getByText('No incidents found')).toBeVisible();
    await expect(around.badge).toHaveText('Online');
    cut(line);
    await page.goto('/incidents');
    await expect(page.getByText(/^As of /)).toBeVisible();
    await expect(around.badge).toHaveText('Offline');
    await expect(around.toast).toBeHidden();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await page.goto(`/incidents/987654/edit`);
    await expect(page.getByText('Not on this phone yet')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();

    await report.goto('form');
    await report.fillForm(aReport);
    await report.submit.click();
    await expect(page.getByText('Saved on this phone.')).toBeVisible();
    await around.pressSync();
    await around.says('Offline', 'Cannot sync while offline. Please connect to the internet.');
    await incidents.goto();
    mend(line);
    await expect(around.badge).toHaveText('Online', { timeout: 90_000 });
    await expect(around.toast).toContainText('1 report was sent.');
    await expect.poll(async () => (await me.witness.reports()).length).toBe(1);
  },
);

test(
  'what a day needs is kept by itself, and Settings say so',
  { tag: '@phone' },
  async ({ page, watch, me, line, around }) => {
    watch.noSignal();
    expect(me.id).toBeGreaterThan(0);
    await openInstalled(page, '/settings');
    await expect(page.getByText('Your reports and claims')).toBeVisible();
    await expect(page.getByText(/^\d+ safety documents \(/)).toBeVisible();
    cut(line);
    await around.go('Claims');
    await expect(page.getByText('No claims found')).toBeVisible();
  },
);

test(
  'an answer that is not what it should be replaces a part, and never the page',
  { tag: '@phone' },
  async ({ page, watch, line, me, around }) => {
    // React says what broke.
    watch.allow(/Invalid time value/);
    expect(me.id).toBeGreaterThan(0);
    line.decide(({ path }) =>
      path === '/api/incidents' || path === '/api/notifications'
        ? { kind: 'answer', status: 200, body: JSON.stringify([{ id: 1, type: 7 }]) }
        : { kind: 'none' },
    );
    for (const path of ['/dashboard', '/incidents']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(around.badge).toHaveText('Online');
      await expect(page.getByText('This page could not be shown')).toBeHidden();
    }
  },
);
