import type { Page, Request } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { newProfile, openBrowser, removeProfile, signIn } from './browser.ts';
import type { Bench, Figure } from './figure.ts';
import { startProduct } from './product-server.ts';

type Loaded = { path: string; bytes: number; encoding: string; isMap: boolean };

const kB = (files: readonly Loaded[]) => files.reduce((sum, file) => sum + file.bytes, 0) / 1_000;
const MAP_CODE = /leaflet-container|leaflet-pane/;

/** What a browser with an empty cache fetches of JavaScript and CSS, as it comes over the wire, headers not counted. */
export const firstLoadBench: Bench = {
  name: 'first-load',
  about: 'JavaScript and CSS over the wire for /login and the dashboard',
  run: async () => {
    const server = await startProduct();
    try {
      const account = await server.addPerson();
      const login = await inFreshBrowser(async (page) => {
        const files = watchScripts(page);
        await page.goto(`${server.url}/login`);
        await page.getByRole('button', { name: 'Sign in' }).waitFor();
        await page.waitForLoadState('networkidle');
        const first = await files();
        await page.getByLabel('Username').fill(account.username);
        await page.getByLabel('Password').fill(account.password);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await dashboardIsThere(page);
        return { first, both: await files() };
      });
      const straight = await inFreshBrowser(async (page) => {
        await signIn(page.context(), { url: server.url, ...account });
        const files = watchScripts(page);
        await page.goto(`${server.url}/dashboard`);
        await dashboardIsThere(page);
        return files();
      });
      return [
        size('/login, JavaScript and CSS', login.first, 115),
        size('the dashboard by way of /login and signing in, JavaScript and CSS of both', login.both, 160),
        size('/dashboard straight, signed in, JavaScript and CSS', straight, 160),
        map([...login.both, ...straight]),
      ];
    } finally {
      await server.stop();
      await server.remove();
    }
  },
};

async function inFreshBrowser<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const profile = await newProfile();
  // The service worker fetches the whole app for later, after the first screen; that is not its load.
  const { context, page } = await openBrowser(profile, { serviceWorkers: 'block' });
  try {
    return await work(page);
  } finally {
    await context.close();
    await removeProfile(profile);
  }
}

async function dashboardIsThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sync/ }).waitFor();
  await page.getByText('Open Incidents').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Collects the scripts and style sheets of a page from now on. */
function watchScripts(page: Page): () => Promise<Loaded[]> {
  const asked: Promise<Loaded[]>[] = [];
  page.on('requestfinished', (request) => {
    // The page itself holds the style sheet and a script.
    const isPage = request.resourceType() === 'document';
    if (isPage || /\.(?:js|css)$/.test(new URL(request.url()).pathname)) asked.push(measured(request));
  });
  return async () => (await Promise.all(asked)).flat();
}

async function measured(request: Request): Promise<Loaded[]> {
  const [sizes, reply] = await Promise.all([request.sizes(), request.response()]);
  if (reply === null) return [];
  const text = await reply.text();
  return [
    {
      path: new URL(request.url()).pathname,
      bytes: request.resourceType() === 'document' ? inlineBytes(text) : sizes.responseBodySize,
      encoding: reply.headers()['content-encoding'] ?? 'none',
      isMap: MAP_CODE.test(text),
    },
  ];
}

/** The style sheet and the scripts that stand in a page, in brotli. */
function inlineBytes(html: string): number {
  const inline = Array.from(html.matchAll(/<(style|script)[^>]*>(.+?)<\/\1>/gs), ([, , text = '']) => text);
  return brotliCompressSync(inline.join('')).length;
}

function size(name: string, files: readonly Loaded[], atMost: number): Figure {
  const largest = [...files].sort((a, b) => b.bytes - a.bytes).slice(0, 4);
  const names = largest.map(({ path, bytes }) => `${path.replace(/.*\//, '')} ${(bytes / 1_000).toFixed(1)}`);
  const plain = files.filter(({ encoding, bytes }) => encoding !== 'br' && bytes > 2_000);
  const packed =
    plain.length === 0 ? 'all in brotli' : `not in brotli: ${plain.map(({ path }) => path).join(', ')}`;
  return {
    name,
    value: kB(files),
    unit: 'kB',
    target: { atMost },
    note: `${files.length} files, ${packed}; largest: ${names.join(', ')}`,
  };
}

function map(files: readonly Loaded[]): Figure {
  const found = files.filter((file) => file.isMap);
  return {
    name: 'files with map code among them',
    value: found.length,
    unit: 'files',
    target: { atMost: 0 },
    ...(found.length === 0 ? {} : { note: found.map(({ path }) => path).join(', ') }),
  };
}
