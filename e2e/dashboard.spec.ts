import { expect, test } from './fixtures.ts';
import { giveReports } from './states.ts';

test('the dashboard shows the numbers, the latest incidents and the ways to report', async ({
  page,
  people,
  me,
}) => {
  await giveReports(people, me.witness);
  await page.goto('/dashboard');
  const numbers = page.getByRole('region', { name: 'Your numbers' });
  await expect(numbers).toContainText(/2\s*Open Incidents|Open Incidents\s*2/);
  await expect(numbers).toContainText('Pending Claims');
  await expect(numbers).toContainText('Completed Claims');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Recent Incidents', 'Active Claims', 'Report Incident']);
  const latest = page.getByRole('tabpanel');
  for (const words of ['Open', 'In Progress', 'Closed', /High Priority/, /Medium Priority/, /Low Priority/]) {
    await expect(latest.getByText(words, { exact: true }).first()).toBeVisible();
  }
  await tabs.nth(1).click();
  await expect(page.getByText('No active claims')).toBeVisible();
  await tabs.nth(2).click();
  await page.getByRole('link', { name: 'Start the wizard' }).click();
  await expect(page.getByText('Step 1 of 6: Basic Information')).toBeVisible();
});

test(
  'Analyze My Incident takes its time, says so and leads to the report',
  { tag: '@phone' },
  async ({ page, me, around }) => {
    expect(me.id).toBeGreaterThan(0);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Analyze My Incident' }).click();
    await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeVisible();
    await expect(page).toHaveURL(/\/report$/);
    await expect(around.toast).toContainText('Analysis Complete');
  },
);

test('an opened incident shows everything about it @phone', async ({ page, people, me, incidents }) => {
  await giveReports(people, me.witness);
  await incidents.goto();
  await expect(incidents.rows).toHaveCount(3);
  await expect(incidents.rows.first()).toContainText('Nov 20, 2026');
  const row = await incidents.open('High Priority');
  for (const words of [
    'Pole 1187, Lemmon Ave',
    'The bucket truck leaks hydraulic oil under the boom.',
    me.name,
    'boom.jpg',
    'leak.mp4',
  ]) {
    await expect(row.getByText(words).last()).toBeVisible();
  }
  const picture = row.getByRole('button', { name: 'Open the picture boom.jpg' }).locator('img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(row.getByRole('button', { name: 'Play the film leak.mp4' }).locator('svg')).toBeVisible();
  await row.getByRole('link', { name: 'File Claim' }).click();
  await expect(page.getByRole('heading', { name: 'File Claim' })).toBeVisible();
  await page.goBack();
  await incidents.open('Low Priority');
  await expect(page.getByText('No photos or videos')).toBeVisible();
});
