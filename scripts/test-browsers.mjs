import { spawn } from 'node:child_process';
import { ensureOtherBrowsers } from './ensure-other-browsers.mjs';
import { buildIfStale, installIfNeeded, requireRuntime } from './prepare.mjs';
import { localEnvironment, run, step } from './step.mjs';

// `npm run test:browsers`: the main job in Firefox and WebKit, as far as this machine can have them.
await installIfNeeded();
await requireRuntime();
await buildIfStale();
const { firefox, webkit, display } = await ensureOtherBrowsers();
if (firefox === null && webkit === null) process.exit(0);
const screen = webkit === null ? null : await openScreen(display);
const env = {
  ...localEnvironment(),
  FIREFOX_PATH: firefox ?? '',
  WEBKIT_DRIVER_PATH: webkit ?? '',
  ...(screen && { DISPLAY: screen.name }),
};
process.on('exit', () => screen?.close());
await step('The main job in Firefox and WebKit', () =>
  run('vitest', ['run', '--config', 'e2e/browsers/vitest.config.ts', ...process.argv.slice(2)], { env }),
);
// The screen would keep this process waiting.
screen?.close();

/** A screen without a monitor, for a browser that draws on one. Xvfb chooses the number and says it. @param {string} program */
async function openScreen(program) {
  const server = spawn(program, ['-displayfd', '1', '-screen', '0', '1000x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb ended before it was ready')));
    server.stdout.once('data', (/** @type {Buffer} */ said) => resolve(String(said).trim()));
  });
  return { name: `:${number}`, close: () => server.kill() };
}
