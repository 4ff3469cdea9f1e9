import { existsSync } from 'node:fs';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

/** Debian's; where neither it nor CHROMIUM_PATH is there, Playwright's own is used. */
const usual = '/usr/bin/chromium';
const given = process.env['CHROMIUM_PATH'];
const executablePath = given !== undefined && given !== '' ? given : existsSync(usual) ? usual : undefined;

/**
 * Chromium's features that are off. It takes the last list that it is given, so Playwright's own stands here too. Of ours: the
 * omnibox as a page, which each window of a test would load for nobody (half a second of a processor), and a renderer kept ready for
 * a page of another site.
 */
const FEATURES_OFF = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
];

const launchOptions: NonNullable<PlaywrightTestConfig['use']>['launchOptions'] = {
  args: [
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${FEATURES_OFF.join(',')}`,
    // Who allows the microphone hears the browser's own beeps.
    '--use-fake-device-for-media-stream',
    // Whatever a screen may ask for by mistake: nothing leaves this machine.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    // Chromium's sandbox refuses to run as root, as in a container.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
  ...(executablePath === undefined ? {} : { executablePath }),
};

/** A test with the tag `@phone` or `@desk` runs at that width alone; all others at both. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './start-server.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the processors of the smallest machine: while one waits for its screen, the others work (a tenth less in all).
  workers: 3,
  // A machine under load may starve a browser; a test that needs its second try is named as flaky in the output.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
    // Tests that go without signal switch it on: filling its cache takes time in every other.
    serviceWorkers: 'block',
    // Taking one of every test costs a quarter of the time.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desk/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desk', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
