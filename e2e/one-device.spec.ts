import { jpeg } from './files.ts';
import { expect, mend, overloaded, overTheLine, test } from './fixtures.ts';
import { draftsOf } from './on-device.ts';
import { aReport } from './screens/report.ts';

test.use(overTheLine);

test('two people on one device are kept apart @phone', async ({
  page,
  people,
  line,
  watch,
  login,
  report,
  incidents,
  around,
}) => {
  watch.allow(/status of 503/);
  const [ann, ben] = [await people.add({ name: 'Ann' }), await people.add({ name: 'Ben' })];
  const [annSees, benSees] = [await people.witness(ann), await people.witness(ben)];
  await page.goto('/login');
  await login.signIn(ann);
  await expect(page.getByText('No incidents found')).toBeVisible();
  // Ann's report waits, and not for a moment in which nobody is looking.
  overloaded(line);
  await around.go('Incidents');
  await page.getByRole('link', { name: 'New Incident', exact: true }).click();
  await page.getByRole('radio', { name: /Standard Form/ }).check();
  await report.fillForm({ ...aReport, files: [await jpeg('ann.jpg')] });
  await report.submit.click();
  await expect(page.getByText('Saved on this phone.')).toBeVisible();
  await page.getByRole('link', { name: 'Report another' }).click();
  await report.choice('Vehicle Accident').check();
  await expect.poll(async () => (await draftsOf(page)).length).toBe(1);

  await around.pressLogout();
  const warning = page.getByRole('dialog');
  await expect(warning).toContainText('Log out with unsent reports?');
  await expect(warning).toContainText('1 report has not been sent yet. It stays on this phone');
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toBeHidden();
  await around.pressLogout();
  await warning.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);

  mend(line);
  await login.signIn(ben);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('No incidents found')).toBeVisible();
  await expect(around.sync).toHaveAccessibleName('Sync');
  await around.pressSync();
  await around.says('Sync Complete', 'All data has been synchronized successfully.');
  await page.goto('/report');
  await report.atStep('Basic Information');
  await expect(page.getByText('You have an unfinished report')).toBeHidden();
  expect(await annSees.reports()).toEqual([]);
  expect(await benSees.reports()).toEqual([]);

  await around.pressLogout();
  await login.signIn(ann);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect
    .poll(async () => (await annSees.reports()).map(({ media }) => media.map(({ fileName }) => fileName)))
    .toEqual([['ann.jpg']]);
  expect(await benSees.reports()).toEqual([]);
  await incidents.goto();
  await expect(incidents.rows).toHaveCount(1);
  await page.goto('/report');
  await expect(report.choice('Vehicle Accident')).toBeChecked();
});

test('what is being asked for a person who logs out is given up @desk', async ({
  page,
  people,
  login,
  around,
}) => {
  const { promise: signedOut, resolve: isSignedOut } = Promise.withResolvers<void>();
  let asked = 0;
  // The line is slow: the server hears the question when nobody is signed in any more, and would refuse it.
  await page.route(/\/api\/talks\/(topics|crew)$/, async (route) => {
    asked += 1;
    await signedOut;
    await route.continue();
  });
  await login.enter(await people.add());
  await expect.poll(() => asked).toBe(1);
  const gaveUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/talks/'));
  await around.pressLogout();
  await gaveUp;
  await expect(page).toHaveURL(/\/login$/);
  isSignedOut();
  await around.says('Logged out successfully', 'You have been logged out of your account.');
  expect(asked).toBe(1);
});

test('a sign-in that expired loses nothing and goes on after signing in again @phone', async ({
  page,
  me,
  line,
  watch,
  login,
  report,
  incidents,
  around,
  people,
}) => {
  watch.allow(/status of (401|503)/);
  overloaded(line);
  await report.goto('form');
  await report.fillForm({ ...aReport, files: [await jpeg('kept.jpg')] });
  await report.submit.click();
  await expect(page.getByText('Saved on this phone.')).toBeVisible();
  await page.getByRole('link', { name: 'Report another' }).click();
  await page.getByRole('radio', { name: /Standard Form/ }).check();
  await report.location.fill('Where the second one happened');
  await expect.poll(async () => (await draftsOf(page)).length).toBe(1);

  // The server forgets the session; the browser knows nothing of it.
  expect((await me.witness.person.post('/api/auth/sign-out', {})).status).toBe(200);
  mend(line);
  await expect(around.sync).not.toHaveAttribute('aria-disabled', 'true');
  await around.pressSync();
  await around.says('Sync Failed', 'Your sign-in has expired. Sign in to send what is waiting.');
  await expect(page.getByText('Sign-in expired: sign in to send')).toBeVisible();
  await expect(report.location).toHaveValue('Where the second one happened');

  await page.getByRole('link', { name: 'Sign in' }).click();
  await login.signIn(me);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Sign-in expired')).toBeHidden();
  const again = await people.witness(me);
  await expect.poll(async () => (await again.reports()).map(({ media }) => media.length)).toEqual([1]);
  await incidents.goto();
  await expect(incidents.rows).toHaveCount(1);
  await page.goto('/report');
  await expect(report.location).toHaveValue('Where the second one happened');
});
