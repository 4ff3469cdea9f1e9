import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of the benchmarks: CHROMIUM_PATH, else Debian's, else Playwright's own. */
export function chromiumPath(): string {
  const known = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  return known.find((path) => path !== undefined && existsSync(path)) ?? chromium.executablePath();
}

export const newProfile = (): Promise<string> => mkdtemp(join(tmpdir(), 'tailboard-bench-profile-'));
export const removeProfile = (profile: string): Promise<void> =>
  rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });

/**
 * A phone's screen in a browser process of its own, over a profile on the disk: what is kept in a private window stays
 * in memory and would be durable for nothing.
 */
export async function openBrowser(
  profile: string,
  options: { debuggingPort?: number; serviceWorkers?: 'allow' | 'block' } = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const { debuggingPort, serviceWorkers = 'allow' } = options;
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    headless: true,
    args: [...FLAGS, ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`])],
    viewport: { width: 412, height: 823 },
    serviceWorkers,
  });
  context.setDefaultTimeout(20_000);
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** Slows the page's main thread down by `times`, as Lighthouse does to stand in for a phone. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/**
 * Takes the network away from the page and from its service worker. With a second session on the page (slowDown), Playwright's own
 * switch is forgotten at the next navigation: navigator.onLine would say true.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Signs the browser in as the app does, without its form. */
export async function signIn(
  context: BrowserContext,
  options: { url: string; username: string; password: string },
): Promise<void> {
  const { url, ...credentials } = options;
  const reply = await context.request.post(`${url}/api/auth/sign-in/username`, {
    data: { ...credentials, rememberMe: true },
  });
  if (!reply.ok()) throw new Error(`${options.username} cannot sign in: ${reply.status()}`);
}
