import { expect, installed, signal, test } from './fixtures.ts';
import { openInstalled } from './on-device.ts';

const built = [
  ['/', 'Dashboard'],
  ['/dashboard', 'Dashboard'],
  ['/incidents', 'Incidents'],
  ['/report', 'Report Incident'],
  ['/claims', 'Claims'],
  ['/safety', 'Safety Guidelines Documents'],
  ['/settings', 'Settings'],
  ['/profile', 'Profile'],
  ['/assistant', 'Tailboard Assistant'],
] as const;

test.describe('installed on the phone', () => {
  test.use(installed);

  test('every screen opens without signal @phone', async ({
    page,
    context,
    watch,
    me,
    report,
    incidents,
  }) => {
    await openInstalled(page, '/incidents');
    await signal(context, watch, false);
    for (const [path, title] of built) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
      await expect(page.getByRole('banner').getByText('Offline')).toBeVisible();
    }
    await page.goto('/report');
    await report.atStep('Basic Information');
    await page.goto('/login');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/incidents');
    await expect(incidents.page.getByText(/^As of .*, no signal$/)).toBeVisible();
    expect(me.id).toBeGreaterThan(0);
  });

  test(
    'parts of a page carry none of the headers of pages, the worker does',
    { tag: '@desk' },
    async ({ page }) => {
      const answer = await page.goto('/login');
      const script = await page.getAttribute('script[type=module]', 'src');
      const headersOf = async (path: string) => (await page.request.get(path)).headers();
      const part = await headersOf(script ?? '/no-script');
      expect(part['content-type']).toContain('javascript');
      expect(part['x-content-type-options']).toBe('nosniff');
      for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options']) {
        expect(part).not.toHaveProperty(name);
        expect(answer?.headers()).toHaveProperty(name);
        expect(await headersOf('/sw.js')).toHaveProperty(name);
      }
    },
  );

  test('the app can be installed', { tag: '@desk' }, async ({ page, serverUrl }) => {
    await page.goto('/login');
    const address = await page.getAttribute('link[rel=manifest]', 'href');
    const reply = await page.request.get(address ?? '/no-manifest');
    expect(reply.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await reply.json()) as {
      name: string;
      start_url: string;
      display: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Tailboard', start_url: '/', display: 'standalone' });
    for (const size of [192, 512]) {
      const icon = manifest.icons.find(({ sizes, purpose }) => sizes === `${size}x${size}` && !purpose);
      const drawn = await page.evaluate(
        async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return [image.naturalWidth, image.naturalHeight];
        },
        `${serverUrl}${icon?.src ?? '/no-icon'}`,
      );
      expect(drawn).toEqual([size, size]);
    }
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    const worker = await page.evaluate(async () => {
      const { active, scope } = await navigator.serviceWorker.ready;
      return { script: active?.scriptURL, scope };
    });
    expect(worker).toEqual({ script: `${serverUrl}/sw.js`, scope: `${serverUrl}/` });
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
});

test('the navigation of a phone', { tag: '@phone' }, async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  await expect(bar.getByRole('listitem')).toHaveText([
    'Home',
    'Briefing',
    'Incidents',
    'Report',
    'Claims',
    'Safety',
    'Profile',
  ]);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('listitem')).toHaveText([
    'Dashboard',
    'Daily Briefing',
    'Incidents',
    'Claims',
    'Work Site Safety',
    'Actions',
    'Toolbox talks',
    'History',
    'Settings',
  ]);
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(menu).toBeHidden();
});

test('header, help and footer', { tag: '@desk' }, async ({ page, me }) => {
  await page.goto('/report');
  const header = page.getByRole('banner');
  await expect(header).toContainText('Report Incident');
  await expect(header).toContainText(me.name);
  await expect(page.getByRole('contentinfo')).toContainText('2025');
  await header.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog')).toContainText('The guided wizard asks one thing at a time');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(header.getByRole('button', { name: 'Help' })).toBeFocused();
  await header.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nothing new.');
});
