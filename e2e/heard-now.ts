import type { Page } from '@playwright/test';

/** The sentence that is marked because it is read aloud now; null where none is. */
export const heardNow = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('read-aloud') ?? [];
    return range instanceof Range ? range.toString() : null;
  });
