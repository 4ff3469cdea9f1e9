import type { Page } from '@playwright/test';
import { become } from './claim-people.ts';
import { expect, test } from './fixtures.ts';
import { libraryFilled, SafetyScreen } from './screens/documents.ts';

const HEIGHT = 'At what height do I need fall protection?';

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

/** After asking: in the field, but on a touch screen where that would bring up the keyboard. */
const afterAsking = ({ page, question, chat }: SafetyScreen) =>
  (page.viewportSize()?.width ?? 0) < 768 ? chat : question;

test.beforeAll(async ({ people }) => {
  test.setTimeout(150_000);
  await libraryFilled(people);
});

test('asking by a chip, from the sheet and by Send leaves the focus with the question', async ({
  page,
  me,
}) => {
  expect(me.id).toBeGreaterThan(0);
  const safety = new SafetyScreen(page);
  await safety.goto();
  await safety.openChat();
  const answers = safety.chat.locator('[data-answer]');

  await page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').first().press('Enter');
  await expect(afterAsking(safety)).toBeFocused();
  await expect(answers).toHaveCount(1);
  await expect(afterAsking(safety)).toBeFocused();

  await page.getByRole('button', { name: /^more \+\d+$/ }).press('Enter');
  await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').press('Enter');
  await expect(afterAsking(safety)).toBeFocused();
  await expect(answers).toHaveCount(2);
  await expect(afterAsking(safety)).toBeFocused();

  await safety.question.fill(HEIGHT);
  await safety.send.press('Enter');
  await expect(afterAsking(safety)).toBeFocused();
  await expect(answers).toHaveCount(3);
  await safety.question.fill(HEIGHT);
  await safety.question.press('Enter');
  await expect(safety.question).toBeFocused();
  await expect(answers).toHaveCount(4);

  const read = answers.last().getByRole('button', { name: 'Read aloud' });
  await read.press('Enter');
  await answers.last().getByRole('button', { name: 'Stop reading' }).press('Enter');
  await expect(read).toBeFocused();
});

test('keeping and removing leave the focus on the button that comes next @phone', async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  const keep = page.getByRole('button', { name: 'Keep on this phone' });
  const remove = page.getByRole('button', { name: 'Remove from this phone' });
  const question = page.getByRole('dialog', { name: 'Remove from this phone?' });
  await page.goto('/safety/ladders');
  await keep.press('Enter');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expect(question).toContainText('1 document is removed from this phone.');
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await question.getByRole('button', { name: 'Remove from this phone' }).press('Enter');
  await expect(keep).toBeFocused();

  const safety = new SafetyScreen(page);
  await safety.goto();
  await safety.keepAll();
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expect(question).toContainText(/\d\d documents are removed from this phone\. You can then/);
  await question.getByRole('button', { name: 'Remove from this phone' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Keep all on this phone' })).toBeFocused();
  await expect(page.getByText('Read, search and ask without signal.')).toBeVisible();
});

test('a supervisor keeps the focus when a document is retired and brought back @desk', async ({
  page,
  context,
  me,
  lead,
}) => {
  expect(me.id).toBeGreaterThan(0);
  await become(context, lead);
  await page.goto('/safety');
  const title = `Focus ${lead.username}`;
  await page.getByRole('button', { name: 'Add document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add document' });
  await dialog.getByLabel('File').setInputFiles({
    name: 'focus.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(`# ${title}\n\n## Gates\n\nClose the gate.\n`),
  });
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add document' })).toBeFocused();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await row.getByRole('button', { name: /^Retire/ }).press('Enter');
  const back = row.getByRole('button', { name: /^Bring back/ });
  await expect(back).toBeFocused();
  await back.press('Enter');
  await expect(row.getByRole('button', { name: /^Retire/ })).toBeFocused();
  await row.getByRole('button', { name: /^Replace/ }).press('Enter');
  await page.keyboard.press('Escape');
  expect(await hasFocus(page)).toBe(true);
});

test('links lead past the documents to the chat and back @desk', async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  const safety = new SafetyScreen(page);
  await safety.goto();
  await safety.search.focus();
  await page.keyboard.press('Shift+Tab');
  const toChat = page.getByRole('link', { name: 'Skip to the chat' });
  await expect(toChat).toBeFocused();
  await expect(toChat).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the documents' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(safety.chat).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(safety.search).toBeFocused();
});
