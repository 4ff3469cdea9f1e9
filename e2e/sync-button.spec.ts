import { expect, mend, overloaded, overTheLine, test } from './fixtures.ts';
import { aReport } from './screens/report.ts';

test.describe('the Sync button', { tag: '@phone' }, () => {
  test.use(overTheLine);

  test('says what came of it, in the words of the specification', async ({
    page,
    watch,
    me,
    line,
    around,
    report,
    incidents,
  }) => {
    watch.allow(/status of 503/);
    await page.goto('/incidents');
    await expect(page.getByText('No incidents found')).toBeVisible();
    await around.syncSays('Sync Complete', 'All data has been synchronized successfully.');

    overloaded(line);
    await page.getByRole('link', { name: 'New Incident', exact: true }).click();
    await page.getByRole('radio', { name: /Standard Form/ }).check();
    await report.fillForm();
    await report.submit.click();
    await expect(page.getByText('Saved on this phone.')).toBeVisible();
    await expect(around.sync).toHaveAccessibleName('Sync: 1 report waits');
    await expect(around.sync).not.toHaveAttribute('aria-disabled', 'true');
    await around.pressSync();
    await around.says('Sync Failed', 'Some items could not be synchronized. Please try again.');
    await expect(around.sync).not.toHaveAttribute('aria-disabled', 'true');

    mend(line);
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/sync', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await around.pressSync();
    await expect(around.sync).toHaveAttribute('aria-disabled', 'true');
    await around.go('Incidents');
    await expect(incidents.row('Sending 1 of 1')).toBeVisible();
    await around.pressSync();
    await around.says('Sync in Progress', 'Please wait for the current sync to complete.');
    answer.resolve();
    await around.says('Sync Complete', 'All data has been synchronized successfully.');
    await expect(incidents.rows).toHaveCount(1);
    await expect(page.getByText(/^(Saved on this phone|Sending .*)$/)).toBeHidden();
    expect((await me.witness.reports()).map(({ description }) => description)).toEqual([aReport.description]);
  });

  for (const [message, said] of [
    ['The disk is broken', 'The disk is broken'],
    ['', 'An unknown error occurred'],
  ] as const) {
    test(`says when the device itself fails: ${said}`, async ({ page, me, around }) => {
      expect(me.id).toBeGreaterThan(0);
      await page.addInitScript((why) => {
        IDBFactory.prototype.open = () => {
          throw new Error(why);
        };
      }, message);
      await page.goto('/settings');
      await around.syncSays('Sync Error', said);
    });
  }
});
