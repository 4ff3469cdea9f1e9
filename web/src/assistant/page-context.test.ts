import { expect, it } from 'vitest';
import { contextOf } from './page-context.ts';

it.each([
  ['/', 'dashboard'],
  ['/dashboard', 'dashboard'],
  ['/incidents', 'incidents'],
  ['/incidents/7/edit', 'incidents'],
  ['/claims/7', 'claims'],
  ['/daily-briefing', 'briefing'],
  ['/safety/ladders', 'safety'],
  ['/osha', 'osha'],
  ['/profile', 'profile'],
  ['/settings', 'general'],
  ['/claimsmen', 'general'],
])('%s is about %s', (path, context) => {
  expect(contextOf(path)).toBe(context);
});
