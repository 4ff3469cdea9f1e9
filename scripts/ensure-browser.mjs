import { existsSync } from 'node:fs';
import { installPackage, mayInstallPackages } from './apt.mjs';
import { run } from './step.mjs';

const DEBIANS = '/usr/bin/chromium';
const WAYS =
  'Or install Chromium (Debian, as root: apt-get install chromium), or name yours with CHROMIUM_PATH; then run the tests again.';
const usual = [DEBIANS, '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * A Chromium for the tests: one that is there, else Debian's package where we may install it, else Playwright's own.
 * Resolves with its path, or null for Playwright's own. Ends the process, saying what to do, where there is none in the end.
 */
export async function ensureBrowser() {
  const given = process.env['CHROMIUM_PATH'] ?? '';
  if (given !== '' && !existsSync(given)) fail(`CHROMIUM_PATH names ${given}, where there is no browser.`);
  const present = [given, ...usual].find((path) => path !== '' && existsSync(path));
  if (present !== undefined) {
    console.log(`\nThe browser tests use ${present}.`);
    return present;
  }
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath())) {
    if (mayInstallPackages()) {
      console.log("\nFetching a browser: Debian's chromium (apt-get)");
      // Ubuntu has none as a package: then Playwright's is as good.
      if ((await installPackage('chromium')) === 0 && existsSync(DEBIANS)) return DEBIANS;
    }
    const withLibraries = mayInstallPackages() ? ['--with-deps'] : [];
    console.log("\nFetching a browser: Playwright's chromium");
    if ((await run('playwright', ['install', ...withLibraries, 'chromium'])) !== 0)
      fail(`It could not be fetched: is there a way to the internet? ${WAYS}`);
  }
  await tryOut(chromium);
  return null;
}

/** Playwright's own comes without the system's libraries, which only root can install. @param {import('@playwright/test').BrowserType} chromium */
async function tryOut(chromium) {
  try {
    await (await chromium.launch({ chromiumSandbox: false })).close();
  } catch (error) {
    console.error(error instanceof Error ? error.message.split('\n').slice(0, 12).join('\n') : error);
    fail(
      "Playwright's browser does not start here. If libraries are missing, as root: " +
        `npx playwright install-deps chromium. ${WAYS}`,
    );
  }
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`\n✘ ${message}`);
  process.exit(1);
}
