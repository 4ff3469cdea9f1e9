import { existsSync } from 'node:fs';
import { run, step } from './step.mjs';

const usual = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * A Chromium for the tests: one that is there, else Debian's package where we may install it, else Playwright's own.
 * Resolves with its path, or null for Playwright's own.
 */
export async function ensureBrowser() {
  const present = usual.find((path) => path !== undefined && existsSync(path));
  if (present !== undefined) {
    console.log(`\nThe browser tests use ${present}.`);
    return present;
  }
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return null;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    await step("Fetching a browser: Debian's chromium (apt-get)", async () => {
      const updated = await run('apt-get', ['update', '-qq']);
      if (updated !== 0) return updated;
      return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    });
    return '/usr/bin/chromium';
  }
  await step("Fetching a browser: Playwright's chromium", () => run('playwright', ['install', 'chromium']));
  return null;
}
