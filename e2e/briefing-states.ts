import { expect, type Page } from '@playwright/test';
import { alertedPlace, knownPlace, uncoveredPlace } from './outside.ts';
import { BriefingScreen, standAt } from './screens/briefing.ts';
import type { Walk } from './states.ts';

/** The daily briefing with and without figures, and without a position. */
export async function* briefingScreens(page: Page): Walk {
  const briefing = new BriefingScreen(page);
  const context = page.context();
  await standAt(context, alertedPlace);
  await briefing.goto();
  await expect(briefing.card('Important Notices').getByText('Extreme Heat Warning').first()).toBeVisible();
  for (const task of ['Crane', 'Roof', 'Trench']) await briefing.task(task).check();
  await expect(briefing.row('Trench')).toBeVisible();
  await expect(briefing.refresh).toHaveText('Refresh');
  yield 'briefing';
  await briefing.hours().first().click();
  await expect(page.getByRole('button', { name: 'Close the reasons' })).toBeVisible();
  yield 'briefing-reasons';
  for (const [tab, seen] of [
    ['Safety & PPE', 'Personal Protective Equipment'],
    ['Weather', 'Weather Safety Recommendations'],
    ['Real-Time Updates', 'Test Connection'],
  ] as const) {
    await briefing.tab(tab).click();
    await expect(page.getByText(seen, { exact: true })).toBeVisible();
    yield `briefing-${tab.toLowerCase().replaceAll(/\W+/g, '-')}`;
  }
  await page.getByRole('button', { name: 'Change place' }).click();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  yield 'briefing-place';
  await standAt(context, uncoveredPlace);
  await briefing.goto();
  await expect(page.getByText('Typical values, not live').first()).toBeVisible();
  yield 'briefing-typical';
  await context.clearPermissions();
  await briefing.goto();
  await expect(page.getByText('This is the default place, not where you are')).toBeVisible();
  await expect(briefing.card('Current Weather')).toBeVisible();
  yield 'briefing-default-place';
  await standAt(context, knownPlace);
}
