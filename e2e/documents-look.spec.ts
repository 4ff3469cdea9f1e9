import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { isOnTop, tooWide } from './look-at.ts';
import { libraryFilled, SafetyScreen } from './screens/documents.ts';

const FOOT = 'how far out does the foot of an extension ladder go';

const boxOf = async (thing: Locator) =>
  (await thing.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN };

const doubleLetters = (page: Page) => page.addInitScript(() => localStorage.setItem('textSize', '200'));

test.beforeAll(async ({ people }) => {
  test.setTimeout(150_000);
  await libraryFilled(people);
});

test('only a quotation is marked as quoted, not what the contents lead to', async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  await page.goto('/safety/ladders');
  const quoted = page.getByRole('group', { name: 'Quoted passage' });
  await expect(page.getByRole('article')).toBeVisible();
  const folded = page.locator('summary', { hasText: 'Contents' });
  if (await folded.isVisible()) await folded.click();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Angle' }).click();
  const heading = page.getByRole('heading', { name: 'Angle' });
  await expect(heading).toBeFocused();
  await expect.poll(() => isOnTop(heading)).toBe(true);
  await expect(quoted).toHaveCount(0);
  await page.reload();
  await expect(heading).toBeFocused();
  await expect(quoted).toHaveCount(0);
  await expect(page.getByText('no longer in this document')).toHaveCount(0);
});

test('what the contents and a quotation lead to stands wholly below the header', async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  const { width = 0 } = page.viewportSize() ?? {};
  const sizes =
    width < 400
      ? [
          { width: 320, height: 640 },
          { width, height: 740 },
        ]
      : [{ width, height: 800 }];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const place of ['rungs.2', 'fixed-ladders']) {
      await page.goto('/safety');
      await page.goto(`/safety/ladders#${place}`);
      const goal = page.locator(`[id="${place}"]`);
      await expect(goal).toBeFocused();
      const header = await boxOf(page.getByRole('banner'));
      await expect.poll(async () => (await boxOf(goal)).y).toBeGreaterThanOrEqual(header.height);
      expect((await boxOf(goal)).y).toBeLessThan(size.height / 2);
    }
  }
});

test('a large text size of the browser gives the layout for large text @phone', async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  await page.goto('/safety/ladders');
  const root = page.locator('html');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(root).toHaveAttribute('data-text-size', 'usual');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 32px }');
    document.adoptedStyleSheets = [sheet];
  });
  await expect(root).toHaveAttribute('data-text-size', 'large');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  expect(await tooWide(page)).toEqual([]);
});

test('a document that is read ends above what floats @phone', async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  await page.goto('/safety/ladders');
  await expect(page.getByRole('article')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => isOnTop(page.getByRole('article').locator('p, li').last())).toBe(true);
});

test('the question field is in sight, and a question that was sent stands below the header', async ({
  page,
  me,
}) => {
  expect(me.id).toBeGreaterThan(0);
  await page.goto('/safety?tab=chat');
  const safety = new SafetyScreen(page);
  await expect.poll(() => isOnTop(safety.question)).toBe(true);
  // However the page stood before.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await safety.ask(FOOT);
  const asked = safety.chat.getByText(FOOT);
  const header = await boxOf(page.getByRole('banner'));
  await expect.poll(async () => (await boxOf(asked)).y).toBeGreaterThanOrEqual(header.y + header.height);
  await expect.poll(() => isOnTop(asked)).toBe(true);
});

test('a toast covers neither the question nor the header', async ({ page, me, around }) => {
  expect(me.id).toBeGreaterThan(0);
  const safety = new SafetyScreen(page);
  await safety.goto();
  await page.getByRole('button', { name: 'Select none' }).click();
  await safety.openChat();
  await safety.question.fill(FOOT);
  await safety.question.press('Enter');
  await around.says('No Documents Selected', 'Please select at least one OSHA document to chat with.');
  expect(await isOnTop(safety.question)).toBe(true);
  expect(await isOnTop(safety.send)).toBe(true);
  for (const button of await page.getByRole('banner').getByRole('button').all()) {
    if (await button.isVisible()) expect(await isOnTop(button)).toBe(true);
  }
});

test('a full list of passages is called the best 20 @desk', async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  const safety = new SafetyScreen(page);
  await safety.goto();
  await safety.search.fill('ladder');
  await expect(page.getByText('The best 20 passages in the text')).toBeVisible();
  await safety.search.fill('1926.1053(b)(13)');
  await expect(page.getByText(/^\d+ passages? in the text$/)).toBeVisible();
});

test('double text size leaves space for the answer and the text @desk', async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  await doubleLetters(page);
  const safety = new SafetyScreen(page);
  await safety.goto();
  await safety.ask(FOOT);
  expect((await boxOf(safety.chat)).height).toBeGreaterThan(400);
  const chips = page.getByRole('list', { name: 'Suggested questions' }).getByRole('listitem');
  const tops = await Promise.all((await chips.all()).map(async (chip) => (await boxOf(chip)).y));
  expect(new Set(tops).size).toBe(1);
  await page.goto('/safety/ladders');
  await expect(page.locator('summary', { hasText: 'Contents' })).toBeVisible();
  expect((await boxOf(page.getByRole('article'))).width).toBeGreaterThan(700);
});

test('double text size fits a phone where a document is kept @phone', async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await doubleLetters(page);
  await page.goto('/safety/ladders');
  await page.getByRole('button', { name: 'Keep on this phone' }).click();
  await expect(page.getByRole('button', { name: 'Remove from this phone' })).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
});
