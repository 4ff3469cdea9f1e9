import { Person } from '../server/testing/person.ts';
import { newProfile, openBrowser, removeProfile, signIn, slowDown } from './browser.ts';
import { crewReports } from './crew-reports.ts';
import { median, range, type Bench } from './figure.ts';
import { openAppOnce } from './open-app.ts';
import { startProduct } from './product-server.ts';
import { timePress, watchDrawing } from './when-drawn.ts';

const RUNS = 5;
const CLAIMS = 100;
const SLOWER = 4;

/** The claim list and a claim, opened from the device by a press in the running app, while the server is gone. */
export const claimsOpenBench: Bench = {
  name: 'claims-open',
  about: `the list of ${CLAIMS} claims and one claim, opened without network, page ${SLOWER}x slower`,
  run: async () => {
    const profile = await newProfile();
    try {
      const url = await useOnce(profile);
      const lists: number[] = [];
      const claims: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const { context, page } = await openBrowser(profile);
        try {
          await page.addInitScript(watchDrawing);
          await page.goto(`${url}/dashboard`);
          await page.getByRole('button', { name: /^Sync/ }).waitFor();
          // As after a look around: what the browser loads and prepares once is there.
          await page.waitForTimeout(2_000);
          await slowDown(page, SLOWER);
          lists.push(await timePress(page, 'a[href="/claims"]', 'li[data-index="0"] button'));
          await page.locator('li[data-index="0"] button').first().click();
          const link = page.getByRole('link', { name: 'View Details' }).first();
          const href = (await link.getAttribute('href')) ?? '';
          claims.push(await timePress(page, `a[href="${href}"]`, 'h1', 'Claim #'));
        } finally {
          await context.close();
        }
      }
      const target = { atMost: 300 };
      const of = (values: readonly number[]) =>
        `${RUNS} fresh browsers, ${range(values)}; from the press to the frame after it is drawn`;
      return [
        { name: 'claim list, from the device', value: median(lists), unit: 'ms', target, note: of(lists) },
        { name: 'a claim, from the device', value: median(claims), unit: 'ms', target, note: of(claims) },
      ];
    } finally {
      await removeProfile(profile);
    }
  },
};

/** Reports and claims of one person; the list and the dashboard are seen once, then the server is gone. */
async function useOnce(profile: string): Promise<string> {
  const server = await startProduct();
  try {
    const account = await server.addPerson();
    const person = await Person.signIn({ url: server.url, ...account });
    const reports = crewReports(CLAIMS, 7).map((report) =>
      Object.assign(report, { clientRef: crypto.randomUUID() }),
    );
    const items = [
      ...reports.map((record) => ({ kind: 'incident.report', record })),
      ...reports.map(({ clientRef, description }) => ({
        kind: 'claim.file',
        record: {
          clientRef: crypto.randomUUID(),
          incidentId: -1,
          incidentClientRef: clientRef,
          description,
          requestedReimbursement: 1_200,
        },
      })),
    ];
    const { body } = await person.post('/api/sync', { userId: person.id, items });
    const refused = (body.results as { status: number }[]).filter(({ status }) => status >= 400);
    if (refused.length > 0) throw new Error(`Not taken: ${JSON.stringify(refused[0])}`);
    const { context, page } = await openBrowser(profile);
    try {
      await signIn(context, { url: server.url, ...account });
      await openAppOnce(page, `${server.url}/claims`);
      await page.locator('li[data-index="0"] button').first().waitFor();
      await page.goto(`${server.url}/dashboard`);
      await page.getByRole('button', { name: /^Sync/ }).waitFor();
    } finally {
      await context.close();
    }
    return server.url;
  } finally {
    await server.stop();
    await server.remove();
  }
}
