import { become } from './claim-people.ts';
import { expect, installed, signal, test } from './fixtures.ts';
import { jpeg } from './files.ts';
import { openInstalled } from './on-device.ts';

test('a profile is changed, also its picture, and a blank certification is not added @phone', async ({
  page,
  me,
  around,
}) => {
  await page.goto('/profile');
  await expect(page.getByText('No certifications added').first()).toBeVisible();
  await expect(page.getByText('No record')).toBeVisible();
  await page.getByLabel('Full Name').fill('Dana Fields');
  await page.getByLabel('Contact Name').fill('Ann Fields');
  const box = page.getByLabel('Add a certification');
  await box.fill('   ');
  await box.press('Enter');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await box.fill('First Aid');
  await box.press('Enter');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await around.says('Profile Updated', 'Your profile has been successfully updated');
  const own = async () => (await me.witness.person.get(`/api/users/${me.id}`)).body.data;
  expect(await own()).toMatchObject({
    name: 'Dana Fields',
    emergencyContact: 'Ann Fields',
    certifications: ['First Aid'],
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change picture' }).click();
  await (await chooser).setFiles(await jpeg());
  await expect.poll(async () => (await own()).profileImage).toMatch(/picture/);
  await expect(page.locator('main img')).toHaveJSProperty('complete', true);
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Dana Fields');
});

test.describe('history', () => {
  test.use(installed);
  test(
    'tells what happened by day, is searched, and opens without signal',
    { tag: '@phone' },
    async ({ page, context, watch, me }) => {
      await me.witness.person.post('/api/incidents', {
        type: 'Workplace Injury',
        date: new Date().toISOString(),
        location: 'North gate',
        description: 'A cut on the thumb.',
        priority: 'low',
      });
      await openInstalled(page);
      await page.goto('/history');
      await expect(page.getByText('Incident reported')).toBeVisible();
      await page.getByLabel('Show').selectOption('sign-in');
      await expect(page.getByText('Incident reported')).toBeHidden();
      await expect(page.getByText('Signed in').first()).toBeVisible();
      await page.getByLabel('Show').selectOption('');
      await page.getByLabel('Search what happened').fill('injury');
      await expect(page.getByText('Signed in')).toHaveCount(0);
      await expect(page.getByText('Incident reported')).toBeVisible();
      await signal(context, watch, false);
      await page.reload();
      await expect(page.getByText('Incident reported')).toBeVisible();
      await expect(page.getByText(/^As of/)).toBeVisible();
    },
  );
});

test.describe('people', () => {
  test('are not for a crew member or a supervisor', { tag: '@desk' }, async ({ page, context, me, lead }) => {
    expect(me.id).toBeGreaterThan(0);
    await page.goto('/people');
    await expect(page.getByText('404 Page Not Found').last()).toBeVisible();
    await become(context, lead);
    await page.goto('/people');
    await expect(page.getByText('404 Page Not Found').last()).toBeVisible();
  });

  test('are added, moved to another crew, imported and deactivated @desk', async ({
    page,
    context,
    people,
    around,
    me,
  }) => {
    const admin = await people.add({ role: 'admin' });
    await become(context, { witness: await people.witness(admin) });
    const mark = me.username.replace('crew-', 'p');
    await page.goto('/people');
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByLabel('Full Name').fill(`Zed ${mark}`);
    await page.getByLabel('Username', { exact: true }).fill(mark);
    await page.getByLabel('First password').fill('a password of theirs');
    await page.getByRole('button', { name: 'Add a person' }).click();
    await around.says('Person added', `Zed ${mark}`);
    await page.getByRole('button', { name: 'Import a list' }).click();
    const list = `username;crewId\n${mark};imported-${mark}`;
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'crew.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
    await expect(page.getByText('changes 1 person')).toBeVisible();
    await page.getByRole('button', { name: 'Import the list' }).click();
    await around.says('List imported', '');
    await page.getByLabel('Search name, username or crew').fill(mark);
    const row = page.getByRole('button', { name: new RegExp(`^Zed ${mark}`) });
    await expect(row).toContainText(`imported-${mark}`);
    await row.click();
    await page.getByLabel('Role').selectOption('supervisor');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await around.says('Changes saved', `Zed ${mark}`);
    await expect(row).toContainText('Supervisor');
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(row).toContainText('Deactivated');
  });
});
