import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { peopleScreens } from './admin-states.ts';
import { briefingScreens } from './briefing-states.ts';
import { setTheme } from './look-at.ts';
import { openInstalled } from './on-device.ts';
import { enterAs, openPeople, type Witness } from './people.ts';
import config from './playwright.config.ts';
import startServer from './start-server.ts';
import * as walks from './states.ts';

/*
 * Pictures of every screen and state, a folder for each look: `node e2e/screenshots.ts <folder> [look …]`. With the look
 * `readme` only those of the README, small, straight into the folder.
 */
const [goal = '', ...chosen] = process.argv.slice(2);
if (goal === '') throw new Error('Say where the pictures go: node e2e/screenshots.ts <folder> [look …]');

type Look = {
  name: string;
  options: BrowserContextOptions;
  theme?: 'sunlight';
  /** Only these states, as much as fits on the screen. */
  only?: Readonly<Record<string, string>>;
};

const phone = (width: number, height: number, scale = 1): BrowserContextOptions => ({
  viewport: { width, height },
  deviceScaleFactor: scale,
  isMobile: true,
  hasTouch: true,
});
const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

const looks: readonly Look[] = [
  { name: '320', options: phone(320, 640) },
  { name: '360', options: phone(360, 740) },
  { name: '360-night', options: { ...phone(360, 740), colorScheme: 'dark' } },
  { name: '360-sunlight', options: phone(360, 740), theme: 'sunlight' },
  { name: '1280', options: desk },
  { name: '1280-night', options: { ...desk, colorScheme: 'dark' } },
];
const readme: readonly Look[] = [
  {
    name: 'readme',
    options: phone(360, 740, 1.5),
    only: {
      login: 'login',
      dashboard: 'dashboard',
      'wizard-1': 'report',
      'wizard-6': 'analysis',
      'incidents-open': 'incidents',
      'offline-incidents': 'offline',
    },
  },
  { name: 'readme', options: desk, only: { dashboard: 'dashboard-desk' } },
];

const shared: BrowserContextOptions = {
  locale: 'en-US',
  timezoneId: 'America/Chicago',
  reducedMotion: 'reduce',
};

type Trip = {
  walk: (page: Page, witness: Witness, context: BrowserContext) => walks.Walk;
  signedOut?: true;
  /** Three reports are there already. */
  reports?: true;
  /** The service worker is. */
  installed?: true;
  role?: 'admin';
};

const trips: readonly Trip[] = [
  { walk: walks.outside, signedOut: true },
  { walk: walks.empty },
  { walk: walks.dashboard, reports: true },
  { walk: walks.incidentList, reports: true },
  { walk: walks.wizard },
  { walk: walks.form },
  { walk: briefingScreens },
  { walk: walks.rest },
  { walk: walks.assistantScreens },
  { walk: peopleScreens, role: 'admin' },
  {
    walk: (page, _, context) => walks.withoutSignal(page, () => context.setOffline(true)),
    reports: true,
    installed: true,
  },
];

async function take(look: Look, { walk, ...trip }: Trip): Promise<void> {
  const target = look.only ? goal : join(goal, look.name);
  await mkdir(target, { recursive: true });
  const context = await browser.newContext({ ...shared, ...look.options, baseURL: serverUrl });
  const witness = await people.witness(
    await people.add({ name: 'Dana Fields', jobTitle: 'Lineworker', ...(trip.role && { role: trip.role }) }),
  );
  if (!trip.signedOut) await enterAs(context, witness);
  if (trip.reports) await walks.giveReports(people, witness);
  const page = await context.newPage();
  if (trip.installed) await openInstalled(page);
  for await (const state of walk(page, witness, context)) {
    const name = look.only ? look.only[state] : state;
    if (name === undefined) continue;
    if (look.theme) await setTheme(page, look.theme);
    await page.screenshot({ path: join(target, `${name}.png`), fullPage: !look.only });
  }
  await context.close();
}

const stopServer = await startServer();
const serverUrl = process.env['SERVER_URL'] ?? '';
const people = await openPeople(serverUrl);
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const isWanted = ({ name }: Look) => (chosen.length === 0 ? name !== 'readme' : chosen.includes(name));
  for (const look of [...looks, ...readme].filter(isWanted)) {
    for (const trip of trips) await take(look, trip);
    process.stdout.write(`${look.name} is taken\n`);
  }
} finally {
  await browser.close();
  await stopServer();
}
