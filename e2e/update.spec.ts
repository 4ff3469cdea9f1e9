import { expect, installed, overTheLine, test } from './fixtures.ts';
import { openInstalled } from './on-device.ts';

test.use({ ...installed, ...overTheLine });

test('a new version is offered, never forced, and not while a report is being written @phone', async ({
  page,
  serverUrl,
  line,
  me,
  around,
  report,
}) => {
  expect(me.id).toBeGreaterThan(0);
  await openInstalled(page, '/report');
  await report.choice('Vehicle Accident').check();
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();

  const worker = await (await fetch(`${serverUrl}/sw.js`)).text();
  line.decide(({ path }) =>
    path === '/sw.js'
      ? {
          kind: 'answer',
          status: 200,
          body: `${worker}\n// The next version.`,
          headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' },
        }
      : { kind: 'none' },
  );
  const waits = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration?.waiting === null) await registration.update();
      return registration?.waiting?.state;
    });
  await expect.poll(waits).toBe('installed');
  const offer = page.getByText('A new version is ready');
  await expect(offer).toBeHidden();
  await expect(report.choice('Vehicle Accident')).toBeChecked();

  await around.go('Incidents');
  await expect(offer).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillTheOldPage: true }));
  await page.getByRole('button', { name: 'Update now' }).click();
  await page.waitForFunction(() => !('stillTheOldPage' in window));
  await expect(page.getByRole('heading', { name: 'Incidents', exact: true })).toBeVisible();
  await expect(offer).toBeHidden();
  await page.goto('/report');
  await expect(report.choice('Vehicle Accident')).toBeChecked();
});
