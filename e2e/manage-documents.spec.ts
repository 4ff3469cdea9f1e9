import { become } from './claim-people.ts';
import { expect, test } from './fixtures.ts';
import { libraryFilled, SafetyScreen } from './screens/documents.ts';

const HOSTILE = '<img src=x onerror="document.title=1"> **Yard** [rules](javascript:alert(1))';

const markdown = (title: string, text: string) => ({
  name: 'yard-rules.md',
  mimeType: 'text/markdown',
  buffer: Buffer.from(`# ${title}\n\n## Gates\n\n${text}\n`),
});

test.beforeAll(async ({ people }) => {
  test.setTimeout(150_000);
  await libraryFilled(people);
});

test('the crew sees no way to add, replace or retire a document', { tag: '@phone' }, async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  const safety = new SafetyScreen(page);
  await safety.goto();
  await expect(page.getByRole('button', { name: 'Add document' })).toHaveCount(0);
  await safety.title('Ladders').click();
  await expect(page.getByRole('heading', { name: 'Ladders', level: 1 })).toBeVisible();
  await expect(page.getByText('It is not legal advice.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Retire/ })).toHaveCount(0);
});

test('a supervisor adds a document, whose words stay words, retires it and brings it back @desk', async ({
  page,
  context,
  me,
  lead,
}) => {
  expect(me.id).toBeGreaterThan(0);
  await become(context, lead);
  const safety = new SafetyScreen(page);
  const mark = `Yard ${lead.username}`;
  await safety.goto();
  await page.getByRole('button', { name: 'Add document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add document' });
  await dialog
    .getByLabel('File')
    .setInputFiles(
      markdown(
        `${mark} <img src=x onerror=alert(1)>`,
        `Close the gate behind you. ${HOSTILE} <script>document.title = 'taken'</script> See [OSHA](https://www.osha.gov/) and ![a picture](https://evil.example/x.png).`,
      ),
    );
  await dialog.getByRole('button', { name: 'Send' }).click();
  const own = page.getByRole('listitem').filter({ hasText: mark });
  await expect(own.getByText('Ready')).toBeVisible({ timeout: 30_000 });
  await safety.openDocuments();
  await safety.title(mark).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(mark);
  const article = page.getByRole('article');
  await expect(article).toContainText('Close the gate behind you.');
  await expect(article.getByRole('link', { name: /OSHA/ })).toHaveAttribute('href', 'https://www.osha.gov/');
  await expect(page.locator('main img, main script, main iframe')).toHaveCount(0);
  await expect(page.locator('main a[href^="javascript"]')).toHaveCount(0);
  await expect(page.getByText('Added by your company.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the original file' }).click();
  expect((await download).suggestedFilename()).toContain('yard-rules');
  await page.getByRole('button', { name: /^Retire/ }).click();
  await expect(page.getByText('This document is retired.')).toBeVisible();
  const { body } = await me.witness.person.get('/api/osha/documents');
  expect(JSON.stringify(body)).not.toContain(mark);
  await page.getByRole('button', { name: /^Bring back/ }).click();
  await expect(page.getByText('This document is retired.')).toBeHidden();
});

test(
  'a file that cannot be a document is refused with its reason',
  { tag: '@desk' },
  async ({ page, context, me, lead, watch }) => {
    expect(me.id).toBeGreaterThan(0);
    watch.allow(/status of 4\d\d/);
    await become(context, lead);
    await new SafetyScreen(page).goto();
    await page.getByRole('button', { name: 'Add document' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add document' });
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('empty.txt is empty.')).toBeVisible();
    await expect(dialog.getByLabel('File')).toBeFocused();
    await dialog.getByLabel('File').setInputFiles({
      name: 'photo.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]),
    });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByLabel('File')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('File')).toBeFocused();
  },
);
