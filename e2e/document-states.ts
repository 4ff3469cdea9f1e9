import { expect, type Page } from '@playwright/test';
import { SafetyScreen } from './screens/documents.ts';
import type { Walk } from './states.ts';

/** The safety documents as a member of the crew sees them. */
export async function* documents(page: Page): Walk {
  const safety = new SafetyScreen(page);
  await safety.goto();
  yield 'safety';
  await safety.search.fill('ladder');
  await expect(page.getByRole('list', { name: 'Passages' })).toBeVisible();
  yield 'safety-search';
  await safety.search.fill('');
  await safety.openChat();
  yield 'safety-chat';
  await safety.ask('how far out does the foot of an extension ladder go');
  await safety.ask('he fell off the ladder and is unconscious');
  await safety.ask('what is the best pizza in Chicago');
  yield 'safety-answers';
  await page.getByRole('button', { name: /^more \+/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield 'safety-suggestions';
  await page.keyboard.press('Escape');
  await safety.chat
    .getByRole('link', { name: /: open the passage$/ })
    .first()
    .click();
  await expect(page.getByRole('group', { name: 'Quoted passage' })).toBeFocused();
  yield 'safety-passage';
  await page.goto('/safety/ladders');
  await expect(page.getByRole('heading', { name: 'Ladders', level: 1 })).toBeVisible();
  yield 'safety-reader';
}
