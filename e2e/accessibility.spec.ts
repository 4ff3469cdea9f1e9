import type { BrowserContext, Page } from '@playwright/test';
import { become, leadOf } from './claim-people.ts';
import { briefingScreens } from './briefing-states.ts';
import { claimScreens, reviewScreens } from './claim-states.ts';
import { documents } from './document-states.ts';
import { CROSSED, wrongInAnyLook } from './every-look.ts';
import { expect, installed, signal, test } from './fixtures.ts';
import { followUpScreens } from './follow-up-states.ts';
import { enterAsLong, longWords } from './long-words.ts';
import { openInstalled } from './on-device.ts';
import type { People } from './people.ts';
import { giveCase, recordkeepingScreens } from './recordkeeping-states.ts';
import { libraryFilled } from './screens/documents.ts';
import { peopleScreens, policyScreens } from './admin-states.ts';
import {
  assistantScreens,
  dashboard,
  empty,
  form,
  giveReports,
  incidentList,
  outside,
  rest,
  setUpScreens,
  withoutSignal,
  wizard,
  type Walk,
} from './states.ts';
import { talkScreens } from './talk-states.ts';

/*
 * Every screen and state once, and at each of them every way in which a person may have the app: both languages, normal
 * letters and those of 200 %, day, night and sunlight, at the width of a phone, of the narrowest phone and of a desk.
 * Whoever walks has names that no line can break. The ruler lies on each; axe looks at some of them here, at all of them
 * in `npm run test:every-look`: every-look.ts.
 */

/** All stops are seen before anything fails. */
async function inspect(page: Page, ...walks: readonly Walk[]): Promise<void> {
  let place = 0;
  for (const walk of walks) {
    for await (const state of walk) {
      expect.soft(await wrongInAnyLook(page, { place }), state).toEqual([]);
      place += 1;
    }
  }
}

/** Screens that other walks have shown to axe: what is in doubt is whether their new words fit. */
async function inspectKnown(page: Page, walk: Walk): Promise<void> {
  let place = 0;
  for await (const state of walk) {
    expect.soft(await wrongInAnyLook(page, { place, isKnown: true }), state).toEqual([]);
    place += 1;
  }
}

/** Somebody and the supervisor of their crew; the browser is the member's. */
async function crewOf(people: People, context: BrowserContext) {
  const me = await enterAsLong({ people, context });
  return { me, lead: await leadOf(people, me) };
}

test.describe('accessible in every look, nothing wider than the screen', { tag: '@phone' }, () => {
  // Not as a phone's browser does it, which makes the page smaller when something is too wide, and lies about clicks then.
  test.use({ isMobile: false, actionTimeout: 15_000 });
  // A walk has many stops.
  test.describe.configure({ timeout: CROSSED ? 900_000 : 180_000 });

  test('outside', ({ page }) => inspect(page, outside(page)));
  test('the dashboard', async ({ page, people, context }) => {
    const { witness } = await enterAsLong({ people, context });
    await inspect(page, empty(page));
    await giveReports(people, witness);
    await inspect(page, dashboard(page));
  });
  test('the incidents', async ({ page, people, context, watch }) => {
    watch.allow(/status of 404/);
    const { witness } = await enterAsLong({ people, context });
    await giveReports(people, witness);
    await inspect(page, incidentList(page, witness));
  });
  test('a new report', async ({ page, people, context }) => {
    await enterAsLong({ people, context });
    await inspect(page, wizard(page), form(page));
  });
  test('the claims', async ({ page, people, context, watch }) => {
    watch.allow(/status of 404/);
    await inspect(page, claimScreens(page, await crewOf(people, context)));
  });
  test('the review', async ({ page, people, context }) => {
    const both = await crewOf(people, context);
    await become(context, both.lead);
    await inspect(page, reviewScreens(page, both));
  });
  test('what follows a report', async ({ page, people, context }) => {
    const both = await crewOf(people, context);
    await become(context, both.lead);
    await inspect(page, followUpScreens(page, both));
  });
  test('the people', async ({ page, people, context }) => {
    await enterAsLong({ people, context }, { role: 'admin' });
    await inspect(page, peopleScreens(page), policyScreens(page));
  });
  test("OSHA's log", async ({ page, people, context, watch }) => {
    watch.allow(/status of 400/);
    await enterAsLong({ people, context }, { role: 'safety' });
    await inspect(page, recordkeepingScreens(page, await giveCase(people)));
  });
  test('the first sign-in', async ({ page, people }) => {
    await inspect(page, setUpScreens(page, await people.addUnready()));
  });
  test('the briefing', async ({ page, people, context }) => {
    await enterAsLong({ people, context });
    await inspect(page, briefingScreens(page));
  });
  test('the safety documents', async ({ page, people, context }) => {
    await enterAsLong({ people, context });
    await libraryFilled(people);
    await inspect(page, documents(page));
  });
  test('the talks', async ({ page, people, context }) => {
    const me = await enterAsLong({ people, context });
    await people.add({ crewId: me.username, name: 'Mia Mate' });
    await inspect(page, talkScreens(page, { me, mate: 'Mia Mate' }));
  });
  test('the assistant', async ({ page, people, context }) => {
    await enterAsLong({ people, context });
    await inspect(page, assistantScreens(page));
  });
  test('all others', async ({ page, people, context }) => {
    await enterAsLong({ people, context });
    await inspect(page, rest(page));
  });
  test('records of long words', async ({ page, people, context }) => {
    const { witness } = await enterAsLong({ people, context }, { role: 'supervisor' });
    await inspectKnown(page, longWords(page, people, witness));
  });

  test.describe('without signal', () => {
    test.use(installed);
    test('what is kept on the phone', async ({ page, people, context, watch }) => {
      await enterAsLong({ people, context });
      await openInstalled(page);
      await expect(page.getByText('No incidents found')).toBeVisible();
      await inspect(
        page,
        withoutSignal(page, () => signal(context, watch, false)),
      );
    });
  });
});
