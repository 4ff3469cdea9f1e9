import type { Incident } from '@tailboard/contract/incidents.ts';
import { anIncident } from '../server/testing/builders.ts';
import { jpeg } from './files.ts';
import { expect, installed, signal, test } from './fixtures.ts';
import { draftsOf, openInstalled } from './on-device.ts';
import type { Witness } from './people.ts';

async function reported({ person }: Witness, overrides: Record<string, unknown> = {}): Promise<Incident> {
  const reply = await person.post('/api/incidents', anIncident(overrides));
  expect(reply.status).toBe(201);
  return reply.body as Incident;
}

/** Somebody else, or the same person elsewhere, changes the report at the server. */
async function changedAtServer({ person }: Witness, incident: Incident, description: string): Promise<void> {
  const reply = await person.put(`/api/incidents/${incident.id}`, { ...incident, description });
  expect(reply.status).toBe(200);
}

const descriptions = async (witness: Witness) =>
  (await witness.reports()).map(({ description }) => description);

test('an edit with signal is saved and sent, with a photo added @phone', async ({
  page,
  me,
  incidents,
  report,
  around,
}) => {
  const before = await reported(me.witness, { description: 'A crack in the boom.' });
  await incidents.goto();
  await incidents.edit('Workplace Injury');
  await expect(report.description).toHaveValue('A crack in the boom.');
  // In reach from the first field on, and under nothing that floats.
  await expect(incidents.saveChanges).toBeInViewport();
  await expect(page.getByRole('link', { name: 'New incident report' })).toBeHidden();
  await report.description.fill('A crack in the boom, 4 inches.');
  await report.choice('High').check();
  await report.choose([await jpeg('crack.jpg')]);
  await expect(report.tiles).toHaveCount(1);
  await incidents.saveChanges.click();
  await around.says('Success', 'The change is saved.');
  await expect(incidents.row('High Priority')).toHaveCount(1);
  await expect.poll(async () => (await me.witness.reports()).map(({ media }) => media.length)).toEqual([1]);
  const [after] = await me.witness.reports();
  expect(after).toMatchObject({ description: 'A crack in the boom, 4 inches.', priority: 'high' });
  expect(after?.date).toBe(before.date);
  await expect(page).toHaveURL(/\/incidents$/);
});

test(
  'after a change the list stands at its top, and an opened row stays in place',
  { tag: '@phone' },
  async ({ page, me, incidents }) => {
    for (let place = 1; place <= 12; place += 1) await reported(me.witness, { location: `Pole ${place}` });
    await incidents.goto();
    await incidents.edit('Pole 12');
    await page.getByLabel('Description').fill('The pole leans.');
    await incidents.saveChanges.click();
    await expect(incidents.row('Pole 12')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await incidents.open('Pole 12');
    await expect(incidents.row('Pole 12').locator('button[aria-expanded]')).toBeInViewport();
  },
);

test.describe('without signal', () => {
  test.use(installed);

  test('an edit waits, is seen at once, and is sent later @phone', async ({
    page,
    context,
    watch,
    me,
    incidents,
    report,
    around,
  }) => {
    await reported(me.witness, { description: 'Brakes are soft.' });
    await openInstalled(page, '/incidents');
    await expect(incidents.rows).toHaveCount(1);
    await signal(context, watch, false);
    await incidents.edit('Workplace Injury');
    await report.description.fill('Brakes are gone.');
    await incidents.saveChanges.click();
    await around.says('Saved on this phone', 'It will be sent when there is signal.');
    await page.reload();
    const row = await incidents.open('Saved on this phone');
    await expect(row.getByRole('definition').getByText('Brakes are gone.')).toBeVisible();
    expect(await descriptions(me.witness)).toEqual(['Brakes are soft.']);
    await signal(context, watch, true);
    await expect(row.getByText(/^(Saved on this phone|Sending .*)$/)).toBeHidden();
    await expect(row.getByRole('definition').getByText('Brakes are gone.')).toBeVisible();
    await expect(page.getByText(/no signal$/)).toBeHidden();
    expect(await descriptions(me.witness)).toEqual(['Brakes are gone.']);
  });

  test(
    'an edit of what was changed meanwhile shows both versions; theirs can be kept',
    { tag: '@desk' },
    async ({ page, context, watch, me, incidents, report }) => {
      const incident = await reported(me.witness, { description: 'As it was.' });
      await openInstalled(page, '/incidents');
      await expect(incidents.rows).toHaveCount(1);
      await signal(context, watch, false);
      await incidents.edit('Workplace Injury');
      await report.description.fill('As I say.');
      await incidents.saveChanges.click();
      await expect(incidents.row('Saved on this phone')).toHaveCount(1);
      await changedAtServer(me.witness, incident, 'As they say.');
      await signal(context, watch, true);
      await expect(incidents.row('Needs you')).toHaveCount(1);
      const row = await incidents.open('Needs you');
      await expect(row.getByText('Two versions of this report')).toBeVisible();
      const line = row.getByRole('row', { name: /^As I say\./ });
      await expect(line.getByRole('cell')).toHaveText(['As I say.', 'As they say.']);
      const saved = page.waitForEvent('download');
      await row.getByRole('button', { name: 'Keep theirs (after export)' }).click();
      expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
      await expect(row.getByText('Needs you')).toBeHidden();
      await expect(row.getByRole('definition').getByText('As they say.')).toBeVisible();
      expect(await descriptions(me.witness)).toEqual(['As they say.']);
    },
  );
});

test(
  'a conflict is told at once; mine can be kept',
  { tag: '@phone' },
  async ({ page, me, incidents, report, around }) => {
    const incident = await reported(me.witness, { description: 'As it was.' });
    await incidents.goto();
    await incidents.edit('Workplace Injury');
    await changedAtServer(me.witness, incident, 'As they say.');
    await report.description.fill('As I say.');
    await incidents.saveChanges.click();
    await expect(around.toast).toContainText('The change was not accepted:');
    const row = await incidents.open('Needs you');
    await expect(row.getByText('Mine, on this phone')).toBeVisible();
    await expect(row.getByText('Theirs, on the server')).toBeVisible();
    await expect(row.getByRole('cell', { name: 'As they say.' })).toBeVisible();
    expect(await descriptions(me.witness)).toEqual(['As they say.']);
    await row.getByRole('button', { name: 'Keep mine' }).click();
    await expect(row.getByText('Needs you')).toBeHidden();
    await expect.poll(() => descriptions(me.witness)).toEqual(['As I say.']);
    await page.reload();
    await expect(incidents.rows).toHaveCount(1);
  },
);

test(
  'an unfinished edit is there after a reload, and can be discarded',
  { tag: '@phone' },
  async ({ page, me, incidents, report }) => {
    const { id } = await reported(me.witness, { description: 'As it was.' });
    await page.goto(`/incidents/${id}/edit`);
    await report.description.fill('Half a sen');
    await expect.poll(async () => (await draftsOf(page)).length).toBe(1);
    await page.reload();
    await expect(page.getByText('You have unsaved changes')).toBeVisible();
    await expect(report.description).toHaveValue('Half a sen');
    await page.getByRole('button', { name: 'Discard the changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard the changes' }).click();
    await expect(page).toHaveURL(/\/incidents$/);
    await incidents.edit('Workplace Injury');
    await expect(report.description).toHaveValue('As it was.');
  },
);

test('somebody else’s incident does not exist', { tag: '@phone' }, async ({ page, me, people, watch }) => {
  watch.allow(/status of 404/);
  expect(me.id).toBeGreaterThan(0);
  const theirs = await reported(await people.witness(await people.add()));
  for (const id of [String(theirs.id), '999999', 'one']) {
    await page.goto(`/incidents/${id}/edit`);
    await expect(page.getByText('Incident not found')).toBeVisible();
  }
});

test(
  'a supervisor sets the status of the crew’s incident',
  { tag: '@desk' },
  async ({ people, incidents, login }) => {
    const member = await people.add();
    const witness = await people.witness(member);
    const incident = await reported(witness);
    const crewId = `crew-${member.username.slice('crew-'.length)}`;
    await login.enter(await people.add({ role: 'supervisor', crewId, name: 'Their Lead' }));
    await incidents.goto();
    const row = await incidents.open('Workplace Injury');
    await expect(row.getByRole('definition').getByText(member.name)).toBeVisible();
    await row.getByRole('button', { name: 'In Progress' }).click();
    await expect(row.getByRole('cell', { name: 'In Progress', exact: true })).toBeVisible();
    await expect
      .poll(async () => (await witness.reports()).map(({ status }) => status))
      .toEqual(['in_progress']);
    expect(incident.status).toBe('open');
  },
);
