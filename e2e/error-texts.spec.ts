import { expect, test } from './fixtures.ts';

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
