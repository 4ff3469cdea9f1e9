import type { Page } from '@playwright/test';
import { aPhoto } from '../server/testing/files.ts';
import { jpeg, mp4, png, tooLarge, type ChosenFile } from './files.ts';
import { expect, test } from './fixtures.ts';
import { aReport, stepNames } from './screens/report.ts';

test('a report goes through the six steps of the wizard and arrives', async ({
  page,
  me,
  report,
  around,
}) => {
  const told = {
    ...aReport,
    type: 'Workplace Injury',
    date: '2026-11-02T07:45',
    description: 'A coworker lost a finger in the winch.',
    priority: 'High' as const,
    files: [await jpeg('winch.jpg'), await png('sketch.png')],
  };
  await report.goto();
  await expect(page.getByRole('radio', { name: /AI-Powered Guided Wizard/ })).toBeChecked();
  await report.walkTo('Review Information', told);
  const main = page.getByRole('main');
  for (const text of [told.type, told.location, told.description, 'High Priority', '2 files']) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(main.getByText(/Nov 2, 2026.*7:45/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await report.atStep('Basic Information');
  await expect(report.choice(told.type)).toBeChecked();
  for (const step of stepNames.slice(0, 4)) {
    await report.atStep(step);
    await report.next.click();
  }
  await page.getByRole('button', { name: 'Get AI Analysis' }).click();
  await report.atStep('AI Analysis');
  await expect(main.getByText('Call OSHA within 24 hours').first()).toBeVisible();
  await expect(main.getByRole('link', { name: /1-800-321-OSHA/ })).toBeVisible();
  const verdict = main.getByRole('region', { name: 'How serious it is and what to do' });
  for (const line of ['Severity', 'What the law wants', 'Do this first']) {
    await expect(verdict.getByText(line, { exact: true })).toBeVisible();
  }
  for (const card of ['Recommended Actions', 'Coverage Analysis', /Recordable on the OSHA 300 log/]) {
    await expect(main.getByRole('heading', { name: card })).toBeVisible();
  }
  await expect(main.getByText('Source: Built-in rules. A person decides.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Incident Report' }).click();
  await around.says('Success', 'Incident reported successfully!');
  await page.getByRole('link', { name: 'Report another' }).click();
  await report.atStep('Basic Information');
  await expect(report.choice(told.type)).not.toBeChecked();
  await expect.poll(async () => (await me.witness.reports()).map(({ media }) => media.length)).toEqual([2]);
  const [kept] = await me.witness.reports();
  expect(kept).toMatchObject({
    type: told.type,
    date: new Date('2026-11-02T07:45:00-06:00').toISOString(),
    location: told.location,
    description: told.description,
    priority: 'high',
    status: 'open',
    reportedBy: me.name,
  });
});

/** A film that this browser has recorded itself, half a second of a moving square. */
const film = async (page: Page): Promise<ChosenFile> => {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let at = 0; at < 10; at += 1) {
      canvas.getContext('2d')?.fillRect(at * 20, at * 10, 80, 80);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return { name: 'film.webm', mimeType: 'video/webm', buffer: Buffer.from(bytes) };
};

test('a model is shown small pictures of photos and films, and everything is counted @desk', async ({
  page,
  me,
  report,
}) => {
  expect(me.id).toBeGreaterThan(0);
  await page.route('**/api/app-config', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), analysisReadsMedia: true } });
  });
  await page.addInitScript(() => {
    const ask = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (init?.body instanceof FormData) {
        const sent = Array.from(init.body, async ([name, value]) => {
          if (typeof value === 'string') return [name, value];
          const { width, height } = await createImageBitmap(value);
          return [name, value.type, width, height];
        });
        Object.assign(globalThis, { sent: await Promise.all(sent) });
      }
      return await ask(input, init);
    };
  });
  await report.goto('wizard');
  const photo = { ...(await jpeg('large.jpg')), buffer: await aPhoto({ width: 3000, height: 2000 }) };
  const files = [photo, await film(page), mp4('unplayable.mp4')];
  await report.walkTo('Review Information', { ...aReport, files });
  await page.getByRole('button', { name: 'Get AI Analysis' }).click();
  await report.atStep('AI Analysis');
  const sent = await page.evaluate(() => (globalThis as unknown as { sent: unknown[][] }).sent);
  // Of a film whose length this browser knows, up to three frames.
  expect(sent.slice(6).map(([name]) => name)).toEqual(['frame_1', 'frame_2'].slice(0, sent.length - 6));
  expect(sent.slice(3, 6)).toEqual([
    ['mediaCount', '3'],
    ['media', 'image/jpeg', 1024, 683],
    ['frame_0', 'image/jpeg', 320, 240],
  ]);
  await page.getByRole('heading', { name: 'Recommended Actions' }).click();
  await expect(page.getByText('the 3 attached files')).toBeVisible();
});

test('the standard form reports on one page', async ({ page, me, report, around }) => {
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Report Incident' }).click();
  await page.getByRole('link', { name: 'Open the form' }).click();
  await report.fillForm({ ...aReport, priority: 'Low', files: [mp4('leak.mp4')] });
  await report.submit.click();
  await around.says('Success', 'Incident reported successfully!');
  await expect
    .poll(async () => (await me.witness.reports()).flatMap(({ media }) => media.map((file) => file.fileType)))
    .toEqual(['video/mp4']);
  const [kept] = await me.witness.reports();
  expect(kept).toMatchObject({ description: aReport.description, priority: 'low' });
  await page.getByRole('link', { name: 'See it under Incidents' }).click();
  await expect(page.getByText('Low Priority')).toBeVisible();
});

test('each step says what is missing at its field and puts the focus there @phone', async ({
  page,
  me,
  report,
}) => {
  expect(me.id).toBeGreaterThan(0);
  await report.goto('wizard');
  await report.date.fill('');
  await report.next.click();
  await expect(page.getByRole('group', { name: 'Incident Type' })).toContainText(
    'Choose the type of incident',
  );
  await expect(page.getByText('Date is required')).toBeVisible();
  await expect(report.date).toHaveAccessibleDescription('Date is required');
  await expect(page.getByRole('radio', { name: 'Equipment Damage' })).toBeFocused();
  await report.atStep('Basic Information');
  await report.choice('Other').check();
  await report.next.click();
  await expect(report.date).toBeFocused();
  await report.date.fill('2031-01-01T10:00');
  await report.next.click();
  await expect(report.date).toHaveAccessibleDescription('The date is in the future');
  await report.date.fill('2026-11-02T07:45');
  await report.next.click();
  await report.atStep('Incident Location');
  await report.next.click();
  await expect(report.location).toBeFocused();
  await expect(report.location).toHaveAccessibleDescription(/Location is required/);
  await expect(report.location).toHaveAttribute('aria-invalid', 'true');
  await report.location.fill('Gate 4');
  await report.next.click();
  await report.atStep('Incident Details');
  await report.description.fill('   ');
  await report.next.click();
  await expect(report.description).toBeFocused();
  await expect(report.description).toHaveAccessibleDescription(/Description is required/);
  // Nothing typed is lost on the way back.
  await report.back.click();
  await expect(report.location).toHaveValue('Gate 4');
  await report.back.click();
  await expect(report.choice('Other')).toBeChecked();
  await expect(report.date).toHaveValue('2026-11-02T07:45');
  await expect(report.back).toBeHidden();
});

test('files are added and removed one by one; what does not fit is named with its reason @desk', async ({
  page,
  me,
  report,
}) => {
  expect(me.id).toBeGreaterThan(0);
  await report.goto('wizard');
  await report.walkTo('Attach Media');
  await expect(page.getByText('PNG, JPG, MP4 up to 10MB')).toBeVisible();
  await report.choose([
    await jpeg('one.jpg'),
    tooLarge('long.mp4'),
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    await png('two.png'),
  ]);
  await expect(report.tiles).toHaveCount(2);
  const refused = page.getByRole('alert').filter({ hasText: 'Not added' });
  await expect(refused).toContainText('long.mp4 is 11 MB. A file may have at most 10 MB.');
  await expect(refused).toContainText('notes.pdf is not a photo or video that can be sent.');
  await expect(refused).toContainText('empty.jpg is empty.');
  await page.getByLabel('Take photo').setInputFiles([await jpeg('three.jpg')]);
  await expect(report.tiles).toHaveCount(3);
  await expect(refused).toBeHidden();
  await page.getByRole('button', { name: 'Remove two.png' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(report.tiles).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove two.png' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(report.tiles).toHaveCount(2);
  await page.getByRole('button', { name: 'Open the picture one.jpg' }).click();
  await expect(page.getByRole('dialog', { name: 'one.jpg' }).locator('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await report.next.click();
  await expect(page.getByText('2 files', { exact: true })).toBeVisible();
});

test(
  'an analysis that fails says so and leaves the report to be submitted',
  { tag: '@phone' },
  async ({ page, me, watch, report, around }) => {
    watch.allow(/status of 500/);
    await page.route('**/api/ai/analyze-incident', (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
    );
    await report.goto('wizard');
    await report.walkTo('Review Information');
    await page.getByRole('button', { name: 'Get AI Analysis' }).click();
    await around.says(
      'AI Analysis Failed',
      'Unable to analyze the incident. Please review manually or try again.',
    );
    await report.atStep('AI Analysis');
    for (const words of [
      'Medium',
      'Document the incident thoroughly',
      'Contact your supervisor',
      '50%',
      'Unable to analyze coverage at this time. Please submit the claim for manual review.',
    ]) {
      await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
    }
    await report.back.click();
    await report.atStep('Review Information');
    await page.unroute('**/api/ai/analyze-incident');
    await page.getByRole('button', { name: 'Get AI Analysis' }).click();
    await expect(page.getByText('Source: Built-in rules.')).toBeVisible();
    await report.submit.click();
    await around.says('Success', 'Incident reported successfully!');
    expect((await me.witness.reports()).length).toBe(1);
  },
);
