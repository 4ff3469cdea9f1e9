import type { Locator, Page } from '@playwright/test';
import { reportOne } from '../server/testing/incident-with-files.ts';
import { expect, test } from './fixtures.ts';
import { isOnTop } from './look-at.ts';
import { libraryFilled } from './screens/documents.ts';
import { aReport } from './screens/report.ts';

/** What stands at the edges of every page: header, floating buttons, the foot of a form. */

const boxOf = async (thing: Locator) => {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It has no place on the screen.');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
};
const plus = (page: Page) => page.getByRole('link', { name: 'New incident report' });
const assistant = (page: Page) => page.getByRole('button', { name: 'Ask the assistant' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick access' });
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
const heightOf = (page: Page) => page.viewportSize()?.height ?? 0;

/** Badges and chevrons of rows that are in sight and above the strip of the floating buttons, and under a finger something else. */
async function covered(page: Page): Promise<string[]> {
  const strip = await boxOf(page.locator('[data-floats]'));
  const marks = page.getByRole('list', { name: 'Incidents' }).locator('svg');
  const found: string[] = [];
  for (const mark of await marks.all()) {
    const box = await mark.boundingBox();
    if (!box || box.y < 56 || box.y + box.height > strip.y) continue;
    if (
      !(await mark.evaluate((svg) => {
        const { left, top, width, height } = svg.getBoundingClientRect();
        return (
          svg.closest('button')?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ??
          false
        );
      }))
    )
      found.push(await mark.evaluate((svg) => svg.outerHTML.slice(0, 80)));
  }
  return found;
}

test.describe('what floats', { tag: '@phone' }, () => {
  test.beforeEach(async ({ me, incidents }) => {
    for (let number = 0; number < 9; number += 1)
      await reportOne(me.witness.person, { description: `Number ${number}` });
    await incidents.goto();
    await expect(incidents.row('Number 8')).toBeVisible();
  });

  test('covers nothing, steps aside while one scrolls down, and comes back', async ({ page, incidents }) => {
    const strip = await boxOf(page.locator('[data-floats]'));
    const top = (await boxOf(bar(page))).y;
    for (const button of [plus(page), assistant(page)]) {
      const box = await boxOf(button);
      expect(box.y).toBeGreaterThanOrEqual(strip.y);
      expect(box.bottom).toBeLessThanOrEqual(top);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(48);
    }
    expect(await covered(page)).toEqual([]);

    await scrollTo(page, 300);
    await expect.poll(async () => (await boxOf(plus(page))).y).toBeGreaterThanOrEqual(top);
    await expect.poll(async () => (await boxOf(assistant(page))).y).toBeGreaterThanOrEqual(top);
    // Whoever comes by keyboard sees it.
    await page.keyboard.press('Tab');
    await assistant(page).focus();
    await expect.poll(async () => (await boxOf(assistant(page))).bottom).toBeLessThanOrEqual(top);
    await assistant(page).evaluate((button) => button.blur());
    await expect.poll(async () => (await boxOf(assistant(page))).y).toBeGreaterThanOrEqual(top);

    await scrollTo(page, 240);
    await expect.poll(() => isOnTop(plus(page))).toBe(true);
    await expect.poll(() => isOnTop(assistant(page))).toBe(true);
    expect(await covered(page)).toEqual([]);

    // The page ends above it, and ends there: no screenful of nothing. Rows get their height when they are drawn.
    const roomBelow = async () => {
      await scrollTo(page, 100_000);
      return strip.y - (await boxOf(incidents.rows.last())).bottom;
    };
    await expect.poll(roomBelow).toBeGreaterThanOrEqual(0);
    expect(await roomBelow()).toBeLessThan(40);
    await expect.poll(() => isOnTop(plus(page))).toBe(true);
    const right = await page.getByText('© 2025 Tailboard').evaluate((notice) => {
      const text = document.createRange();
      text.selectNodeContents(notice);
      return text.getBoundingClientRect().right;
    });
    expect(right).toBeLessThanOrEqual((await boxOf(plus(page))).x);
  });

  test('the one plus floats; Report stands in the bottom bar like its neighbours', async ({ page }) => {
    const places = bar(page).getByRole('listitem');
    const boxes = await Promise.all((await places.all()).map(boxOf));
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
    await expect(bar(page).locator('.lucide-plus')).toHaveCount(0);
    await page.goto('/report');
    await expect(assistant(page)).toBeVisible();
    await expect(plus(page)).toHaveCount(0);
    await page.goto('/safety');
    await expect.poll(() => isOnTop(assistant(page))).toBe(true);
  });
});

const screens = [
  { name: 'a phone', width: 360, height: 740 },
  { name: 'the narrowest phone', width: 320, height: 640 },
  { name: 'a phone held crosswise', width: 740, height: 360 },
  { name: 'a large phone held crosswise', width: 930, height: 420 },
] as const;

test.describe('the next step is always in reach', { tag: '@phone' }, () => {
  for (const { name, width, height } of screens) {
    test(`on ${name}`, async ({ page, me, report }) => {
      expect(me.id).toBeGreaterThan(0);
      await page.setViewportSize({ width, height });
      const inReach = async (button: Locator) => {
        const box = await boxOf(button);
        expect(box.bottom).toBeLessThanOrEqual(height);
        expect(box.y).toBeGreaterThan(height / 2);
        await expect.poll(() => isOnTop(button)).toBe(true);
        // Neither the assistant nor a field under it.
        const other = await boxOf(assistant(page));
        expect(other.x >= box.right || other.y >= box.bottom || other.bottom <= box.y).toBe(true);
      };
      await report.goto('wizard');
      // The first question is in sight.
      const question = page.getByRole('heading', { name: 'What happened, and when?' });
      await expect.poll(() => isOnTop(question)).toBe(true);
      await inReach(report.next);
      await report.answer('Basic Information', aReport);
      await report.next.click();
      await inReach(report.next);
      await inReach(report.back);
      await report.answer('Incident Location', aReport);
      await report.next.click();
      await report.answer('Incident Details', aReport);
      await inReach(report.next);
      await report.next.click();
      await report.next.click();
      await inReach(report.submit);
      // What comes last on the page is not behind it.
      const end = page.getByRole('button', { name: 'Start over' });
      await scrollTo(page, 100_000);
      await expect.poll(() => isOnTop(end)).toBe(true);
      await report.goto('form');
      await inReach(report.submit);
    });
  }

  test('over the on-screen keyboard', async ({ page, me, report }) => {
    expect(me.id).toBeGreaterThan(0);
    await page.addInitScript(() => {
      const view = Object.assign(new EventTarget(), {
        height: innerHeight,
        width: innerWidth,
        offsetTop: 0,
        scale: 1,
      });
      Object.defineProperty(window, 'visualViewport', { value: view });
    });
    await report.goto('form');
    const opened = 300;
    await report.description.focus();
    await page.evaluate((keyboard) => {
      const view = window.visualViewport as unknown as EventTarget & { height: number };
      view.height = innerHeight - keyboard;
      view.dispatchEvent(new Event('resize'));
    }, opened);
    await expect
      .poll(async () => (await boxOf(report.submit)).bottom)
      .toBeLessThanOrEqual(heightOf(page) - opened);
    expect((await boxOf(report.submit)).bottom).toBeGreaterThan(heightOf(page) - opened - 40);
  });
});

test('the header is one line of 56 px on every page', { tag: '@phone' }, async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/report', '/safety', '/talks', '/settings', '/assistant', '/daily-briefing']) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Help' })).toBeVisible();
      // The first picture of a page gives way to the page meanwhile.
      const measured = () =>
        page.evaluate(() => {
          const header = document.querySelector<HTMLElement>('#root header');
          const ends = [...(header?.querySelectorAll('button') ?? [])].map(
            (button) => button.getBoundingClientRect().right,
          );
          return { height: header?.offsetHeight, isWhole: Math.max(...ends) <= innerWidth };
        });
      await expect.poll(measured, `${path} at ${width}`).toEqual({ height: 56, isWhole: true });
    }
  }
});

test('from a tablet up Report is in the navigation', { tag: '@desk' }, async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Report Incident' }).click();
  await expect(page).toHaveURL(/\/report$/);
  await expect(plus(page)).toHaveCount(0);
});

test('the tabs of the briefing stand in one line @phone', async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  await page.goto('/daily-briefing');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(4);
  const tops = await Promise.all((await tabs.all()).map(async (tab) => (await boxOf(tab)).y));
  expect(new Set(tops).size).toBe(1);
});

test('crosswise, the chat has room for an answer @phone', async ({ page, people, me }) => {
  test.setTimeout(150_000);
  await libraryFilled(people);
  expect(me.id).toBeGreaterThan(0);
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/safety?tab=chat');
  const log = page.getByRole('log');
  await page
    .getByRole('textbox', { name: 'Your question' })
    .fill('how far out does the foot of an extension ladder go');
  await page.keyboard.press('Enter');
  await expect(log.locator('[data-answer]')).toBeVisible();
  // It is as high as what it says: the page scrolls, not a slot of it.
  expect(await log.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
  await expect.poll(() => isOnTop(log.getByText('how far out does the foot'))).toBe(true);
});
