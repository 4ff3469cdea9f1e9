import type { Page } from '@playwright/test';
import { fileOne } from '../server/testing/claims.ts';
import { Person } from '../server/testing/person.ts';
import { newProfile, openBrowser, removeProfile, signIn, slowDown } from './browser.ts';
import { median, range, type Bench } from './figure.ts';
import { startProduct, type ProductServer } from './product-server.ts';
import { watchDrawing } from './when-drawn.ts';

const RUNS = 9;
const SLOWER = 4;
/** What a screen does by itself after it was opened has ended by then, and its stream of events is open, ms. */
const AT_REST_MS = 4_000;

/** From the sending of a decision until it stands on the reporter's open screen. */
export const decisionSeenBench: Bench = {
  name: 'decision-seen',
  about: `a decision on a claim, until the reporter's open claim shows it, page ${SLOWER}x slower`,
  run: async () => {
    const server = await startProduct();
    const profile = await newProfile();
    try {
      const account = await server.addPerson();
      const { context, page } = await openBrowser(profile);
      try {
        await signIn(context, { url: server.url, ...account });
        await page.addInitScript(watchDrawing);
        const reporter = await Person.signIn({ url: server.url, ...account });
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1) times.push(await decideOne(page, server, reporter));
        return [
          {
            name: 'a decision, on the open screen of its reporter',
            value: median(times),
            unit: 'ms',
            target: { atMost: 1_000 },
            note: `${RUNS} claims, ${range(times)}; from the sending of the decision to the frame after it is drawn`,
          },
        ];
      } finally {
        await context.close();
      }
    } finally {
      await server.stop();
      await server.remove();
      await removeProfile(profile);
    }
  },
};

async function decideOne(page: Page, server: ProductServer, reporter: Person): Promise<number> {
  const claim = await fileOne(reporter);
  const lead = await server.as('lead');
  await slowDown(page, 1);
  await page.goto(`${server.url}/claims/${claim.id}`);
  await page.getByRole('heading', { name: /^Claim #/ }).waitFor();
  await page.waitForTimeout(AT_REST_MS);
  await slowDown(page, SLOWER);
  const seen = page.evaluate(() => {
    const isThere = () =>
      document.querySelector('main')?.textContent.includes('Nothing is left to do here') === true;
    if (isThere()) throw new Error('It is decided already');
    return window.whenDrawn(isThere).then((at) => performance.timeOrigin + at);
  });
  await page.evaluate(() => undefined);
  const from = Date.now();
  const { status } = await lead.post(`/api/claims/${claim.id}/decision`, {
    decision: 'approve',
    amount: claim.requestedReimbursement,
  });
  if (status !== 200) throw new Error(`Not decided: ${status}`);
  return (await seen) - from;
}
