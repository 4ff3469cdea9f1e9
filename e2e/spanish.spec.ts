import type { Page } from '@playwright/test';
import { holdOne } from '../server/testing/talks.ts';
import { claimIn } from './claim-people.ts';
import { expect, installed, signal, test } from './fixtures.ts';
import { wrongByAxe } from './look-at.ts';
import { openInstalled } from './on-device.ts';

const chooseSpanish = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'es'));

test.describe('a browser that speaks Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('is met in Spanish, never in English first, and may choose @phone', async ({
    page,
    people,
    watch,
  }) => {
    watch.allow(/status of 401/);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/es-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    // The app waits for its texts; the page prerendered in English is not shown.
    await page.waitForLoadState('load');
    await expect(page.getByText('Sign in', { exact: true }).filter({ visible: true })).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Falta el usuario')).toBeVisible();

    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await page.getByRole('button', { name: 'Español' }).click();

    const { username, password } = await people.add();
    await page.getByLabel('Usuario').fill(username);
    await page.getByLabel('Contraseña').fill('not the one');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Usuario o contraseña incorrectos. Intente otra vez.').first()).toBeVisible();
    await page.getByLabel('Contraseña').fill(password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('No hay incidentes').first()).toBeVisible();
  });

  test('Spanish is loaded for nobody who reads English @desk', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'en-US', ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.getByLabel('Username')).toBeEditable();
    expect(asked.some((path) => path.startsWith('/assets/index-'))).toBe(true);
    expect(asked.filter((path) => path.startsWith('/assets/es-'))).toEqual([]);
    await context.close();
  });
});

test('an incident is reported and analyzed in Spanish; the settings lead back to English @phone', async ({
  page,
  me,
}) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Español' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  await page.goto('/report?way=wizard');
  await page.getByLabel('Lesión en el trabajo').check();
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
  await expect(page.getByText('Falta el lugar')).toBeVisible();
  await page.getByLabel('Lugar', { exact: true }).fill('Patio 3');
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
  await page.getByLabel('Descripción').fill('A coworker lost a finger in the winch.');
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
  await page.getByRole('button', { name: 'Pedir análisis con IA' }).click();
  // The law's clock, with its number and paragraph, and nothing left in English.
  await expect(page.getByText('Llame a OSHA en menos de 24 horas').first()).toBeVisible();
  await expect(page.getByText('La descripción menciona una amputación.').first()).toBeVisible();
  await page.getByRole('heading', { name: 'Acciones recomendadas' }).click();
  await expect(page.getByText(/^Llame a OSHA en un plazo máximo de 24 horas: 1-800-321-OSHA/)).toBeVisible();
  await expect(page.getByRole('link', { name: /1-800-321-OSHA/ })).toHaveAttribute('href', 'tel:18003216742');
  await expect(page.locator('main [lang=en]')).toHaveCount(0);
  expect(await wrongByAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enviar reporte del incidente' }).click();
  await expect(page.getByText('¡Incidente reportado!').first()).toBeVisible();
  expect((await me.witness.reports()).map(({ type }) => type)).toEqual(['Workplace Injury']);

  await page.goto('/settings');
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('the briefing is said in Spanish by its codes; one kept before there were codes stays English, marked @phone', async ({
  page,
  me,
}) => {
  expect(me.id).toBeGreaterThan(0);
  await chooseSpanish(page);
  let coded = true;
  await page.route('**/api/daily-briefing?*', async (route) => {
    const response = await route.fetch();
    const { sentences, ...briefing } = await response.json();
    await route.fulfill({ response, json: coded ? { ...briefing, sentences } : briefing });
  });
  await page.goto('/daily-briefing');
  const helmet = page.getByText(/^(Casco|Hard hat)$/);
  await expect(helmet).toHaveText('Casco');
  await expect(page.locator('main [lang=en]', { hasText: /hard hat/i })).toHaveCount(0);

  coded = false;
  await page.reload();
  await expect(helmet).toHaveText('Hard hat');
  await expect(helmet).toHaveAttribute('lang', 'en');
});

test('an estimate is said in Spanish by its codes; one kept before there were codes stays English, marked @phone', async ({
  page,
  me,
  lead,
}) => {
  const claim = await claimIn('pending', me, lead);
  await chooseSpanish(page);
  let coded = true;
  await page.route(/\/api\/(claims|ai\/specialized-claim-processing)(\/|$)/, async (route) => {
    // The whole answer, not that it is as it was.
    const { 'if-none-match': _known, ...headers } = await route.request().allHeaders();
    const response = await route.fetch({ headers });
    const withoutCodes = (name: string, value: unknown) => (name === 'sentences' ? undefined : value);
    const text = await response.text();
    await route.fulfill({ response, body: coded ? text : JSON.stringify(JSON.parse(text, withoutCodes)) });
  });
  await page.goto(`/claims/${claim.id}`);
  await page.getByText('Cómo se calculó').click();
  const noDecision = page.getByText(/^(Esto es una estimación, no una decisión|This is an estimate, not a)/);
  await expect(noDecision).toHaveText(/^Esto es/);
  await expect(page.locator('main [lang=en]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hacer el análisis ampliado' }).click();
  await expect(page.getByText(/^Se sugiere aprobar hasta \$[\d,]+; decide una persona$/)).toBeVisible();
  await expect(page.locator('main [lang=en]')).toHaveCount(0);

  coded = false;
  await page.reload();
  await page.getByText('Cómo se calculó').click();
  await expect(noDecision).toHaveText(/^This is/);
  await expect(noDecision).toHaveAttribute('lang', 'en');
});

test('a Spanish question is answered in Spanish around the English words, each read in its language @phone', async ({
  page,
  me,
}) => {
  expect(me.id).toBeGreaterThan(0);
  await chooseSpanish(page);
  const read: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/tts')) return;
    read.push((request.postDataJSON() as { language: string }).language);
  });
  await page.goto('/assistant');
  const field = page.getByPlaceholder('Escriba su pregunta...');
  await field.fill('¿Desde qué profundidad se protege una zanja?');
  await field.press('Enter');
  const log = page.getByRole('log');
  await expect(log.getByText('El documento, en inglés, dice')).toBeVisible();
  const quote = log.locator('div.whitespace-pre-line [lang=en]');
  // Two sentences of the library say it, in other words.
  await expect(quote).toContainText(
    // The section that it is quoted from is named in English too, and may have a colon.
    /“.*(protective system.*5 feet or deeper|5 feet or deeper.*protective system)/,
  );
  await expect(log.getByRole('list', { name: 'Fuentes' }).getByRole('link')).toHaveCount(1);
  await log.getByRole('button', { name: 'Leer en voz alta' }).click();
  await expect.poll(() => read.slice(0, 2)).toEqual(['es', 'en']);
});

test('push messages follow their person into Spanish @phone', async ({ page, me }) => {
  await page.addInitScript((userId) => {
    // A push service is nowhere near a browser of tests: this is what one that was turned on leaves behind.
    const subscription = {
      toJSON: () => ({
        endpoint: `https://fcm.googleapis.com/fcm/send/of-${userId}`,
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
    };
    const pushManager = { getSubscription: async () => subscription };
    Object.defineProperty(navigator.serviceWorker, 'getRegistration', {
      value: async () => ({ pushManager }),
    });
    localStorage.setItem('pushFor', String(userId));
  }, me.id);
  const told: unknown[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/push/subscriptions')) return;
    const { language } = response.request().postDataJSON() as { language: string };
    told.push([response.status(), language]);
  });
  await page.goto('/settings');
  const choose = (language: string) => page.getByRole('radio', { name: language }).check();
  await choose('Español');
  await expect.poll(() => told.at(-1)).toEqual([204, 'es']);
  await choose('English');
  await expect.poll(() => told.at(-1)).toEqual([204, 'en']);
});

test('a talk asks in Spanish beside the English of its document, and so does its record @desk', async ({
  page,
  me,
}) => {
  await chooseSpanish(page);
  await page.goto('/talks/new?document=ladders');
  await expect(page.getByRole('heading', { level: 1, name: 'Escaleras' })).toBeVisible();
  await expect(page.getByText('Los puntos están en inglés, con las palabras del documento.')).toBeVisible();
  await expect(page.locator('main ol')).toHaveAttribute('lang', 'en');
  await page.getByLabel('Todos los puntos se leyeron a la cuadrilla').check();
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
  const question = page.getByRole('group', { name: /^Un peldaño está roto\. ¿Qué hace\?/ });
  await expect(question.getByText('A rung is broken. What do you do?')).toHaveAttribute('lang', 'en');
  await expect(question.getByLabel('Pasa por encima de ese peldaño')).toBeVisible();

  const { id } = await holdOne(me.witness.person);
  await page.goto(`/talks/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Protección contra caídas' })).toBeVisible();
  const pdf = await page.getByRole('link', { name: 'PDF del registro' }).getAttribute('href');
  expect(pdf).toBe(`/api/talks/${id}/pdf?language=es`);
});

test.describe('on the phone', { tag: '@phone' }, () => {
  test.describe('installed', () => {
    test.use(installed);

    test('opens in Spanish without signal, and changes its language there', async ({
      page,
      context,
      watch,
      me,
    }) => {
      expect(me.id).toBeGreaterThan(0);
      await openInstalled(page, '/settings');
      await signal(context, watch, false);
      await page.getByRole('radio', { name: 'Español' }).check();
      await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
      await page.goto('/incidents');
      await expect(page.getByRole('heading', { level: 1, name: 'Incidentes' })).toBeAttached();
      await expect(page.getByRole('banner').getByText('Sin conexión')).toBeVisible();
    });
  });
});
