import type { BrowserContext, Page } from '@playwright/test';

/** The process of the page dies at once, as when the phone needs its memory for the camera. */
export async function killPage(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never answered: whoever should answer is dead.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}
