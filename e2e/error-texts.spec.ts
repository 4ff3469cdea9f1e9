import { claimIn } from './claim-people.ts';
import { expect, overTheLine, test } from './fixtures.ts';
import { answerProblem } from './sync/fault-proxy.ts';

// Texts of the spec's error catalogue (section 8) that no other test brings about.

test('who signs in and out is told so', async ({ page, people, login, around, watch }) => {
  // What the dashboard reads ahead may be under way when the session ends.
  watch.allow(/status of 401/);
  const member = await people.add();
  await page.goto('/login');
  await login.username.fill(member.username);
  await login.button.click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await login.signIn({ ...member, password: 'not the one of this person' });
  await around.says('Login failed', 'Invalid username or password. Please try again.');
  await login.signIn(member);
  await around.says('Login successful', `Welcome back, ${member.name}!`);
  await expect(page).toHaveURL(/\/dashboard$/);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await around.pressLogout();
  await expect(page).toHaveURL(/\/login$/);
  if (isPhone) await around.says('Logged Out', "You've been successfully logged out.");
  else await around.says('Logged out successfully', 'You have been logged out of your account.');
});

test.describe('over a line that fails', () => {
  test.use(overTheLine);

  test('the incident of a claim that cannot be loaded @phone', async ({
    page,
    me,
    lead,
    line,
    watch,
    around,
  }) => {
    const claim = await claimIn('pending', me, lead);
    watch.allow(/status of 500/);
    line.decide(({ path }) =>
      path.startsWith('/api/incidents') ? answerProblem(500, 'internal') : { kind: 'none' },
    );
    await page.goto(`/claims/${claim.id}`);
    await around.says('Error', 'Failed to load related incident details');
    await page.getByRole('heading', { name: 'Related Incident' }).click();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  test('a profile that cannot be loaded', { tag: '@phone' }, async ({ page, me, line, watch }) => {
    watch.allow(/status of 500/);
    line.decide(({ path }) =>
      path === `/api/users/${me.id}` ? answerProblem(500, 'internal') : { kind: 'none' },
    );
    await page.goto('/profile');
    await expect(page.getByText('Failed to load profile data. Please try again later.')).toBeVisible();
  });

  test('a house without documents', { tag: '@phone' }, async ({ page, me, line }) => {
    expect(me.id).toBeGreaterThan(0);
    line.decide(({ path }) =>
      path.startsWith('/api/osha/documents') ? { kind: 'answer', status: 200, body: [] } : { kind: 'none' },
    );
    await page.goto('/safety');
    await expect(page.getByText('No Documents Available')).toBeVisible();
  });

  test('a reading that no voice can make', { tag: '@desk' }, async ({ page, me, line, watch, around }) => {
    expect(me.id).toBeGreaterThan(0);
    watch.allow(/status of 503/);
    line.decide(({ path }) => (path === '/api/tts' ? answerProblem(503, 'unavailable') : { kind: 'none' }));
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Read aloud' }).click();
    await around.says(
      'Text-to-Speech Error',
      'There was an error generating or playing the audio. Please try again.',
    );
  });
});
