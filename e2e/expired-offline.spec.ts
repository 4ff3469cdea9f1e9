import { expect, installed, signal, test } from './fixtures.ts';
import { openInstalled } from './on-device.ts';

test.use(installed);

test(
  'a sign-in that expired without signal is told when signal is back, and nothing is lost',
  { tag: '@phone' },
  async ({ page, context, watch, me, people, report, login, incidents }) => {
    watch.allow(/status of 401/);
    await openInstalled(page);
    await expect(page.getByText('No incidents found')).toBeVisible();
    await signal(context, watch, false);
    expect((await me.witness.person.post('/api/auth/sign-out', {})).status).toBe(200);
    await report.goto('form');
    await report.fillForm();
    await report.submit.click();
    await expect(page.getByText('Saved on this phone.')).toBeVisible();
    const expired = page.getByText('Sign-in expired: sign in to send');
    await expect(expired).toBeHidden();
    await signal(context, watch, true);
    await expect(expired).toBeVisible();
    await page.goto('/incidents');
    await expect(incidents.row('Saved on this phone')).toHaveCount(1);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await login.signIn(me);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(expired).toBeHidden();
    const again = await people.witness(me);
    await expect.poll(async () => (await again.reports()).length).toBe(1);
  },
);
