import { expect, type Page } from '@playwright/test';
import { makeOne, moveOn } from '../server/testing/actions.ts';
import { reportOne } from '../server/testing/incident-with-files.ts';
import type { Person } from '../server/testing/person.ts';
import { LONG_WORD } from './long-words.ts';
import type { Member, Witness } from './people.ts';
import { IncidentsScreen } from './screens/incidents.ts';
import type { Walk } from './states.ts';

type Someone = Member & { witness: Witness };

/** A grave report of `me` that much has been said of, one to be done, and a report without a name with its reply. */
async function giveFollowUp({ me, lead }: { me: Someone; lead: Someone }): Promise<{ receipt: string }> {
  const [crew, boss] = [me.witness.person, lead.witness.person];
  const id = await reportOne(crew, {
    type: 'Workplace Injury',
    location: LONG_WORD,
    ...{ latitude: '32.8121', longitude: '-96.8125' },
    description: `Fell 12 feet from the scaffold, admitted to the hospital. ${'The planks were wet. '.repeat(200)}`,
    people: [
      { name: LONG_WORD, role: 'employee', treatment: 'admitted', bodyPart: 'Hip', injury: LONG_WORD },
    ],
    witnesses: [{ name: LONG_WORD, phone: '214 555 0100' }],
  });
  await reportOne(crew, { category: 'near-miss', description: 'A bolt fell next to us.' });
  for (const [by, text] of [
    [crew, 'The scaffold had no tag.'],
    [boss, LONG_WORD],
  ] as const)
    await said(by.post(`/api/incidents/${id}/comments`, { text }));
  await said(
    boss.put(`/api/incidents/${id}/investigation`, {
      timeline: [{ at: '2026-11-20T11:00:00Z', what: 'Rain in the night' }],
      whys: ['The planks were wet', LONG_WORD],
      causes: [{ kind: 'method', text: LONG_WORD, root: true }],
      leadBy: lead.id,
      state: 'open',
    }),
  );
  const about = { assigneeId: me.id, incidentId: id };
  await makeOne(boss, { ...about, title: LONG_WORD, description: 'Toe boards too. '.repeat(60) });
  const { id: done } = await makeOne(boss, { ...about, title: 'Tag the scaffold', priority: 'high' });
  await said(moveOn(crew, done, { to: 'done', note: LONG_WORD }));
  const { body: page } = await boss.get(`/api/crews/${me.username}/report-code`);
  const { body: sent } = await crew.post('/api/observations', {
    ...{ crewCode: (page as { code: string }).code, category: 'hazard' },
    ...{ description: `The rail is gone. ${LONG_WORD}`, location: LONG_WORD },
  });
  const { body: list } = await boss.get('/api/observations');
  const [first] = list as { id: string }[];
  await said(boss.post(`/api/observations/${first?.id}/reply`, { text: `Back tomorrow. ${LONG_WORD}` }));
  return sent as { receipt: string };
}

async function said(reply: ReturnType<Person['post']>): Promise<void> {
  const { status, body } = await reply;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
}

/** What follows a report, as the supervisor sees it, first while there is nothing. */
export async function* followUpScreens(page: Page, both: { me: Someone; lead: Someone }): Walk {
  for (const path of ['dashboard', 'actions', 'observations']) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    yield `${path}-nothing`;
  }
  const { receipt } = await giveFollowUp(both);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  await expect(page.getByText('Call OSHA').first()).toBeVisible();
  yield 'needs-you';
  await page.goto('/actions');
  await page.getByRole('tab', { name: 'My crew' }).click();
  await expect(page.getByText(LONG_WORD).first()).toBeVisible();
  yield 'actions';
  await page.getByText('Tag the scaffold').click();
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  yield 'action';
  await page.goto('/observations');
  await expect(page.getByText('The rail is gone.').first()).toBeVisible();
  yield 'observations';
  const incidents = new IncidentsScreen(page);
  await incidents.goto();
  const row = await incidents.open('Fell 12 feet');
  await expect(row.getByText('The scaffold had no tag.')).toBeVisible();
  // What is due first stands first.
  await expect(row).toHaveText(/minutes left[^]*days left/);
  await row.getByRole('button', { name: 'OSHA has been called' }).click();
  for (const closed of await row.locator('summary').all()) await closed.click();
  yield 'incident-record';
  await page.goto('/incidents?view=map');
  const together = page.getByRole('button', { name: '2 incidents' });
  await expect(together).toBeVisible();
  yield 'incidents-map';
  await together.click();
  await expect(page.getByRole('heading', { name: '2 incidents at this place' })).toBeVisible();
  yield 'incidents-at-one-place';
  await page.goto('/settings');
  await page.getByText('Choose which notifications you get').click();
  yield 'settings-notifications';
  yield* withoutNameScreens(page, receipt, (await codeOf(both)).code);
}

const codeOf = async ({ me, lead }: { me: Someone; lead: Someone }) =>
  (await lead.witness.person.get(`/api/crews/${me.username}/report-code`)).body as { code: string };

async function* withoutNameScreens(page: Page, receipt: string, code: string): Walk {
  await page.goto(`/r/${code}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  yield 'without-name-errors';
  await page.goto('/r');
  await page.getByLabel('Your receipt').fill(receipt);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByLabel('Write back')).toBeVisible();
  yield 'receipt';
}
