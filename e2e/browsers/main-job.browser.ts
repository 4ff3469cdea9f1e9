import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchServer, type ServerProcess } from '../../server/testing/server-process.ts';
import { jpeg } from '../files.ts';
import { openPeople, type Member, type People, type Witness } from '../people.ts';
import { startFaultProxy, type FaultProxy } from '../sync/fault-proxy.ts';
import { until, type Driven, type Tab } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/** By scripts/ensure-other-browsers.mjs; a browser without a path could not be had here. */
const browsers = [
  { name: 'Firefox', path: process.env['FIREFOX_PATH'] ?? '', open: openFirefox },
  { name: 'WebKit', path: process.env['WEBKIT_DRIVER_PATH'] ?? '', open: openWebKit },
];
/** What WebKitGTK says of directives that it does not know, and every browser of requests on a dead line. */
const HARMLESS =
  /Unrecognized Content-Security-Policy directive|Failed to load resource|NetworkError|Load failed/;

let folder: string;
let photo: string;
let server: ServerProcess;
let people: People;
let line: FaultProxy;
let driven: Driven | null = null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tailboard-browsers-'));
  photo = join(folder, 'photo.jpg');
  await writeFile(photo, (await jpeg()).buffer);
  if (!process.env['SERVER_URL'])
    server = launchServer(
      { DATA_DIR: join(folder, 'data'), DEMO: 'on', SYSTEM_VOICE: 'off', TILE_URL: 'off' },
      { lasts: true },
    );
  const serverUrl = process.env['SERVER_URL'] ?? (await server.ready);
  people = await openPeople(serverUrl);
  line = await startFaultProxy(serverUrl);
}, 240_000);

afterEach(async () => {
  await driven?.close();
  driven = null;
});

afterAll(async () => {
  await line?.close();
  await server?.stop('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

describe.each(browsers.filter(({ path }) => path !== ''))('in $name', ({ path, open }) => {
  it('a report with its photo is kept, with signal and without, and arrives exactly once', async () => {
    const member = await people.add();
    const witness = await people.witness(member);
    line.decide(() => ({ kind: 'none' }));
    driven = await open(path);
    const { tab, said } = driven;

    await signIn(tab, member);
    // At once: what the page before has begun on the device must not stand in the way of this one.
    await report(tab, 'With signal');
    await arrivesOnce(witness, 'With signal');

    await until('the installed app', () =>
      tab.run(async () => Boolean((await navigator.serviceWorker.ready).active)),
    );
    await tab.goto(`${line.url}/incidents`);
    await until('the app from the device', () => tab.run(() => navigator.serviceWorker.controller !== null));

    line.decide(() => ({ kind: 'drop-before' }));
    await report(tab, 'Without signal');
    await shows(tab, 'Saved on this phone');
    await shows(tab, 'Offline');
    await tab.goto(`${line.url}/incidents`);
    await shows(tab, 'Saved on this phone');

    line.decide(() => ({ kind: 'none' }));
    await arrivesOnce(witness, 'Without signal');
    await shows(tab, 'Online');
    // Time for whoever would send it a second time.
    await new Promise((resolve) => {
      setTimeout(resolve, 2_000);
    });
    await arrivesOnce(witness, 'Without signal');
    expect((await witness.reports()).length).toBe(2);
    expect(said().filter((what) => !HARMLESS.test(what))).toEqual([]);
  }, 240_000);
});

async function signIn(tab: Tab, { username, password }: Member): Promise<void> {
  await tab.goto(`${line.url}/login`);
  await until('the form to sign in', () => tab.run(isReady, 'input[name=username]'));
  await tab.type('input[name=username]', username);
  await tab.type('input[type=password]', password);
  await press(tab, 'button', 'Sign in');
  await until('the dashboard', () => tab.run(() => location.pathname === '/dashboard'));
}

/** Fills in the standard form and submits it. */
async function report(tab: Tab, description: string): Promise<void> {
  await tab.goto(`${line.url}/report?way=form`);
  await until('the form', () => tab.run(isReady, 'textarea[name=description]'));
  await press(tab, 'label', 'Equipment Damage');
  await tab.type('input[name=location]', 'Pole 1187');
  await tab.type('textarea[name=description]', description);
  await tab.choose('input[type=file][multiple]', [photo]);
  await until('the photo', () =>
    tab.run(() =>
      [...document.images].some(({ src, naturalWidth }) => src.startsWith('blob:') && naturalWidth > 0),
    ),
  );
  await press(tab, 'button', 'Submit');
  await until('an end of the submitting', () =>
    tab.run(() => !document.body.innerText.includes('Submitting')),
  );
}

async function arrivesOnce(witness: Witness, description: string): Promise<void> {
  const found = await until(`the report '${description}' on the server`, async () => {
    const reports = (await witness.reports()).filter((each) => each.description === description);
    return reports.some(({ media }) => media.length > 0) ? reports : null;
  });
  expect(found?.map(({ media }) => media.length)).toEqual([1]);
  const [url] = found?.flatMap(({ media }) => media.map((each) => each.url)) ?? [];
  expect(await witness.bytesAt(url ?? '')).toEqual(await readFile(photo));
}

/** Whether the field is drawn by the app: the page's first picture has it too, and nobody can type there. */
const isReady = (selector: string) => {
  const field = document.querySelector<HTMLInputElement>(selector);
  return (
    field !== null &&
    !field.readOnly &&
    field.closest('[inert]') === null &&
    field.getClientRects().length > 0
  );
};

const press = (tab: Tab, kind: string, words: string) =>
  until(`'${words}' to press`, () =>
    tab.run(
      (selector, begins) => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
          (each) => each.innerText.trim().startsWith(begins) && each.getClientRects().length > 0,
        );
        found?.scrollIntoView({ block: 'center' });
        found?.click();
        return found !== undefined;
      },
      kind,
      words,
    ),
  );

const shows = (tab: Tab, words: string) =>
  until(`'${words}' on the screen`, () => tab.run((what) => document.body.innerText.includes(what), words));
