import { installIfNeeded, requireRuntime } from './prepare.mjs';
import { testInBrowser } from './test-in-browser.mjs';

// `npm run test:every-look`: every screen and state by axe in both languages, both contrasts, at 100 and 200 % text, at 360 and
// 1280 px, each with each other: sixteen looks a state, of which `npm test` takes two at most. What is asked for besides goes to Playwright.
await installIfNeeded();
await requireRuntime();
await testInBrowser('Every screen in every look', {
  parameters: ['accessibility', ...process.argv.slice(2)],
  settings: { EVERY_LOOK: 'crossed' },
});
