import { expect, test } from './fixtures.ts';
import { isOnTop } from './look-at.ts';

test('a toast lies over an open dialog, by finger and by keyboard @phone', async ({ page, me, around }) => {
  expect(me.id).toBeGreaterThan(0);
  await page.goto('/settings');
  const help = page.getByRole('dialog', { name: 'Help' });
  const close = around.toast.getByRole('button', { name: 'Close' });
  const openHelp = async () => {
    await around.syncSays('Sync Complete', 'All data has been synchronized successfully.');
    await page.getByRole('button', { name: 'Help' }).filter({ visible: true }).first().click();
    await expect(help).toBeVisible();
  };

  await openHelp();
  await expect.poll(() => isOnTop(close)).toBe(true);
  await close.click();
  await expect(around.toast).toBeHidden();
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await openHelp();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(around.toast).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(around.toast).toBeHidden();
  await expect(help).toBeVisible();

  await help.getByRole('button', { name: 'Close' }).click();
  await around.syncSays('Sync Complete', 'All data has been synchronized successfully.');
  await expect.poll(() => isOnTop(close)).toBe(true);
});
