import { ensureBrowser } from './ensure-browser.mjs';
import { buildIfStale } from './prepare.mjs';
import { localEnvironment, run, step } from './step.mjs';

/**
 * The browser tests against the app as it is now; ends the process where one fails.
 * @param {string} name @param {{ parameters?: string[], settings?: Record<string, string> }} [options] what to run, and
 * what its environment has besides.
 */
export async function testInBrowser(name, { parameters = [], settings = {} } = {}) {
  await buildIfStale('development');
  const browser = await ensureBrowser();
  const env = {
    ...localEnvironment(),
    ...settings,
    ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
  };
  await step(name, () =>
    run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...parameters], { env }),
  );
}
