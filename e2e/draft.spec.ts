import { jpeg, png } from './files.ts';
import { expect, test } from './fixtures.ts';
import { killPage } from './kill-page.ts';
import { draftsOf } from './on-device.ts';
import { aReport, ReportScreen, stepNames } from './screens/report.ts';

test('an unfinished report survives a killed page at each step, with its photos @phone', async ({
  context,
  page: firstPage,
  me,
}) => {
  expect(me.id).toBeGreaterThan(0);
  const files = [await jpeg('one.jpg'), await png('two.png')];
  const told = { ...aReport, date: '2026-11-02T07:45', priority: 'High' as const, files };
  let page = firstPage;
  let report = new ReportScreen(page);
  await report.goto();
  for (const [index, step] of stepNames.slice(0, 5).entries()) {
    await report.atStep(step);
    await report.answer(step, told);
    if (step !== 'Review Information') await report.next.click();
    else await page.getByRole('button', { name: 'Get AI Analysis' }).click();
    const next = stepNames[index + 1] ?? step;
    await report.atStep(next);
    const [named] = ['location', 'details', 'media', 'review', 'analysis'].slice(index);
    await expect.poll(async () => (await draftsOf(page)).map((draft) => draft.step)).toEqual([named]);

    await killPage(context, page);
    page = await context.newPage();
    report = new ReportScreen(page);
    await page.goto('/report');
    await report.atStep(next);
    await expect(page.getByText('You have an unfinished report')).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Coverage Analysis' })).toBeVisible();
  await report.back.click();
  for (const text of [
    told.type,
    'Nov 2, 2026',
    told.location,
    told.description,
    'High Priority',
    '2 files',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Change: Attached files' }).click();
  await expect(report.tiles).toHaveCount(2);
  await expect(report.tiles.locator('img')).toHaveCount(2);
  await report.next.click();
  await report.submit.click();
  await expect(page.getByText('Incident reported successfully!').first()).toBeVisible();
  await expect.poll(async () => (await me.witness.reports()).map(({ media }) => media.length)).toEqual([2]);
  expect(await draftsOf(page)).toEqual([]);
  await report.goto('wizard');
  await report.atStep('Basic Information');
  await expect(page.getByText('You have an unfinished report')).toBeHidden();
});

test(
  'what is typed into the standard form is there after the tab was closed',
  { tag: '@phone' },
  async ({ context, page, me, report }) => {
    expect(me.id).toBeGreaterThan(0);
    await report.goto('form');
    await report.fillForm({ ...aReport, files: [await jpeg()] });
    await report.description.pressSequentially(' Still leaking.');
    // The field is not left: a pause in the typing is enough.
    await expect
      .poll(async () => (await draftsOf(page)).map(({ text }) => text))
      .toEqual([expect.stringContaining('Still leaking.')]);
    await page.close();
    const again = new ReportScreen(await context.newPage());
    await again.page.goto('/report');
    await expect(again.description).toHaveValue(`${aReport.description} Still leaking.`);
    await expect(again.location).toHaveValue(aReport.location);
    await expect(again.choice(aReport.type)).toBeChecked();
    await expect(again.tiles).toHaveCount(1);
  },
);

test('starting over asks first and then forgets', { tag: '@phone' }, async ({ page, me, report }) => {
  expect(me.id).toBeGreaterThan(0);
  await report.goto('wizard');
  await report.walkTo('Review Information', { ...aReport, files: [await jpeg()] });
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Keep my report' }).click();
  await report.atStep('Review Information');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Delete and start over' }).click();
  await report.atStep('Basic Information');
  await expect(report.choice(aReport.type)).not.toBeChecked();
  await expect.poll(() => draftsOf(page)).toEqual([]);
  await page.reload();
  await report.atStep('Basic Information');
  await expect(page.getByText('You have an unfinished report')).toBeHidden();
});

test(
  'wizard and standard form are two views of one report',
  { tag: '@desk' },
  async ({ page, me, report }) => {
    expect(me.id).toBeGreaterThan(0);
    await report.goto('wizard');
    await report.choice('Vehicle Accident').check();
    await page.getByRole('radio', { name: /Standard Form/ }).check();
    await expect(report.choice('Vehicle Accident')).toBeChecked();
    await report.location.fill('Mile 12');
    await page.getByRole('radio', { name: /Guided Wizard/ }).check();
    await report.next.click();
    await expect(report.location).toHaveValue('Mile 12');
  },
);

test(
  'what was typed in the last moment before the page is closed is there again',
  { tag: '@phone' },
  async ({ context, page, me }) => {
    expect(me.id).toBeGreaterThan(0);
    await page.goto('/report?way=form');
    await page.getByLabel('Description').fill('Slipped on the ladder');
    // At once: nothing of it can be in the database yet.
    await page.close({ runBeforeUnload: true });
    const next = await context.newPage();
    await next.goto('/report?way=form');
    await expect(next.getByLabel('Description')).toHaveValue('Slipped on the ladder');
  },
);
