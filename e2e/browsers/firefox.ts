import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type ConsoleMessage, type Page } from 'puppeteer-core';
import { PATIENCE_MS, type Driven, type Tab } from './driver.ts';

/** Firefox at `executablePath`, over WebDriver BiDi, with a profile of its own. */
export async function openFirefox(executablePath: string): Promise<Driven> {
  const profile = await mkdtemp(join(tmpdir(), 'tailboard-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    userDataDir: profile,
    defaultViewport: { width: 390, height: 844 },
  });
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return {
    tab: tabOf(page),
    said: () => said,
    close: async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

function tabOf(page: Page): Tab {
  const find = async (selector: string) => {
    const found = await page.$(selector);
    if (found === null) throw new Error(`There is no ${selector}`);
    // The header lies over what stands at the top.
    await found.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return found;
  };
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS }).catch(() => undefined);
    },
    run: async (work, ...given) =>
      (await page.evaluate(`(${String(work)})(...${JSON.stringify(given)})`)) as Awaited<
        ReturnType<typeof work>
      >,
    type: async (selector, text) => {
      const field = await find(selector);
      await field.focus();
      await page.keyboard.type(text);
    },
    choose: async (selector, paths) => {
      const field = await page.$(selector);
      await (field as unknown as { uploadFile: (...files: string[]) => Promise<void> }).uploadFile(...paths);
    },
  };
}
