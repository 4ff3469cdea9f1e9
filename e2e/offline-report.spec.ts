import { jpeg, mp4, png, type ChosenFile } from './files.ts';
import { cut, expect, installed, mend, overTheLine, signal, test } from './fixtures.ts';
import { openInstalled } from './on-device.ts';
import type { Witness } from './people.ts';
import { aReport } from './screens/report.ts';

/** The server has `description` exactly once, with exactly these files, byte for byte. */
async function onceWith(witness: Witness, description: string, files: readonly ChosenFile[]): Promise<void> {
  await expect
    .poll(async () => {
      const found = (await witness.reports()).filter((report) => report.description === description);
      return found.map(({ media }) => media.length);
    })
    .toEqual([files.length]);
  const [report] = await witness.reports();
  for (const { name, buffer } of files) {
    const kept = report?.media.find(({ fileName }) => fileName === name);
    expect(await witness.bytesAt(kept?.url ?? `/nothing-named-${name}`)).toEqual(buffer);
  }
}

test.describe('without signal', () => {
  test.use(installed);

  test('a report with photos is kept over a reload and sent once when signal is back @phone', async ({
    page,
    context,
    watch,
    me,
    report,
    incidents,
    around,
  }) => {
    const files = [await jpeg('before.jpg'), await png('plan.png'), mp4('engine.mp4')];
    await openInstalled(page, '/report?way=wizard');
    await report.ready();
    await signal(context, watch, false);
    await expect(around.badge).toHaveText('Offline');
    await expect(page.getByText('Offline Mode')).toBeVisible();
    await expect(
      page.getByText(
        "You're currently offline. The incident report will be saved locally and synchronized when you're back online.",
      ),
    ).toBeVisible();
    await report.walkTo('Review Information', { ...aReport, files });
    await expect(page.getByRole('button', { name: 'Get AI Analysis' })).toBeDisabled();
    await report.submit.click();
    await expect(page.getByText('Saved on this phone.')).toBeVisible();
    await expect(page.getByText('It will be sent when there is signal.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Saved on this phone.')).toBeVisible();
    await expect(around.sync).toHaveAccessibleName('Sync: 1 report waits');

    await page.goto('/incidents');
    await expect(incidents.row('Saved on this phone')).toHaveCount(1);
    // Whether this phone has had the server's list by now or never: that alone is no failure.
    const onlyHere = page.getByText(/^(Showing only what is on this phone|As of )/);
    await expect(onlyHere).toBeVisible();
    await expect(around.toast).toBeHidden();
    await page.reload();
    const row = await incidents.open('Equipment Damage');
    await expect(row.getByText('Saved on this phone')).toBeVisible();
    for (const { name } of files) await expect(row.getByText(name)).toBeVisible();
    expect(await me.witness.reports()).toEqual([]);

    await signal(context, watch, true);
    await expect(around.badge).toHaveText('Online');
    await expect(row.getByText(/^(Saved on this phone|Sending .*)$/)).toBeHidden();
    await expect(around.sync).toHaveAccessibleName('Sync');
    await expect(onlyHere).toBeHidden();
    await expect(around.toast.getByText('Failed to load incidents')).toBeHidden();
    await onceWith(me.witness, aReport.description, files);
    const [arrived] = await me.witness.reports();
    expect(arrived?.media.map(({ fileName }) => fileName)).toEqual(files.map(({ name }) => name));
    await page.reload();
    await expect(incidents.rows).toHaveCount(1);
    const sent = await incidents.open('Equipment Damage');
    for (const { name } of files) await expect(sent.getByText(name)).toBeVisible();
    await expect(sent.locator('img')).toHaveCount(2);
  });

  test(
    'the dashboard counts on what it knows and offers no analysis',
    { tag: '@phone' },
    async ({ page, context, watch, around, me }) => {
      expect(me.id).toBeGreaterThan(0);
      await openInstalled(page);
      await expect(page.getByText('Open Incidents')).toBeVisible();
      await signal(context, watch, false);
      await page.reload();
      await expect(page.getByText(/^As of .*, no signal$/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Analyze My Incident' })).toBeDisabled();
      await expect(
        page.getByText(
          'AI analysis is not available while offline. Please connect to the internet and try again.',
        ),
      ).toBeVisible();
      await around.pressSync();
      await around.says('Offline', 'Cannot sync while offline. Please connect to the internet.');
      await expect(around.sync).toHaveAttribute('aria-disabled', 'true');
    },
  );
});

test('signal that goes away on the first visit, before the form is touched, costs no report @phone', async ({
  page,
  context,
  watch,
  me,
  report,
}) => {
  const checks = page.waitForResponse(/\/checks-/);
  await page.goto('/report?way=form');
  await report.ready();
  await (await checks).finished();
  await signal(context, watch, false);
  await report.fillForm(aReport);
  await report.submit.click();
  await expect(page.getByText('Saved on this phone.')).toBeVisible();
  await signal(context, watch, true);
  await onceWith(me.witness, aReport.description, []);
});

test.describe('while the browser believes that it is online', () => {
  test.use({ ...installed, ...overTheLine });

  test('a report that reaches nobody is kept; the app may be killed; it is sent once later @phone', async ({
    page,
    context,
    watch,
    me,
    line,
    report,
  }) => {
    watch.noSignal();
    const files = [await jpeg('hose.jpg')];
    await openInstalled(page);
    await expect(page.getByText('No incidents found')).toBeVisible();
    await report.goto('form');
    cut(line);
    await report.fillForm({ ...aReport, files });
    await report.submit.click();
    await expect(page.getByText('Saved on this phone.')).toBeVisible();
    await page.close();

    const again = await context.newPage();
    await again.goto('/incidents');
    await expect(again.getByText('Saved on this phone')).toBeVisible();
    await expect(again.getByText(/^As of /)).toBeVisible();
    mend(line);
    await again.reload();
    await expect(again.getByText('Equipment Damage')).toBeVisible();
    await expect(again.getByText('Saved on this phone')).toBeHidden();
    await onceWith(me.witness, aReport.description, files);
  });

  test('answers that get lost make no second report and no second photo @desk', async ({
    page,
    watch,
    me,
    line,
    report,
  }) => {
    watch.noSignal();
    const files = [await jpeg('one.jpg'), await jpeg('two.jpg')];
    await page.goto('/report?way=form');
    await report.ready();
    const lost = new Map<string, number>();
    line.decide(({ method, path }) => {
      const what = path.replace(/\?.*/, '');
      if (method !== 'POST' || (lost.get(what) ?? 0) >= 2) return { kind: 'none' };
      lost.set(what, (lost.get(what) ?? 0) + 1);
      return { kind: 'drop-after' };
    });
    await report.fillForm({ ...aReport, files });
    await report.submit.click();
    await expect(page.getByText('Incident reported successfully!').first()).toBeVisible();
    await onceWith(me.witness, aReport.description, files);
    expect([...lost.values()].every((count) => count === 2)).toBe(true);
    expect(lost.size).toBeGreaterThan(1);
  });
});
