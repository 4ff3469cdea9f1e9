import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackage, mayInstallPackages } from './apt.mjs';

/** Debian's packages of the browsers that Playwright's tests do not drive, and what each brings. */
const FIREFOX = { packages: ['firefox-esr'], program: '/usr/bin/firefox-esr' };
const WEBKIT = {
  packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
  program: '/usr/bin/WebKitWebDriver',
};
const DISPLAY = '/usr/bin/Xvfb';
/** What e2e/browsers/webkit-host.py begins with: without it the driver waits for its browser for ever. */
const HOST_NEEDS = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";

/**
 * Firefox and WebKit for the tests, Debian's: those that are there, else installed where we may. Resolves with their paths; null for one that cannot
 * be had, which is said and is no failure.
 */
export async function ensureOtherBrowsers() {
  const firefox = await ensure('Firefox', FIREFOX, () => existsSync(FIREFOX.program));
  const webkit = await ensure(
    'WebKit',
    WEBKIT,
    () =>
      existsSync(WEBKIT.program) &&
      existsSync(DISPLAY) &&
      spawnSync('/usr/bin/python3', ['-c', HOST_NEEDS]).status === 0,
  );
  return { firefox, webkit, display: DISPLAY };
}

/** @param {string} name @param {{ packages: string[], program: string }} browser @param {() => boolean} isThere */
async function ensure(name, { packages, program }, isThere) {
  if (!isThere() && mayInstallPackages()) {
    console.log(`\nFetching ${name}: Debian's ${packages.join(', ')} (apt-get)`);
    for (const each of packages) if ((await installPackage(each)) !== 0) break;
  }
  if (isThere()) return program;
  const why = mayInstallPackages() ? 'its packages could not be installed' : 'it is not installed';
  console.log(
    `\n${name} is not tested here: ${why}. On Debian, as root: apt-get install ${packages.join(' ')}; then run npm run test:browsers again.`,
  );
  return null;
}
