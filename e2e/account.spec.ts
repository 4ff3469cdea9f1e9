import { codeOf } from '../server/testing/code-app.ts';
import { become } from './claim-people.ts';
import { expect, test } from './fixtures.ts';

const OWN = 'four words nobody knows';

test('whoever was given a password chooses their own before anything else @phone', async ({
  page,
  people,
  login,
  watch,
}) => {
  watch.allow(/status of 40[03]/);
  const member = await people.addUnready();
  await page.goto('/login');
  await login.signIn(member);
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await page.goto('/incidents');
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('Current password').fill('not the one');
  await page.getByLabel('New password').fill('password123');
  await save.click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByLabel('Current password').fill(member.password);
  await save.click();
  await expect(page.getByText(/one of the most common passwords/)).toBeVisible();
  await page.getByLabel('New password').fill(OWN);
  await save.click();
  await expect(page.getByText('No incidents found')).toBeVisible();
  await people.witness({ ...member, password: OWN });
});

test('whoever the phone knows is asked for nothing but their set-up, also after a reload @phone', async ({
  page,
  people,
  login,
  watch,
}) => {
  watch.allow(/status of 40[13]/);
  const member = await people.add();
  await page.goto('/login');
  await login.signIn(member);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // The office gives them another password: the session ends, the phone still knows them.
  const given = 'given by the office 1';
  const changed = await people.admin.put(`/api/users/${member.id}/access`, { password: given });
  expect(changed.status).toBe(200);
  await page.reload();
  await page.goto('/login');
  await login.signIn({ ...member, password: given });
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(new URL(response.url()).pathname);
  });
  await page.goto('/incidents');
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await page.getByLabel('Current password').fill(given);
  await page.getByLabel('New password').fill(OWN);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('No incidents found')).toBeVisible();
  expect(refused).toEqual([]);
});

test.describe('on a host that has passkeys', () => {
  test.use({ baseURL: async ({ serverUrl }, use) => use(serverUrl.replace('127.0.0.1', 'localhost')) });

  test('a finger is added, named, used to sign in, and removed @phone', async ({ page, people, login }) => {
    const member = await people.add();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await login.enter(member);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of the passkey').fill('Work phone');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Work phone');
    await page.getByRole('button', { name: 'Rename: Work phone' }).click();
    await page.getByRole('dialog').getByLabel('Name of the passkey').fill('Old phone');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Old phone');

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.goto('/settings');
    await page.getByRole('button', { name: 'Remove: Old phone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toHaveCount(0);
  });

  test('a key that does not ask who holds it is not taken @phone', async ({ page, people, login, watch }) => {
    watch.allow(/status of 401/);
    const member = await people.add();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'usb',
        hasResidentKey: true,
        hasUserVerification: false,
        automaticPresenceSimulation: true,
      },
    });
    await login.enter(member);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('button', { name: 'Add a passkey' })).not.toHaveAttribute('aria-disabled');
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toHaveCount(0);
  });
});

test('an app for codes is set up, asked for at sign-in, and removed @phone', async ({
  page,
  people,
  login,
  watch,
}) => {
  watch.allow(/status of 401/);
  const member = await people.add();
  await login.enter(member);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Ask for a code too' }).click();
  await page.getByLabel('Current password').fill(member.password);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: 'Picture for the authenticator app' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')).toHaveCount(10);
  const link = await page.getByRole('link', { name: 'Open in the app' }).getAttribute('href');
  const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('An app is set up')).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await login.signIn(member);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await login.button.click();
  await expect(page.getByText('This code is not right. Enter the newest one.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await login.button.click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/settings');
  await page.getByLabel('Current password').fill(member.password);
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await expect(page.getByRole('button', { name: 'Ask for a code too' })).toBeVisible();
});

test('one sees where one is signed in, and signs out there and everywhere @desk', async ({
  page,
  people,
  me,
  watch,
}) => {
  // What the page asks in the background while it signs out.
  watch.allow(/status of 401/);
  const elsewhere = await people.witness(me);
  await page.goto('/settings');
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('This device')).toHaveCount(1);
  await list.getByRole('button', { name: /^Sign out/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect((await elsewhere.person.get('/api/incidents')).status).toBe(401);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await me.witness.person.get('/api/incidents')).status).toBe(401);
});

test('an administrator corrects what is said of a person and gives them a password @desk', async ({
  page,
  people,
  context,
  watch,
}) => {
  watch.allow(/status of 409/);
  const member = await people.add();
  const other = await people.add({ email: `${member.username}@example.com` });
  await become(context, { witness: await people.witness(await people.add({ role: 'admin' })) });
  await page.goto('/people');
  await page.getByLabel('Search name, username or crew').fill(member.username);
  await page.getByRole('button', { name: new RegExp(member.name) }).click();
  await page.getByLabel('Full Name').fill('Ana Núñez');
  await page.getByLabel('Job Title').fill('Rigger');
  await page.getByLabel('Email').fill(`${member.username}@example.com`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('This e-mail address is already in use.').first()).toBeVisible();
  await page.getByLabel('Email').fill(`${other.username}@example.com`);
  await page.getByRole('button', { name: 'Make a password' }).click();
  const password = await page.getByLabel('New password').inputValue();
  expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: /^Ana Núñez/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: password })).toBeVisible();
  const { person } = await people.witness({ ...member, password });
  expect(person.session).toMatchObject({
    setUp: 'new-password',
    user: { name: 'Ana Núñez', jobTitle: 'Rigger' },
  });
});
