import { reportOne } from '../server/testing/incident-with-files.ts';
import { become } from './claim-people.ts';
import { expect, test } from './fixtures.ts';

test('rows of one type, place and day can be told apart @phone', async ({
  page,
  context,
  me,
  lead,
  incidents,
}) => {
  const same = { type: 'Workplace Injury', location: '32.776700, -96.797000' } as const;
  const told = [
    {
      description: 'Cut on the left hand at the saw.',
      date: '2026-11-02T14:05:00Z',
      at: 'Nov 2, 2026, 8:05 AM',
    },
    { description: 'Slipped on the wet ramp.', date: '2026-11-02T22:40:00Z', at: 'Nov 2, 2026, 4:40 PM' },
  ];
  const ids: number[] = [];
  for (const { description, date } of told) {
    ids.push(await reportOne(me.witness.person, { ...same, description, date }));
  }
  await incidents.goto();
  for (const [index, { description, at }] of told.entries()) {
    const row = incidents.row(description);
    await expect(row).toContainText(`#${ids[index]}`);
    await expect(row).toContainText(at);
    // Whoever sees only their own need not be told whose they are.
    await expect(row).not.toContainText(me.name);
  }
  await become(context, lead);
  await page.reload();
  for (const { description } of told) await expect(incidents.row(description)).toContainText(me.name);
});
