import { reportOne } from '../server/testing/incident-with-files.ts';
import { become, fileClaimOf, officeOf } from './claim-people.ts';
import { expect, signal, test } from './fixtures.ts';
import { tooWide, wrongByAxe } from './look-at.ts';
import type { Page } from '@playwright/test';

// What is set holds for the whole server: each test has a type of claim that no other test looks at.
const cardOf = (page: Page, type: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: type, level: 2 }) });

test('the crew has no policy settings', { tag: '@phone' }, async ({ page, me }) => {
  expect(me.id).toBeGreaterThan(0);
  await page.goto('/review/policy');
  await expect(page.getByText('404 Page Not Found').last()).toBeVisible();
});

test(
  'a supervisor reads the terms and does not set them',
  { tag: '@phone' },
  async ({ page, me, lead, context }) => {
    expect(me.id).toBeGreaterThan(0);
    await become(context, lead);
    await page.goto('/review/policy');
    await expect(page.getByText('Only an administrator sets them.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Set new terms/ })).toHaveCount(0);
  },
);

test(
  'terms are set, and later ones stand beside them',
  { tag: '@phone' },
  async ({ page, people, context, around }) => {
    const office = await officeOf(people);
    await become(context, office);
    await page.goto('/review/policy');
    const card = cardOf(page, 'Other');
    await expect(card).toContainText('Nothing is set, so claims of this type have no estimate.');
    await card.getByRole('button', { name: 'Set new terms for Other' }).click();
    await expect(card.getByLabel('Valid from')).toBeFocused();
    await card.getByLabel('Deductible in dollars').fill('99.50');
    await card.getByRole('button', { name: 'Save the terms' }).click();
    await expect(card.getByText('Enter whole dollars, without cents')).toBeVisible();
    await expect(card.getByText('Write which policy line this is')).toBeVisible();
    await expect(card.getByLabel('Policy line')).toBeFocused();

    await card.getByLabel('Policy line').fill('General line 2026, section 4');
    await card.getByLabel('Deductible in dollars').fill('100');
    await card.getByLabel('Limit in dollars').fill('5,000');
    await card.getByRole('button', { name: 'Save the terms' }).click();
    await around.says('Policy settings saved', 'Open claims under these terms were estimated again.');
    await expect(card).toContainText('“General line 2026, section 4”');
    await expect(card).toContainText(`Set by ${office.name}`);
    await expect(card.getByText('$5,000')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Set new terms for Other' })).toBeFocused();

    await card.getByRole('button', { name: 'Set new terms for Other' }).click();
    await expect(card.getByLabel('Limit in dollars')).toHaveValue('5000');
    await card.getByLabel('Valid from').fill('2090-01-01');
    await card.getByLabel('Limit in dollars').fill('9000');
    await card.getByRole('button', { name: 'Save the terms' }).click();
    await card.getByText('Earlier and later terms (1)').click();
    await expect(card.getByText('Not in force yet')).toBeVisible();
    await expect(card.getByText('$9,000')).toBeVisible();
    await expect(card.getByText('Valid from January 1, 2090.')).toBeVisible();

    await card.getByRole('button', { name: 'Set new terms for Other' }).click();
    await card.getByLabel('Valid from').fill('2090-01-01');
    await card.getByLabel('Limit in dollars').fill('9500');
    await card.getByRole('button', { name: 'Save the terms' }).click();
    await expect(card.getByText('Replaced for the same day')).toHaveCount(1);
    await expect(card.getByText('Not in force yet')).toHaveCount(1);
  },
);

test(
  'terms that begin before an incident estimate its claim at once',
  { tag: '@desk' },
  async ({ page, me, people, context }) => {
    const incidentId = await reportOne(me.witness.person, { type: 'Workplace Injury' });
    const facts = { daysAway: 24, averageWeeklyWage: 1200, medicalCosts: 0 };
    const claim = await fileClaimOf(me.witness, { incidentId, requestedReimbursement: 3000, facts });
    await become(context, await officeOf(people));
    await page.goto('/review/policy');
    const card = cardOf(page, 'Workplace Injury');
    await card.getByRole('button', { name: 'Set new terms for Workplace Injury' }).click();
    await expect(card.getByLabel('Deductible in dollars')).toHaveCount(0);
    await expect(card.getByLabel('Trucks')).toHaveCount(0);
    await card.getByLabel('Valid from').fill('2026-01-01');
    await card.getByLabel('Policy line').fill('Workers’ compensation 2026');
    await card.getByLabel('Share of the average weekly wage').fill('66 2/3');
    await card.getByLabel('Waiting period in days').fill('7');
    await card.getByLabel('Weekly minimum').fill('900');
    await card.getByLabel('Weekly maximum').fill('300');
    await card.getByRole('button', { name: 'Save the terms' }).click();
    await expect(card.getByText('The weekly maximum is below the minimum')).toBeVisible();
    await card.getByLabel('Weekly minimum').fill('');
    await card.getByLabel('Weekly maximum').fill('');
    await card.getByLabel('Waiting period is paid after').fill('21');
    await card.getByRole('button', { name: 'Save the terms' }).click();
    await expect(card.getByText('66 2/3%')).toBeVisible();
    const { body } = await me.witness.person.get(`/api/claims/${claim.id}`);
    expect(body).toMatchObject({ aiReimbursementMin: 2742, aiReimbursementMax: 2742 });
    expect(body.updatedAt).toBe(claim.updatedAt);
  },
);

test(
  'without signal they can be read and not set',
  { tag: '@phone' },
  async ({ page, people, context, watch }) => {
    await become(context, await officeOf(people));
    await page.goto('/review/policy');
    const card = cardOf(page, 'Vehicle Accident');
    await card.getByRole('button', { name: /^Set new terms/ }).click();
    await signal(context, watch, false);
    await expect(card.getByText('Saving needs signal.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Save the terms' })).toBeDisabled();
    await signal(context, watch, true);
    await expect(card.getByRole('button', { name: 'Save the terms' })).toBeEnabled();
  },
);

test('every form can be used by everyone and fits a narrow phone @phone', async ({
  page,
  people,
  context,
}) => {
  await become(context, await officeOf(people));
  await page.goto('/review/policy');
  const buttons = page.getByRole('button', { name: /^Set new terms for/ });
  await expect(buttons).toHaveCount(5);
  for (let left = 5; left > 0; left -= 1) await buttons.first().click();
  await expect(page.getByRole('button', { name: 'Save the terms' })).toHaveCount(5);
  expect(await wrongByAxe(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await tooWide(page)).toEqual([]);
});
