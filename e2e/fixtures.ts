import { expect, test as base, type BrowserContext } from '@playwright/test';
import { leadOf } from './claim-people.ts';
import { openPeople, enterAs, type Member, type People, type Witness } from './people.ts';
import { Around } from './screens/around.ts';
import { ClaimsScreen, FileClaimScreen, ReviewScreen } from './screens/claims.ts';
import { IncidentsScreen } from './screens/incidents.ts';
import { LoginScreen } from './screens/login.ts';
import { ReportScreen } from './screens/report.ts';
import { answerProblem, startFaultProxy, type FaultProxy } from './sync/fault-proxy.ts';
import { watchContext, type Watch } from './watch.ts';

type Me = Member & { witness: Witness };

type OfTest = {
  /** Between the browser and the server where a test's `baseURL` is `line.url`: see `overTheLine`. */
  line: FaultProxy;
  watch: Watch;
  /** A new person, signed in in the browser. */
  me: Me;
  around: Around;
  login: LoginScreen;
  incidents: IncidentsScreen;
  report: ReportScreen;
  claims: ClaimsScreen;
  fileClaim: FileClaimScreen;
  review: ReviewScreen;
  /** A supervisor of the crew of `me`, beside the browser. */
  lead: Me;
};

type OfWorker = { serverUrl: string; people: People };

export const test = base.extend<OfTest, OfWorker>({
  // Set by start-server.ts before the workers begin.
  serverUrl: [process.env['SERVER_URL'] ?? '', { scope: 'worker', option: true }],
  people: [async ({ serverUrl }, use) => use(await openPeople(serverUrl)), { scope: 'worker' }],
  baseURL: async ({ serverUrl }, use) => use(serverUrl),
  line: async ({ serverUrl }, use) => {
    const line = await startFaultProxy(serverUrl);
    await use(line);
    await line.close();
  },
  watch: [
    async ({ context, baseURL, serverUrl }, use) => {
      const watch = watchContext(context, [
        serverUrl,
        baseURL ?? serverUrl,
        process.env['OUTSIDE_URL'] ?? '',
      ]);
      await use(watch);
      expect(watch.found(), 'what the browser said').toEqual([]);
    },
    { auto: true },
  ],
  me: async ({ people, context }, use) => {
    const member = await people.add();
    const witness = await people.witness(member);
    await enterAs(context, witness);
    await use({ ...member, witness });
  },
  around: async ({ page }, use) => use(new Around(page)),
  login: async ({ page }, use) => use(new LoginScreen(page)),
  incidents: async ({ page }, use) => use(new IncidentsScreen(page)),
  report: async ({ page }, use) => use(new ReportScreen(page)),
  claims: async ({ page }, use) => use(new ClaimsScreen(page)),
  fileClaim: async ({ page }, use) => use(new FileClaimScreen(page)),
  review: async ({ page }, use) => use(new ReviewScreen(page)),
  lead: async ({ people, me }, use) => use(await leadOf(people, me)),
});

export { expect };

type Use = Parameters<typeof test.use>[0];

/** For test.use: with the service worker, as on a crew's phone. */
export const installed: Use = { serviceWorkers: 'allow' };

/** For test.use: every request goes over `line`, which can be cut while the browser believes that it is online. */
export const overTheLine: Use = {
  baseURL: async ({ line }, use) => use(line.url),
};

/** The line is dead: whatever is asked, the connection dies before the server hears of it. */
export const cut = (line: FaultProxy): void => line.decide(() => ({ kind: 'drop-before' }));
export const mend = (line: FaultProxy): void => line.decide(() => ({ kind: 'none' }));
/** The server asks not to be asked again for an hour: what waits, waits until a person presses Sync. */
export const overloaded = (line: FaultProxy): void =>
  line.decide(({ path }) =>
    path.startsWith('/api/sync')
      ? answerProblem(503, 'unavailable', { 'retry-after': '3600' })
      : { kind: 'none' },
  );

/** The browser itself says that there is no signal. */
export async function signal(context: BrowserContext, watch: Watch, on: boolean): Promise<void> {
  watch.noSignal();
  await context.setOffline(!on);
}
