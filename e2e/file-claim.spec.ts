import { reportOne } from '../server/testing/incident-with-files.ts';
import { claimsOf, fileClaimOf } from './claim-people.ts';
import { expect, installed, signal, test } from './fixtures.ts';
import { draftsOf, openInstalled } from './on-device.ts';
import { aReport } from './screens/report.ts';

const equipment = {
  type: 'Equipment Damage',
  location: 'Pole 1187, Lemmon Ave',
  description: 'The bucket truck leaks hydraulic oil.',
};

test(
  'nobody files on somebody else’s incident, or on none',
  { tag: '@phone' },
  async ({ page, me, people, watch }) => {
    watch.allow(/status of 404/);
    expect(me.id).toBeGreaterThan(0);
    const theirs = await reportOne((await people.witness(await people.add())).person);
    for (const id of [String(theirs), '999999', '-7', 'one']) {
      await page.goto(`/incidents/${id}/claim`);
      await expect(page.getByText('Incident not found')).toBeVisible();
    }
  },
);

test(
  'a supervisor sees that the claim is for the one who reported it',
  { tag: '@desk' },
  async ({ page, me, people, lead, login }) => {
    const id = await reportOne(me.witness.person, equipment);
    expect(people.admin.id).toBeGreaterThan(0);
    await page.context().clearCookies();
    await login.enter(lead);
    await page.goto(`/incidents/${id}/claim`);
    await expect(page.getByText('This is not your incident')).toBeVisible();
  },
);

test('a claim is filed from its incident with nothing typed twice @phone', async ({
  page,
  me,
  incidents,
  fileClaim,
  claims,
  around,
}) => {
  await reportOne(me.witness.person, equipment);
  await incidents.goto();
  const row = await incidents.open('Equipment Damage');
  await row.getByRole('link', { name: 'File Claim' }).click();
  const incident = page.getByRole('region', { name: 'From your incident' });
  for (const words of ['Equipment Damage', equipment.location, me.name, 'no photos or videos']) {
    await expect(incident).toContainText(words);
  }
  await expect(fileClaim.description).toHaveValue(equipment.description);
  await fileClaim.amount.fill('$3,200');
  await page.getByRole('radio', { name: 'Repair' }).check();
  await page.getByLabel('Kind of item').selectOption('Heavy equipment');
  await page.getByLabel('Age of the item in years').fill('4');
  await expect(page.getByLabel('Days away from work')).toHaveCount(0);
  await fileClaim.submit.click();
  await around.says('Success', 'Claim filed successfully!');
  const [claim] = await claimsOf(me.witness);
  await expect(page).toHaveURL(new RegExp(`/claims/${claim?.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Claim #${claim?.claimNumber}`);
  expect(claim).toMatchObject({
    claimType: 'Equipment Damage',
    description: equipment.description,
    requestedReimbursement: 3200,
    facts: { work: 'repair', itemCategory: 'heavy-equipment', itemAgeYears: 4, daysAway: null },
    status: 'pending',
  });
  expect(await draftsOf(page)).toEqual([]);
  await expect(claims.fact('Requested Amount')).toHaveText('$3,200');
});

test(
  'an injury asks for days and wage, and nothing of things',
  { tag: '@phone' },
  async ({ page, me, fileClaim }) => {
    await fileClaim.goto(await reportOne(me.witness.person, { ...equipment, type: 'Workplace Injury' }));
    await expect(page.getByLabel('Days away from work')).toBeVisible();
    await expect(page.getByLabel('Average wage per week')).toBeVisible();
    await expect(page.getByLabel('Medical costs so far')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByLabel('Kind of item')).toHaveCount(0);
  },
);

test(
  'what was begun is there after a reload, and can be discarded',
  { tag: '@phone' },
  async ({ page, me, fileClaim }) => {
    const id = await reportOne(me.witness.person, equipment);
    await fileClaim.goto(id);
    await fileClaim.amount.fill('450');
    await expect.poll(async () => (await draftsOf(page)).length).toBe(1);
    await page.reload();
    await expect(page.getByText('You have an unfinished claim')).toBeVisible();
    await expect(fileClaim.amount).toHaveValue('450');
    await page.getByRole('button', { name: 'Discard this claim' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard this claim' }).click();
    await expect(page).toHaveURL(/\/incidents$/);
    await fileClaim.goto(id);
    await expect(fileClaim.amount).toHaveValue('');
  },
);

test('by keyboard alone', { tag: '@desk' }, async ({ page, me, fileClaim }) => {
  await fileClaim.goto(await reportOne(me.witness.person, equipment));
  await fileClaim.amount.focus();
  await page.keyboard.type('900');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Replacement' })).toBeChecked();
  for (let tab = 0; tab < 6; tab += 1) await page.keyboard.press('Tab');
  await expect(fileClaim.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/claims\/\d+$/);
  const [claim] = await claimsOf(me.witness);
  expect(claim).toMatchObject({ requestedReimbursement: 900, facts: { work: 'replacement' } });
});

test(
  'a second claim is filed only knowingly, with the first one named',
  { tag: '@phone' },
  async ({ page, me, fileClaim, claims }) => {
    const incidentId = await reportOne(me.witness.person, equipment);
    const first = await fileClaimOf(me.witness, { incidentId });
    await claims.goto();
    await expect(claims.rows).toHaveCount(1);
    await fileClaim.goto(incidentId);
    await expect(page.getByText('There is already a claim on this incident')).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(first.claimNumber) })).toBeVisible();
    await fileClaim.submit.click();
    await expect(
      page.getByText('Confirm that you want a second claim, or open the first one.'),
    ).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeFocused();
    expect(await claimsOf(me.witness)).toHaveLength(1);
    await page.getByRole('checkbox').check();
    await fileClaim.submit.click();
    await expect(page).toHaveURL(/\/claims\/\d+$/);
    expect(await claimsOf(me.witness)).toHaveLength(2);
  },
);

test.describe('without signal', { tag: '@phone' }, () => {
  test.use(installed);

  test('a claim on an incident that waits itself is kept, and both are sent once', async ({
    page,
    context,
    watch,
    me,
    report,
    incidents,
    fileClaim,
    claims,
    around,
  }) => {
    await openInstalled(page, '/incidents');
    await signal(context, watch, false);
    await report.goto('form');
    await report.fillForm(aReport);
    await report.submit.click();
    await expect(page.getByText('Saved on this phone.')).toBeVisible();
    await around.go('Incidents');
    const row = await incidents.open('Saved on this phone');
    await row.getByRole('link', { name: 'File Claim' }).click();
    await expect(page).toHaveURL(/\/incidents\/-\d+\/claim$/);
    await expect(page.getByText('The incident is sent first, the claim right after it.')).toBeVisible();
    await fileClaim.amount.fill('700');
    await fileClaim.submit.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Claim, not sent yet' })).toBeVisible();
    await expect(page.getByText('Saved on this phone.', { exact: true })).toBeVisible();
    await page.reload();
    await expect(claims.fact('Requested Amount')).toHaveText('$700');
    await expect(claims.fact('Incident Type')).toHaveText(aReport.type);
    await around.go('Claims');
    await expect(claims.rows).toHaveCount(1);
    await expect(claims.rows).toContainText('Not sent yet');
    await expect(claims.rows).toContainText('Saved on this phone');
    expect(await claimsOf(me.witness)).toEqual([]);
    await signal(context, watch, true);
    await expect(claims.rows).toContainText(/CLM-\d{4}-\d{6}/);
    await expect(claims.rows.getByText('Saved on this phone')).toBeHidden();
    const sent = await claimsOf(me.witness);
    const [incident] = await me.witness.reports();
    expect(sent).toMatchObject([{ requestedReimbursement: 700, incidentId: incident?.id }]);
  });

  test('a second claim filed offline needs its person, who files it all the same', async ({
    page,
    context,
    watch,
    me,
    fileClaim,
    claims,
  }) => {
    const incidentId = await reportOne(me.witness.person, equipment);
    await openInstalled(page, '/incidents');
    await expect(page.getByText('Equipment Damage')).toBeVisible();
    await signal(context, watch, false);
    await fileClaim.goto(incidentId);
    await fileClaim.amount.fill('800');
    await fileClaim.submit.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Claim, not sent yet' })).toBeVisible();
    const first = await fileClaimOf(me.witness, { incidentId });
    await signal(context, watch, true);
    await expect(page.getByText('There is already a claim on this incident')).toBeVisible();
    await expect(page.getByRole('link', { name: `Open ${first.claimNumber}` })).toBeVisible();
    await page.getByRole('button', { name: 'File it as a second claim' }).click();
    await expect.poll(async () => (await claimsOf(me.witness)).length).toBe(2);
    await expect(page.getByText('There is already a claim on this incident')).toBeHidden();
    await claims.goto();
    await expect(claims.rows).toHaveCount(2);
  });
});
