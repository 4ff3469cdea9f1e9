import type { Incident } from '@tailboard/contract/incidents.ts';
import { expect, signal, test } from './fixtures.ts';
import { anIncident } from '../server/testing/builders.ts';
import type { People, Witness } from './people.ts';

/** A supervisor of the same crew sets the status of an incident that the person reported. */
/** Returns how they are named. */
async function someoneWorksOn(people: People, { person }: Witness, crewId: string): Promise<string> {
  const lead = await people.add({ role: 'supervisor', crewId });
  const { person: supervisor } = await people.witness(lead);
  const { body } = await person.post('/api/incidents', anIncident({ type: 'Vehicle Accident' }));
  const incident = body as Incident;
  const reply = await supervisor.put(`/api/incidents/${incident.id}`, { ...incident, status: 'in_progress' });
  expect(reply.status).toBe(200);
  return `${lead.name} (${lead.username})`;
}

test.describe('the bell', { tag: '@phone' }, () => {
  test('tells at once what somebody changed, and once it was read it is no longer new', async ({
    page,
    me,
    people,
  }) => {
    const opened = page.waitForRequest((request) => request.url().includes('/api/events'));
    await page.goto('/dashboard');
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName('Notifications');
    await opened;
    const lead = await someoneWorksOn(people, me.witness, me.username);
    const sentence = `${lead} is working on your incident`;
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await bell.click();
    const sheet = page.getByRole('dialog', { name: 'Notifications' });
    await expect(sheet.getByRole('link', { name: sentence })).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notifications');
    await sheet.getByRole('link', { name: sentence }).click();
    await expect(page).toHaveURL(/\/incidents\/\d+$/);
  });

  test('catches up on what came without signal', async ({ page, me, people, context, watch }) => {
    const opened = page.waitForRequest((request) => request.url().includes('/api/events'));
    await page.goto('/dashboard');
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await opened;
    await signal(context, watch, false);
    const lead = await someoneWorksOn(people, me.witness, me.username);
    await expect(bell).toHaveAccessibleName('Notifications');
    await signal(context, watch, true);
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await bell.click();
    await expect(page.getByRole('link', { name: lead })).toBeVisible();
  });
});
