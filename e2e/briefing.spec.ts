import { anIncident } from '../server/testing/builders.ts';
import { cut, expect, installed, mend, overTheLine, signal, test } from './fixtures.ts';
import { openInstalled } from './on-device.ts';
import { alertedPlace, knownPlace, newlyAlertedPlace, placeName, uncoveredPlace } from './outside.ts';
import { BriefingScreen, standAt } from './screens/briefing.ts';

const HOUR_MS = 3_600_000;

test('nobody without a sign-in sees it', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/daily-briefing');
  await expect(page).toHaveURL(/\/login$/);
});

test('place, date and age stand over four tabs, and the tasks are remembered', async ({
  page,
  context,
  me,
}) => {
  expect(me.id).toBeGreaterThan(0);
  const briefing = new BriefingScreen(page);
  await standAt(context, knownPlace);
  await briefing.goto();
  await expect(page.getByText(placeName)).toBeVisible();
  await expect(page.getByText(/^(just now|\d+ min ago)$/)).toBeVisible();
  await expect(briefing.card('Current Weather')).toContainText('National Weather Service');
  await expect(briefing.card('Current Weather').getByRole('listitem')).toHaveCount(2);
  await expect(briefing.card('Important Notices')).toContainText('No official alerts for this place.');
  await expect(briefing.card('Required PPE')).toContainText('Required');
  const talk = briefing.card("Today's Toolbox Talk");
  await expect(talk).toContainText('Review this topic with your crew before starting work today');
  const document = (await talk.getByRole('link', { name: 'Open Document' }).getAttribute('href')) ?? '';
  expect(document).toMatch(/^\/safety\/[a-z-]+$/);
  await expect(talk.getByRole('link', { name: 'Hold this talk' })).toHaveAttribute(
    'href',
    `/talks/new?document=${document.replace('/safety/', '')}`,
  );

  await expect(briefing.task('General')).toBeChecked();
  await briefing.task('Crane').check();
  await briefing.task('General').uncheck();
  await expect(briefing.row('Crane')).toBeVisible();
  await expect(briefing.row('General')).toHaveCount(0);
  await page.reload();
  await expect(briefing.task('Crane')).toBeChecked();
  await expect(briefing.row('Crane')).toBeVisible();

  await briefing.tab('Safety & PPE').click();
  await expect(page.getByText('29 CFR 1926.1408(a)(2)')).toBeVisible();
  await expect(page.getByText('Law', { exact: true }).first()).toBeVisible();
  await briefing.tab('Weather').click();
  await expect(page.getByRole('heading', { name: '2-Day Forecast' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Weather Safety Recommendations' })).toBeVisible();
});

test('an hour says why, by keyboard and by finger @phone', async ({ page, context, me }) => {
  expect(me.id).toBeGreaterThan(0);
  const briefing = new BriefingScreen(page);
  await standAt(context, knownPlace);
  await briefing.goto();
  const first = briefing.hours().first();
  await expect(first).toContainText('Now');
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  const why = page.getByRole('heading', { level: 3, name: /^\d{1,2} [AP]M–\d{1,2} [AP]M$/ });
  await expect(why).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(first).toBeFocused();
  // Under the row that was pressed, in sight without scrolling.
  const cell = briefing.row('General').getByRole('button').first();
  await cell.click();
  await expect(cell).toHaveAttribute('aria-expanded', 'true');
  await expect(why).toBeInViewport();
  await page.getByRole('button', { name: 'Close the reasons' }).click();
  await expect(cell).toBeFocused();
});

test(
  'the first fold says the degrees, the sky and the worst hours',
  { tag: '@phone' },
  async ({ page, context, me }) => {
    expect(me.id).toBeGreaterThan(0);
    const briefing = new BriefingScreen(page);
    await standAt(context, knownPlace);
    await page.setViewportSize({ width: 360, height: 740 });
    await briefing.goto();
    const glance = page.getByRole('region', { name: 'Today at a glance' });
    await expect(glance).toContainText(/\d+°F/);
    await expect(glance.getByText(/^(OK|Caution|Stop|Unknown)$/)).toBeInViewport({ ratio: 1 });
    const tops = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  },
);

test('a position that is not found means Dallas too, also where there is an earlier place @phone', async ({
  page,
  context,
  me,
}) => {
  expect(me.id).toBeGreaterThan(0);
  const briefing = new BriefingScreen(page);
  await standAt(context, alertedPlace);
  await briefing.goto();
  await expect(briefing.card('Important Notices').getByText('Extreme Heat Warning').first()).toBeVisible();
  // A device that knows its place no more, as in a basement.
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 3, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  });
  await page.reload();
  await expect(page.getByText('(default place)')).toBeVisible();
  await expect(page.getByText('Your location could not be found.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose a place' }).click();
  await page.getByRole('dialog').getByRole('button', { name: placeName }).click();
  await expect(page.getByText('(chosen place)')).toBeVisible();
});

test('without a position there is Dallas, called so, and other places @phone', async ({
  page,
  context,
  me,
}) => {
  expect(me.id).toBeGreaterThan(0);
  const briefing = new BriefingScreen(page);
  await context.clearPermissions();
  const asked = page.waitForRequest(/\/api\/daily-briefing/);
  await briefing.goto();
  expect(new URL((await asked).url()).search).toContain('lat=32.7767&lng=-96.7970');
  await expect(page.getByText('(default place)')).toBeVisible();
  await expect(page.getByText('This is the default place, not where you are')).toBeVisible();

  await page.getByRole('button', { name: 'Choose a place' }).click();
  const map = page.getByRole('application', { name: 'Map of the place' });
  await map.press('ArrowUp');
  await map.press('Enter');
  await page.getByRole('button', { name: 'Use this place' }).click();
  await expect(page.getByText('(chosen place)')).toBeVisible();
  await expect(page.getByText('This is the default place, not where you are')).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('(chosen place)')).toBeVisible();
  await page.getByRole('button', { name: 'Change place' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dallas, TX' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(placeName)).toBeVisible();
});

test('what was not measured is called so and clears nothing @phone', async ({ page, context, me }) => {
  expect(me.id).toBeGreaterThan(0);
  const briefing = new BriefingScreen(page);
  await standAt(context, uncoveredPlace);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/daily-briefing?*', async (route) => {
    await released;
    await route.continue();
  });
  await briefing.goto();
  await expect(page.getByRole('button', { name: 'Refreshing...' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Loading the briefing' })).toBeVisible();
  release();
  await expect(page.getByText('Typical values, not live').first()).toBeVisible();
  await expect(page.getByText('Official alerts could not be checked', { exact: true })).toBeVisible();
  await expect(briefing.card('Current Weather')).toContainText('72°F');
  await expect(briefing.card('When to stop work')).toBeVisible();
  await expect(briefing.cleared).toHaveCount(0);
});

test('official alerts stand first, with what to do', { tag: '@phone' }, async ({ page, context, me }) => {
  expect(me.id).toBeGreaterThan(0);
  const briefing = new BriefingScreen(page);
  await standAt(context, alertedPlace);
  await briefing.goto();
  const notices = briefing.card('Important Notices');
  await expect(notices.getByText('Extreme Heat Warning', { exact: true })).toBeVisible();
  await expect(notices.getByText(/^Critical/).first()).toBeVisible();
  await expect(notices.getByText('What to do').first()).toBeVisible();
});

test('a hazard reported near by comes while the screen is open @phone', async ({
  page,
  context,
  me,
  around,
}) => {
  const briefing = new BriefingScreen(page);
  await standAt(context, knownPlace);
  await briefing.goto();
  await expect(page.getByText(placeName)).toBeVisible();
  const hazards = briefing.card('Local Hazards');
  // Reports of other crews may be there already.
  await expect(hazards).toBeVisible();
  await briefing.tab('Real-Time Updates').click();
  await expect(page.getByText('Live Updates Active')).toBeVisible();
  const { latitude, longitude } = knownPlace;
  // What is told before the stream has looked at the place for the first time is no news: then another one is.
  await expect(async () => {
    await me.witness.person.post(
      '/api/incidents',
      anIncident({
        type: 'Equipment Damage',
        latitude: `${latitude}`,
        longitude: `${longitude}`,
        date: new Date().toISOString(),
      }),
    );
    await expect(around.toast).toContainText('A hazard was reported near this place', { timeout: 2000 });
  }).toPass();
  await briefing.tab('Overview').click();
  // Graver ones of other crews stand before it.
  const all = hazards.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  await expect(hazards.getByText('Equipment Damage').first()).toBeVisible();
  await expect(hazards.getByText('at this place').first()).toBeVisible();
  await expect(hazards.getByText('Just now', { exact: true }).first()).toBeVisible();
});

test(
  'an official alert that is new comes while the screen is open',
  { tag: '@desk' },
  async ({ page, context, me, around }) => {
    // The server leaves a weather service that refused alone for half a minute, and then looks again.
    test.slow();
    expect(me.id).toBeGreaterThan(0);
    const briefing = new BriefingScreen(page);
    await standAt(context, newlyAlertedPlace);
    await briefing.goto();
    await expect(page.getByText('Official alerts could not be checked', { exact: true })).toBeVisible();
    await briefing.tab('Real-Time Updates').click();
    await expect(page.getByText('Live Updates Active')).toBeVisible();
    // The stream looks for news by itself, twice a minute.
    await expect(around.toast).toContainText('A new official alert for this place', { timeout: 120_000 });
    await briefing.tab('Overview').click();
    await expect(briefing.card('Important Notices').getByText('Extreme Heat Warning').first()).toBeVisible();
  },
);

test.describe('over a line that dies', () => {
  test.use(overTheLine);
  test('says that it failed, and tries again @phone', async ({ page, context, me, line, around, watch }) => {
    expect(me.id).toBeGreaterThan(0);
    const briefing = new BriefingScreen(page);
    await standAt(context, knownPlace);
    await page.goto('/incidents');
    await expect(page.getByText('No incidents found')).toBeVisible();
    watch.noSignal();
    line.decide(({ path }) => ({ kind: path.startsWith('/api/daily') ? 'drop-before' : 'none' }));
    await briefing.goto();
    await expect(page.getByText('Error Loading Briefing')).toBeVisible();
    await around.says('Error', 'Failed to fetch daily briefing. Please try again.');
    mend(line);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(placeName)).toBeVisible();

    await briefing.tab('Real-Time Updates').click();
    await expect(page.getByText('Live Updates Active')).toBeVisible();
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/daily-briefing/ping'));
    await page.getByRole('button', { name: 'Test Connection' }).click();
    await asked;
    await expect(page.getByText(/^Connected\. The server answered in \d+ ms\.$/)).toBeVisible();
    cut(line);
    await page.getByRole('button', { name: 'Test Connection' }).click();
    await expect(page.getByText('No connection. The server did not answer.')).toBeVisible();
  });
});

test.describe('without signal', () => {
  test.use(installed);
  test('opens from the last briefing of the place, and after 12 hours relies on nothing @phone', async ({
    page,
    context,
    watch,
    me,
  }) => {
    expect(me.id).toBeGreaterThan(0);
    const briefing = new BriefingScreen(page);
    await standAt(context, knownPlace);
    await openInstalled(page, '/daily-briefing');
    await expect(page.getByText(placeName)).toBeVisible();
    await expect(briefing.row('General')).toBeVisible();
    await signal(context, watch, false);
    await page.reload();
    await expect(page.getByText(placeName)).toBeVisible();
    await expect(page.getByText('no signal')).toBeVisible();
    await expect(briefing.row('General')).toBeVisible();
    await briefing.task('Trench').check();
    await expect(briefing.row('Trench').getByText('Unknown').first()).toBeVisible();

    await page.clock.setFixedTime(Date.now() + 13 * HOUR_MS);
    await page.reload();
    await expect(page.getByText('Too old to rely on')).toBeVisible();
    await expect(page.getByText('13 h ago')).toBeVisible();
    await expect(briefing.row('General')).toBeVisible();
    await expect(briefing.cleared).toHaveCount(0);

    await context.setGeolocation({ latitude: 30.123456, longitude: -90.654321 });
    await page.reload();
    await expect(page.getByText('Not on this phone yet')).toBeVisible();
  });
});
