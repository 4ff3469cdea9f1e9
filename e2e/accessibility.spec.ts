import type { Page } from '@playwright/test';
import { become } from './claim-people.ts';
import { briefingScreens } from './briefing-states.ts';
import { claimScreens, reviewScreens } from './claim-states.ts';
import { documents } from './document-states.ts';
import { expect, installed, signal, test } from './fixtures.ts';
import { openInstalled } from './on-device.ts';
import { libraryFilled } from './screens/documents.ts';
import { tooSmall, tooWide, wrongByAxe } from './look-at.ts';
import {
  dashboard,
  empty,
  form,
  giveReports,
  incidentList,
  outside,
  peopleScreens,
  rest,
  withoutSignal,
  wizard,
  type Walk,
} from './states.ts';

/** Looks at every stop with axe in three themes and with a ruler. All stops are seen before anything fails. */
async function inspect(page: Page, walk: Walk): Promise<void> {
  for await (const state of walk) {
    expect.soft(await wrongByAxe(page), `axe at ${state}`).toEqual([]);
    expect.soft(await tooSmall(page), `small targets at ${state}`).toEqual([]);
    expect.soft(await tooWide(page), `wider than the screen at ${state}`).toEqual([]);
  }
}

async function measure(page: Page, ...walks: readonly Walk[]): Promise<void> {
  for (const walk of walks) {
    for await (const state of walk) {
      expect.soft(await tooWide(page), `wider than the screen at ${state}`).toEqual([]);
    }
  }
}

// A walk has many stops; each is short.
test.slow();

test.describe('accessible in day, night and sunlight, with targets of 48 px', () => {
  test('the login', ({ page }) => inspect(page, outside(page)));
  test('empty screens', async ({ page, me }) => {
    expect(me.id).toBeGreaterThan(0);
    await inspect(page, empty(page));
  });
  test('the dashboard', async ({ page, people, me }) => {
    await giveReports(people, me.witness);
    await inspect(page, dashboard(page));
  });
  test('the incidents', async ({ page, people, me, watch }) => {
    watch.allow(/status of 404/);
    await giveReports(people, me.witness);
    await inspect(page, incidentList(page, me.witness));
  });
  test('the wizard', async ({ page, me }) => {
    expect(me.id).toBeGreaterThan(0);
    await inspect(page, wizard(page));
  });
  test('the standard form', async ({ page, me }) => {
    expect(me.id).toBeGreaterThan(0);
    await inspect(page, form(page));
  });
  test('the claims', async ({ page, me, lead, watch }) => {
    watch.allow(/status of 404/);
    await inspect(page, claimScreens(page, { me, lead }));
  });
  test('the review', async ({ page, context, me, lead }) => {
    await become(context, lead);
    await inspect(page, reviewScreens(page, { me, lead }));
  });
  test('the people', async ({ page, context, people }) => {
    const admin = await people.add({ role: 'admin' });
    await become(context, { witness: await people.witness(admin) });
    await inspect(page, peopleScreens(page));
  });
  test('the briefing', async ({ page, me }) => {
    expect(me.id).toBeGreaterThan(0);
    await inspect(page, briefingScreens(page));
  });
  test('the safety documents', async ({ page, people, me }) => {
    expect(me.id).toBeGreaterThan(0);
    await libraryFilled(people);
    await inspect(page, documents(page));
  });
  test('all others', async ({ page, me }) => {
    expect(me.id).toBeGreaterThan(0);
    await inspect(page, rest(page));
  });
});

test.describe('without signal', { tag: '@phone' }, () => {
  test.use(installed);
  test('accessible', async ({ page, context, watch, me }) => {
    expect(me.id).toBeGreaterThan(0);
    await openInstalled(page);
    await expect(page.getByText('No incidents found')).toBeVisible();
    await inspect(
      page,
      withoutSignal(page, () => signal(context, watch, false)),
    );
  });
});

test.describe('with letters of 200 % at 320 px nothing is wider than the screen', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('on any list', async ({ page, people, me, watch }) => {
    watch.allow(/status of 404/);
    await page.addInitScript(() => localStorage.setItem('textSize', '200'));
    await giveReports(people, me.witness);
    await measure(page, dashboard(page), incidentList(page, me.witness));
  });

  test('in the briefing', async ({ page, me }) => {
    expect(me.id).toBeGreaterThan(0);
    await page.addInitScript(() => localStorage.setItem('textSize', '200'));
    await measure(page, briefingScreens(page));
  });

  test('on any claim', async ({ page, me, lead, watch }) => {
    watch.allow(/status of 404/);
    await page.addInitScript(() => localStorage.setItem('textSize', '200'));
    await measure(page, claimScreens(page, { me, lead }));
  });

  test('in the safety documents', async ({ page, people, me }) => {
    expect(me.id).toBeGreaterThan(0);
    await libraryFilled(people);
    await page.addInitScript(() => localStorage.setItem('textSize', '200'));
    await measure(page, documents(page));
  });

  test('in the review', async ({ page, context, me, lead }) => {
    await page.addInitScript(() => localStorage.setItem('textSize', '200'));
    await become(context, lead);
    await measure(page, reviewScreens(page, { me, lead }));
  });

  test('on any form', async ({ page, me }) => {
    expect(me.id).toBeGreaterThan(0);
    await page.addInitScript(() => localStorage.setItem('textSize', '200'));
    await measure(page, rest(page), form(page), wizard(page));
  });

  test('at the login', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('textSize', '200'));
    await measure(page, outside(page));
  });
});
