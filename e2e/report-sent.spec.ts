import { cut, expect, mend, overTheLine, test } from './fixtures.ts';
import { aReport } from './screens/report.ts';

test('after Submit a page of its own says what became of the report, and says it again when it is reloaded @phone', async ({
  page,
  me,
  report,
  around,
}) => {
  await report.goto('form');
  await report.fillForm(aReport);
  await report.submit.click();
  await expect(page).toHaveURL(/\/report\/sent\/-?\d+$/);
  await around.says('Success', 'Incident reported successfully!');
  const main = page.getByRole('main');
  const said = main.getByRole('status').filter({ hasText: 'Incident reported successfully!' });
  await expect.poll(async () => (await me.witness.reports()).length).toBe(1);
  const id = (await me.witness.reports())[0]?.id ?? 0;
  await expect(said).toContainText(`Its number is ${id}.`);
  await expect(main.getByText(aReport.description)).toBeVisible();
  await expect(main.getByText(`#${id}`)).toBeVisible();
  await expect(main.getByText('The supervisors of your crew have it now')).toBeVisible();
  await expect(main.getByText('Tailboard does not call anybody.')).toBeVisible();

  // The toast covers neither what it is about nor the next steps.
  await expect(around.toast).toBeVisible();
  const toast = await around.toast.boundingBox();
  const next = ['See it under Incidents', 'File a claim', 'Report another'] as const;
  const links = next.map((name) => main.getByRole('link', { name }));
  for (const thing of [said, page.getByRole('heading', { level: 1 })]) {
    const box = await thing.boundingBox();
    const isApart = !toast || !box || toast.y >= box.y + box.height || toast.y + toast.height <= box.y;
    expect(isApart).toBe(true);
  }

  await page.reload();
  await expect(said).toContainText(`Its number is ${id}.`);
  await page.goto(`/report/sent/${id}`);
  await expect(said).toContainText(`Its number is ${id}.`);
  for (const link of links) await expect(link).toBeVisible();
  await links[1]?.click();
  await expect(page).toHaveURL(new RegExp(`/incidents/${id}/claim$`));
  await page.goBack();
  await links[2]?.click();
  await report.atStep('Basic Information');
  await expect(report.choice(aReport.type)).not.toBeChecked();
});

test.describe('over a line that is cut', () => {
  test.use(overTheLine);

  test(
    'the page follows what the phone sends',
    { tag: '@phone' },
    async ({ page, me, watch, line, report, around }) => {
      watch.noSignal();
      // An app that is not installed needs its checks before the line is cut.
      const checks = page.waitForResponse(/\/checks-/);
      const rules = page.waitForResponse(/\/check-report-/);
      await report.goto('form');
      for (const part of [checks, rules]) await (await part).finished();
      cut(line);
      await report.fillForm(aReport);
      await report.submit.click();
      const main = page.getByRole('main');
      await expect(main.getByText('Saved on this phone.')).toBeVisible();
      await expect(main.getByText('It gets its number then.')).toBeVisible();
      expect(await me.witness.reports()).toEqual([]);
      mend(line);
      await around.pressSync();
      await expect(main.getByText(/^Its number is \d+\.$/)).toBeVisible();
      await expect(main.getByText('It gets its number then.')).toBeHidden();
    },
  );
});
