import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { knownPlace, placeName } from './outside.ts';
import { standAt } from './screens/briefing.ts';

/** Where the parts stand that every screen has, in pixels; those that this width hides are left out. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['header', 'h1', 'main', 'aside', 'nav[aria-label="Quick access"] ul', 'form'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box && [part, Math.round(box.x), Math.round(box.y), Math.round(box.width)];
    }),
  );

/** Keeps the app from coming until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('before the app has come, each screen shows what the app will draw', async ({ page, me }) => {
  for (const path of ['/dashboard', '/daily-briefing', '/incidents', '/report']) {
    const release = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#first-paint header')).toBeVisible();
    // It cannot know that, so it does not say it.
    await expect(page.locator('#first-paint header [role=status]')).toBeHidden();
    await expect(page.locator('#first-paint')).not.toContainText(me.name);
    // What it is drawn from holds no schema: to build them takes a slow phone a tenth of a second, and each is 7 to 25 kB.
    const files = await page.locator('script[data-files]').getAttribute('data-files');
    expect(
      files?.split(' ').filter((file) => /contract|chat|map-/.test(file)),
      path,
    ).toEqual([]);
    const before = await places(page);
    release();
    await expect(page.getByRole('button', { name: /^Sync/ })).toBeVisible();
    await expect(page.locator('#first-paint')).toHaveCount(0);
    expect((await places(page)).slice(0, 5), path).toEqual(before.slice(0, 5));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a signed-in picture is for nobody else', async ({ page, people, playwright, baseURL }) => {
  const unready = await people.witness(await people.addUnready());
  const nobody = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const refused = await fetch(`${baseURL}/incidents`, { headers: { cookie: unready.person.cookie } });
  expect(await refused.text(), 'before the set-up').not.toContain('first-paint"');
  for (const path of ['/', '/dashboard', '/daily-briefing', '/incidents', '/report']) {
    const reply = await nobody.get(path);
    expect(reply.headers()['cache-control']).toBe('no-cache');
    expect(await reply.text()).not.toContain('first-paint"');
  }
  await nobody.dispose();
  const release = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('#first-paint h1')).toHaveText('Sign in');
  const before = await places(page);
  release();
  await expect(page.getByLabel('Username')).toBeEditable();
  expect(await places(page)).toEqual(before);
});

test('letters and colours are as they were chosen from the first paint on @phone', async ({ page, me }) => {
  await page.addInitScript(() => {
    localStorage.setItem('highContrast', 'true');
    localStorage.setItem('textSize', '150');
  });
  const release = await holdApp(page);
  await page.goto('/incidents', { waitUntil: 'commit' });
  await expect(page.locator('#first-paint h1')).toBeVisible();
  await expect(page.locator('#first-paint')).not.toContainText(me.name);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'sunlight');
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
  release();
  await expect(page.getByRole('button', { name: /^Sync/ })).toBeVisible();
});

test('the briefing that was shown last is there before the app, to its person, while it holds @phone', async ({
  page,
  context,
  me,
}) => {
  expect(me.id).toBeGreaterThan(0);
  await standAt(context, knownPlace);
  await page.goto('/daily-briefing');
  await expect(page.getByText('When to stop work')).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('lastPicture:/daily-briefing'));
  await expect.poll(kept).not.toBeNull();
  const picture = page.locator('#first-paint main');
  /** What is kept changed in one thing, and the page opened with the app held back. */
  const openWith = async (change: Record<string, number>): Promise<() => Promise<void>> => {
    const release = await holdApp(page);
    await page.evaluate((changed) => {
      const before = JSON.parse(localStorage.getItem('lastPicture:/daily-briefing') ?? '{}') as object;
      localStorage.setItem('lastPicture:/daily-briefing', JSON.stringify({ ...before, ...changed }));
    }, change);
    await page.goto('/daily-briefing', { waitUntil: 'commit' });
    await expect(page.locator('#first-paint header')).toBeVisible();
    return async () => {
      release();
      await expect(page.locator('#first-paint')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await expect(page.getByText('When to stop work')).toBeVisible();
    };
  };
  const hour = 3_600_000;

  let close = await openWith({ asOf: Date.now() - 3 * hour });
  await expect(picture).toContainText(placeName);
  await expect(picture.getByText('Current Weather')).toBeVisible();
  await expect(picture.getByText('3 h ago')).toBeVisible();
  await close();

  close = await openWith({ asOf: Date.now(), drawnAt: Date.now() - 2 * hour });
  await expect(picture.getByText('Current Weather')).toBeVisible();
  await expect(picture.locator('table')).toBeHidden();
  await close();

  for (const change of [
    { asOf: Date.now() - 13 * hour },
    { asOf: Date.now() + hour },
    { asOf: Date.now(), userId: me.id + 1 },
  ]) {
    close = await openWith(change);
    await expect(picture).not.toContainText(placeName);
    await close();
  }
});
