import { expect, type Page } from '@playwright/test';
import type { Walk } from './states.ts';

/** Of administrators. */
export async function* policyScreens(page: Page): Walk {
  await page.goto('/review/policy');
  await page.getByRole('button', { name: 'Set new terms for Other' }).click();
  // Wrong in any case: what is saved holds for the whole server.
  await page.getByLabel('Deductible in dollars').fill('99.50');
  await page.getByRole('button', { name: 'Save the terms' }).click();
  await expect(page.getByText('Enter whole dollars, without cents')).toBeVisible();
  yield 'policy-errors';
}

/** Of administrators. */
export async function* peopleScreens(page: Page): Walk {
  await page.goto('/people');
  await page.getByLabel('Search name, username or crew').fill('demo user');
  const row = page.getByRole('button', { name: /^Demo User/ });
  await row.click();
  await expect(page.getByLabel('New password')).toBeVisible();
  yield 'people-open';
  await row.click();
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByRole('button', { name: 'Add a person' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  yield 'people-add-error';
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Import a list' }).click();
  const csv =
    'username,name,password,size\nnew.hand,New Hand,a password of theirs,44\nbad hand,Bad Hand,short,1\nmike,,,9';
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'crew.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('Adds 1 person')).toBeVisible();
  yield 'people-import';
  await page.goto('/jobs');
  await expect(page.getByText('Remove finished jobs')).toBeVisible();
  yield 'background-jobs';
}
