import type { Page } from '@playwright/test';
import { Person } from '../server/testing/person.ts';
import { newProfile, openBrowser, removeProfile, signIn, slowDown } from './browser.ts';
import { crewReports } from './crew-reports.ts';
import { median, range, type Bench, type Figure } from './figure.ts';
import { openAppOnce } from './open-app.ts';
import { startProduct } from './product-server.ts';
import { watchFromStart } from './when-drawn.ts';

const RUNS = 5;
const RECORDS = 500;
const SLOWER = 4;

type Scrolled = { rows: number; longest: number; frames: number; slow: number };

/** The app opened from nothing without a server: a fresh browser process over a profile that has been in use. */
export const coldStartBench: Bench = {
  name: 'cold-start',
  about: `${RECORDS} incidents without network: a fresh browser to the first row that can be pressed, and scrolling`,
  run: async () => {
    const profile = await newProfile();
    try {
      const url = await useOnce(profile);
      const starts: number[] = [];
      const scrolls: Scrolled[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const { context, page } = await openBrowser(profile);
        try {
          await slowDown(page, SLOWER);
          starts.push(await startCold(page, `${url}/incidents`));
          if (run < 2) scrolls.push(await page.evaluate(scrollThrough));
        } finally {
          await context.close();
        }
      }
      return figuresOf(starts, scrolls);
    } finally {
      await removeProfile(profile);
    }
  },
};

/** Signs in, sees 500 incidents of the server once, and leaves; then the server is gone. */
async function useOnce(profile: string): Promise<string> {
  const server = await startProduct();
  try {
    const account = await server.addPerson();
    const person = await Person.signIn({ url: server.url, ...account });
    const items = crewReports(RECORDS, 3).map((report) => ({
      kind: 'incident.report',
      record: { ...report, clientRef: crypto.randomUUID() },
    }));
    await person.post('/api/sync', { userId: person.id, items });
    const { context, page } = await openBrowser(profile);
    try {
      await signIn(context, { url: server.url, ...account });
      await openAppOnce(page, `${server.url}/incidents`);
      await page.locator('li[data-index="0"] button').waitFor();
    } finally {
      await context.close();
    }
    return server.url;
  } finally {
    await server.stop();
    await server.remove();
  }
}

async function startCold(page: Page, address: string): Promise<number> {
  const drawn = await watchFromStart(page, firstRow);
  await page.goto(address, { waitUntil: 'commit' });
  const usable = await drawn();
  const row = page.locator('li[data-index="0"] button').first();
  await row.click();
  if ((await row.getAttribute('aria-expanded')) !== 'true') throw new Error('The first row did not open');
  await row.click();
  return usable;
}

/** Runs in the page: a first row that a finger would hit. */
function firstRow(): Promise<number> {
  return window.whenDrawn(() => {
    const button = document.querySelector('li[data-index="0"] button');
    const box = button?.getBoundingClientRect();
    if (!box || box.height === 0) return false;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit !== null && button?.contains(hit) === true;
  });
}

/** Runs in the page: from the top to the end, 60 pixels a frame. */
async function scrollThrough(): Promise<Scrolled> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const rows = () => document.querySelectorAll('li[data-index]').length;
  const gaps: number[] = [];
  let most = rows();
  let last = await frame();
  for (let at = 0; at < 400; at += 1) {
    window.scrollBy(0, 60);
    const now = await frame();
    gaps.push(now - last);
    last = now;
    most = Math.max(most, rows());
  }
  return {
    rows: most,
    longest: Math.max(...gaps),
    frames: gaps.length,
    slow: gaps.filter((gap) => gap > 50).length,
  };
}

function figuresOf(usable: readonly number[], scrolls: readonly Scrolled[]): Figure[] {
  const longest = scrolls.map((scroll) => scroll.longest);
  const slow = scrolls.map((scroll) => `${scroll.slow} of ${scroll.frames}`).join(', ');
  return [
    {
      name: `cold start without network to a usable list of ${RECORDS} incidents`,
      value: median(usable),
      unit: 'ms',
      target: { atMost: 1_200 },
      note: `${RUNS} fresh browsers, ${range(usable)}; from navigation start; page ${SLOWER}x slower, service worker not (Chromium cannot)`,
    },
    {
      name: 'rows of it in the page, at most',
      value: Math.max(...scrolls.map((scroll) => scroll.rows)),
      unit: 'rows',
    },
    {
      name: 'longest frame while scrolling through it',
      value: median(longest),
      unit: 'ms',
      note: `${SLOWER}x slower, ${range(longest)}; frames over 50 ms: ${slow}`,
    },
  ];
}
