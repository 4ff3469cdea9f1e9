import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

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

const prerendered = (page: Page) => page.locator('html[data-prerendered=fits] #root');

for (const { locale, menu } of [
  { locale: 'en-US', menu: 'Home' },
  { locale: 'es-MX', menu: 'Inicio' },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the shell stands before the app has come, and nothing of anybody in it @phone', async ({
      page,
      me,
    }) => {
      for (const path of ['/dashboard', '/incidents', '/report', '/claims']) {
        const release = await holdApp(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(prerendered(page).getByRole('link', { name: menu })).toBeVisible();
        await expect(prerendered(page)).not.toContainText(me.name);
        release();
        await expect(page.getByRole('button', { name: /^Sync|^Sincronizar/ })).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    });
  });
}

test('without a session the server sends no shell; the login page stands in the language of the browser', async ({
  playwright,
  baseURL,
}) => {
  const nobody = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  for (const path of ['/', '/dashboard', '/incidents', '/report']) {
    const reply = await nobody.get(path);
    expect(reply.headers()['cache-control']).toBe('no-cache');
    expect(await reply.text()).toContain('<div id="root"></div>');
  }
  const login = async (headers: Record<string, string>) =>
    /<h1[^>]*>([^<]*)/.exec(await (await nobody.get('/login', { headers })).text())?.[1];
  expect(await login({})).toBe('Sign in');
  expect(await login({ 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' })).toBe('Entrar');
  expect(await login({ 'accept-language': 'fr' })).toBe('Sign in');
  expect(await login({ 'accept-language': 'es', cookie: 'language=en' })).toBe('Sign in');
  await nobody.dispose();
});

test('what is typed before the app has come stays, and a press before it sends nothing @phone', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('somebody');
  await page.getByLabel('Password').fill('a secret of theirs');
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(page.url()).not.toContain('secret');
  release();
  await expect(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('somebody');
  await expect(page.getByLabel('Password')).toHaveValue('a secret of theirs');
  expect(page.url()).not.toContain('secret');
});

test('size and colours are as they were chosen from the first paint on @phone', async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  await page.addInitScript(() => {
    localStorage.setItem('highContrast', 'true');
    localStorage.setItem('textSize', '150');
  });
  const release = await holdApp(page);
  await page.goto('/incidents', { waitUntil: 'commit' });
  await expect(prerendered(page).getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'sunlight');
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
  release();
  await expect(page.getByRole('button', { name: /^Sync/ })).toBeVisible();
});

test('in a language that was chosen against the browser nothing of the other is shown @phone', async ({
  page,
  me,
}) => {
  expect(me.id).toBeGreaterThan(0);
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  const release = await holdApp(page);
  await page.goto('/incidents', { waitUntil: 'commit' });
  await expect(page.locator('html[data-prerendered=hidden]')).toBeAttached();
  await expect(page.locator('#root a').first()).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Incidentes' })).toBeVisible();
});
