import type { BrowserContext, Page } from '@playwright/test';
import { startWeatherReplay } from '../server/testing/weather-replay.ts';
import { newProfile, openBrowser, removeProfile, signIn, slowDown } from './browser.ts';
import { median, range, type Bench, type Figure } from './figure.ts';
import { openAppOnce } from './open-app.ts';
import { startProduct } from './product-server.ts';
import { timePress, watchFromStart } from './when-drawn.ts';

const RUNS = 5;
const SLOWER = 4;
const PLACE = { latitude: 42.745, longitude: -73.752 };
/** Ms that a screen needs to keep what the next start shows. */
const AT_REST_MS = 6_000;

type Opened = { seen: number; usable: number };

/** The daily briefing opened from nothing: a fresh browser process over a profile that has seen it, the server there again. */
export const briefingOpenBench: Bench = {
  name: 'briefing-open',
  about: `the daily briefing, opened cold, reloaded and gone to with the server there, page ${SLOWER}x slower`,
  run: async () => {
    const profile = await newProfile();
    const weather = await startWeatherReplay();
    const server = await startProduct({ settings: weather.nws });
    try {
      const account = await server.addPerson();
      const address = `${server.url}/daily-briefing`;
      const first = await openBrowser(profile);
      await standAtPlace(first.context, server.url);
      await signIn(first.context, { url: server.url, ...account });
      await openAppOnce(first.page, address);
      await first.page.getByText('When to stop work').waitFor();
      await first.page.waitForTimeout(AT_REST_MS);
      await first.context.close();
      const opened: Opened[] = [];
      const reloaded: Opened[] = [];
      const pressed: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const { context, page } = await openBrowser(profile);
        try {
          await standAtPlace(context, server.url);
          const timesOf = await watchFromStart(page, briefingDrawn);
          await slowDown(page, SLOWER);
          await page.goto(address, { waitUntil: 'commit' });
          opened.push(await timesOf());
          await page.waitForTimeout(AT_REST_MS);
          await page.reload({ waitUntil: 'commit' });
          reloaded.push(await timesOf());
          pressed.push(await fromDashboard(page, server.url));
        } finally {
          await context.close();
        }
      }
      return [
        ...figuresOf('a fresh browser', opened),
        ...figuresOf('a reload', reloaded),
        {
          name: 'the last briefing is seen: gone to from the dashboard',
          value: median(pressed),
          unit: 'ms',
          target: { atMost: 300 },
          note: `${RUNS} runs, ${range(pressed)}; from the press to the frame after it is drawn`,
        },
      ];
    } finally {
      await server.stop();
      await server.remove();
      weather.close();
      await removeProfile(profile);
    }
  },
};

/** As after a look around on the dashboard: what the app prepares meanwhile is there. */
async function fromDashboard(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/dashboard`);
  await page.waitForTimeout(AT_REST_MS);
  return await timePress(page, 'a[href="/daily-briefing"]', '#content [data-overview]', 'Current Weather');
}

async function standAtPlace(context: BrowserContext, origin: string): Promise<void> {
  await context.grantPermissions(['geolocation'], { origin });
  await context.setGeolocation(PLACE);
}

function figuresOf(what: string, all: readonly Opened[]): Figure[] {
  const note = (values: readonly number[]) =>
    `${RUNS} runs, ${range(values)}; from navigation start to the frame after it is drawn`;
  const seen = all.map((one) => one.seen);
  const usable = all.map((one) => one.usable);
  return [
    {
      name: `the last briefing is seen: ${what}`,
      value: median(seen),
      unit: 'ms',
      note: note(seen),
    },
    {
      name: `of it, until it can be pressed: ${what}`,
      value: median(usable),
      unit: 'ms',
      note: note(usable),
    },
  ];
}

/** Runs in the page. */
async function briefingDrawn(): Promise<Opened> {
  const shown = () => {
    const found = document.querySelector('main [data-overview]');
    return found?.checkVisibility() && found.textContent.includes('Current Weather') ? found : null;
  };
  const seen = window.whenDrawn(() => shown() !== null);
  const usable = window.whenDrawn(() => shown()?.closest('#first-paint') === null);
  return { seen: await seen, usable: await usable };
}
