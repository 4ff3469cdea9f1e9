import { jpeg, zipNamedJpg } from './files.ts';
import { expect, test } from './fixtures.ts';
import { aReport } from './screens/report.ts';

test('a report that the server refuses needs its person, who can export and mend it @phone', async ({
  page,
  me,
  report,
  incidents,
  around,
}) => {
  await report.goto('wizard');
  await report.walkTo('Review Information', {
    ...aReport,
    date: '1960-01-01T10:00',
    files: [await jpeg('old.jpg')],
  });
  await report.submit.click();
  await around.says('Error', 'Failed to submit incident: The date is too long ago');
  await expect(page.getByText('The server did not accept the report')).toBeVisible();
  await around.closeToast();
  await around.pressSync();
  await around.says('Sync Failed', '1 report needs you: the server did not accept it.');
  await around.toast.getByRole('button', { name: 'Show what needs me' }).click();
  await expect(page).toHaveURL(/\/incidents$/);
  const row = await incidents.open('Needs you');
  await expect(row.getByText('The date is too long ago')).toBeVisible();
  await expect(row.getByText('Nothing is lost: it is saved on this phone.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Export to a file' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);

  await row.getByRole('link', { name: 'Edit', exact: true }).first().click();
  await expect(report.description).toHaveValue(aReport.description);
  await expect(report.tiles).toHaveCount(1);
  await report.date.fill('2026-11-03T10:00');
  await incidents.saveChanges.click();
  await around.says('Success', 'The change is saved.');
  await expect(incidents.rows).toHaveCount(1);
  await expect(page.getByText('Needs you')).toBeHidden();
  await expect.poll(async () => (await me.witness.reports()).map(({ media }) => media.length)).toEqual([1]);
});

test(
  'a file that is no picture is refused; the report and its other photo arrive',
  { tag: '@phone' },
  async ({ page, me, report, incidents, watch }) => {
    watch.allow(/status of 415/);
    await report.goto('form');
    await report.fillForm({ ...aReport, files: [zipNamedJpg(), await jpeg('real.jpg')] });
    await report.submit.click();
    await expect(page.getByText('Incident reported successfully!').first()).toBeVisible();
    await incidents.goto();
    const row = await incidents.open('Needs you');
    await expect(row.getByText('real.jpg')).toBeVisible();
    await expect(row.getByText('not-a-photo.jpg')).toBeVisible();
    await expect
      .poll(async () =>
        (await me.witness.reports()).flatMap(({ media }) => media.map((file) => file.fileName)),
      )
      .toEqual(['real.jpg']);
    await row.getByRole('button', { name: 'Remove the file' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export, then remove' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
    await expect(row.getByText('Needs you')).toBeHidden();
    await expect(row.getByText('not-a-photo.jpg')).toBeHidden();
  },
);
