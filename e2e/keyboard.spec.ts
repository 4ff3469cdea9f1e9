import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Goes on with Tab until `goal` has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

test(
  'an incident is reported with the keyboard alone',
  { tag: '@desk' },
  async ({ page, me, login, report }) => {
    await page.context().clearCookies();
    await page.goto('/login');
    await tabTo(page, login.username);
    await page.keyboard.type(me.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(me.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.keyboard.press('Tab');

    await tabTo(page, page.getByRole('tab', { name: 'Recent Incidents' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Report Incident' })).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, page.getByRole('link', { name: 'Start the wizard' }));
    await page.keyboard.press('Enter');
    await report.atStep('Basic Information');

    await tabTo(page, report.choice('Equipment Damage'));
    await page.keyboard.press('ArrowDown');
    await expect(report.choice('Vehicle Accident')).toBeChecked();
    await tabTo(page, report.next);
    await page.keyboard.press('Enter');
    await report.atStep('Incident Location');
    await expect(page.getByRole('heading', { name: 'Where did it happen?' })).toBeFocused();
    await tabTo(page, report.location);
    await page.keyboard.type('Mile 12, County Road 3');
    const map = page.getByRole('application', { name: 'Map of the incident location' });
    await tabTo(page, map);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Marker at /)).toBeVisible();
    await tabTo(page, report.next);
    await page.keyboard.press('Enter');
    await report.atStep('Incident Details');
    await tabTo(page, report.description);
    await page.keyboard.type('The trailer slid into the ditch.');
    await tabTo(page, report.next);
    await page.keyboard.press('Enter');
    await report.atStep('Attach Media');
    await tabTo(page, page.getByLabel('Choose files'));
    await tabTo(page, report.next);
    await page.keyboard.press('Enter');
    await report.atStep('Review Information');
    await tabTo(page, report.submit);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Incident reported successfully!').first()).toBeVisible();

    await tabTo(page, page.getByRole('link', { name: 'See it under Incidents' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Incidents', exact: true })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: /Vehicle Accident/ }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('definition').getByText('The trailer slid into the ditch.')).toBeVisible();
    expect((await me.witness.reports())[0]).toMatchObject({
      type: 'Vehicle Accident',
      location: 'Mile 12, County Road 3',
      description: 'The trailer slid into the ditch.',
    });
  },
);

test(
  'a toast is reached with F8, and the content with the first link',
  { tag: '@desk' },
  async ({ page, me, around }) => {
    expect(me.id).toBeGreaterThan(0);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await around.syncSays('Sync Complete', 'All data has been synchronized successfully.');
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(around.toast).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(around.toast).toBeHidden();
  },
);
