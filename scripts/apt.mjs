import { existsSync } from 'node:fs';
import { run } from './step.mjs';

/**
 * Whether system packages may be installed: as root on Debian or Ubuntu, and only where it was asked for, by CI=true or the flag
 * --install-packages (`npm test -- --install-packages`).
 */
export const mayInstallPackages = () =>
  existsSync('/etc/debian_version') &&
  process.getuid?.() === 0 &&
  (process.env['CI'] === 'true' || process.argv.includes('--install-packages'));

/**
 * Installs a package without asking anything; resolves with apt-get's code. A list that cannot be renewed (another source
 * is down, say) is no reason not to try: the package may be known already. @param {string} name
 */
export async function installPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...parameters) =>
    run('apt-get', ['-q', '-y', ...parameters], { env }).catch(() => 127);
  await apt('update');
  return apt('install', '--no-install-recommends', name);
}
