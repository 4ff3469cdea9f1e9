import type { BrowserContext, Page } from '@playwright/test';
import { startWeatherReplay } from '../server/testing/weather-replay.ts';
import { newProfile, openBrowser, removeProfile, signIn, slowDown } from './browser.ts';
import { median, range, type Bench, type Figure } from './figure.ts';
import { openAppOnce } from './open-app.ts';
import { startProduct } from './product-server.ts';

const RUNS = 5;
const SLOWER = 4;
const PLACE = { latitude: 42.745, longitude: -73.752 };
/** Ms that a screen needs to keep what the next start shows. */
const AT_REST_MS = 6_000;

type Opened = { seen: number; usable: number };

/** The daily briefing opened from nothing: a fresh browser process over a profile that has seen it, the server there again. */
export const briefingOpenBench: Bench = {
  name: 'briefing-open',
  about: `the daily briefing, opened cold and reloaded with the server there, page ${SLOWER}x slower`,
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
      for (let run = 0; run < RUNS; run += 1) {
        const { context, page } = await openBrowser(profile);
        try {
          await standAtPlace(context, server.url);
          await page.addInitScript(watchBriefing);
          await slowDown(page, SLOWER);
          await page.goto(address, { waitUntil: 'commit' });
          opened.push(await timesOf(page));
          await page.waitForTimeout(AT_REST_MS);
          await page.reload({ waitUntil: 'commit' });
          reloaded.push(await timesOf(page));
        } finally {
          await context.close();
        }
      }
      return [...figuresOf('a fresh browser', opened), ...figuresOf('a reload', reloaded)];
    } finally {
      await server.stop();
      await server.remove();
      weather.close();
      await removeProfile(profile);
    }
  },
};

async function standAtPlace(context: BrowserContext, origin: string): Promise<void> {
  await context.grantPermissions(['geolocation'], { origin });
  await context.setGeolocation(PLACE);
}

const timesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { briefing: Promise<Opened> }).briefing);

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
      target: { atMost: 300 },
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

/** Runs in the page, before its own scripts. */
function watchBriefing() {
  const briefing = new Promise<Opened>((resolve) => {
    let seen = 0;
    const look = () => {
      const shown = document.querySelector('main [data-overview]');
      const drawn = shown?.checkVisibility() && shown.textContent.includes('Current Weather');
      // The next frame comes when this one has been drawn.
      if (drawn && seen === 0) requestAnimationFrame(() => (seen = performance.now()));
      if (drawn && seen > 0 && shown?.closest('#first-paint') === null)
        requestAnimationFrame(() => resolve({ seen, usable: performance.now() }));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  (window as unknown as { briefing: Promise<Opened> }).briefing = briefing;
}
