import { expect, signal, test } from './fixtures.ts';

test(
  'a page that could not be loaded is there when there is signal again',
  { tag: '@phone' },
  async ({ page, context, watch, me, around }) => {
    expect(me.id).toBeGreaterThan(0);
    watch.allow(/dynamically imported module/);
    await page.goto('/dashboard');
    await expect(page.getByText('No incidents found')).toBeVisible();
    await signal(context, watch, false);
    await around.go('Claims');
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    await around.go('Profile');
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    await signal(context, watch, true);
    // The one that is looked at, by itself.
    await expect(page.getByLabel('Full Name')).toBeVisible();
    // The one that failed before, when it is gone to again.
    await around.go('Claims');
    await expect(page.getByText('No claims found')).toBeVisible();
  },
);
