import { expect, mend, overloaded, overTheLine, test } from './fixtures.ts';
import { aReport } from './screens/report.ts';

test.describe('settings', { tag: '@phone' }, () => {
  test.use(overTheLine);

  test('high contrast and the size of letters are kept', async ({ page, me }) => {
    expect(me.id).toBeGreaterThan(0);
    await page.goto('/settings');
    await page.getByLabel('High Contrast Mode').check();
    await page.getByRole('radio', { name: '150 %' }).check();
    const look = () =>
      page.evaluate(() => {
        const root = document.documentElement;
        return [
          root.dataset['theme'],
          getComputedStyle(root).fontSize,
          getComputedStyle(document.body).color,
        ];
      });
    const chosen = await look();
    expect(chosen).toEqual(['sunlight', expect.any(String), 'rgb(0, 0, 0)']);
    await page.reload();
    await expect(page.getByLabel('High Contrast Mode')).toBeChecked();
    expect(await look()).toEqual(chosen);
    await page.getByLabel('High Contrast Mode').uncheck();
    await page.getByRole('radio', { name: '100 %' }).check();
    const usual = await look();
    expect(usual[0]).toBeUndefined();
    expect(Number.parseFloat(chosen[1] ?? '')).toBeCloseTo(1.5 * Number.parseFloat(usual[1] ?? ''), 1);
  });

  test('clearing what is kept never takes what is not sent; that can be exported', async ({
    page,
    me,
    watch,
    line,
    report,
    around,
    incidents,
  }) => {
    watch.allow(/status of 503/);
    overloaded(line);
    await report.goto('form');
    await report.fillForm();
    await report.submit.click();
    await expect(page.getByText('Saved on this phone.')).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByText('1 report is waiting', { exact: true })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export what is not sent' }).click();
    expect((await saved).suggestedFilename()).toBe('tailboard-not-sent.zip');
    await page.getByRole('button', { name: 'Clear cached data' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear cached data' }).click();
    await around.says('Cached data cleared', 'What is not sent is still on this phone.');
    await expect(page.getByText('1 report is waiting', { exact: true })).toBeVisible();
    mend(line);
    await expect(around.sync).not.toHaveAttribute('aria-disabled', 'true');
    await around.pressSync();
    await around.says('Sync Complete', 'All data has been synchronized successfully.');
    await expect(page.getByText('Nothing is waiting')).toBeVisible();
    await incidents.goto();
    await expect(incidents.row('Equipment Damage')).toHaveCount(1);
    expect((await me.witness.reports()).map(({ description }) => description)).toEqual([aReport.description]);
  });
});
