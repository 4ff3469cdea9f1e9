import type { Claim } from '@tailboard/contract/claims.ts';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { sendDocument } from '../server/testing/claims.ts';
import { reportOne } from '../server/testing/incident-with-files.ts';
import { excused, holdOne, present } from '../server/testing/talks.ts';
import { become, fileClaimOf } from './claim-people.ts';
import type { Member, People, Witness } from './people.ts';
import type { Walk } from './states.ts';

/** 60 letters that no browser breaks by itself, as names of people, places and machines have them. */
export const LONG_WORD = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';

/** Somebody new whose name, trade and crew are such words, signed in in the browser. */
export async function enterAsLong(
  { people, context }: { people: People; context: BrowserContext },
  person: Parameters<People['add']>[0] = {},
): Promise<Member & { witness: Witness }> {
  const member = await people.add({
    name: `Dana ${LONG_WORD}`,
    jobTitle: LONG_WORD,
    department: LONG_WORD,
    email: `${LONG_WORD}@${Date.now()}.example.com`,
    phone: '0'.repeat(40),
    ...person,
  });
  const witness = await people.witness(member);
  await become(context, { witness });
  return { ...member, witness };
}

/** A report, a claim with a file and a question, and a talk, of such words wherever people write. */
async function giveLongRecords(people: People, { person }: Witness): Promise<{ claim: Claim }> {
  const incidentId = await reportOne(person, {
    type: 'Equipment Damage',
    location: LONG_WORD,
    description: `${LONG_WORD} ${LONG_WORD}`,
  });
  const claim = await fileClaimOf({ person } as Witness, {
    incidentId,
    description: `${LONG_WORD}${LONG_WORD}`,
    requestedReimbursement: 99_999_999,
  });
  await sendDocument(person, { claimId: claim.id, key: 'photos' }, { fileName: `${LONG_WORD}.jpg` });
  await people.admin.post(`/api/claims/${claim.id}/decision`, { decision: 'ask', question: LONG_WORD });
  const { body } = await person.get(`/api/incidents/${incidentId}`);
  await people.admin.put(`/api/incidents/${incidentId}`, { ...(body as object), status: 'in_progress' });
  await holdOne(person, {
    place: LONG_WORD,
    notes: LONG_WORD,
    attendees: [present({ name: LONG_WORD }), excused({ name: `Ana ${LONG_WORD}`, reason: LONG_WORD })],
  });
  return { claim };
}

/** Every list and every record of a supervisor whose crew writes such words, each opened as far as it goes. */
export async function* longWords(page: Page, people: People, witness: Witness): Walk {
  const { claim } = await giveLongRecords(people, witness);
  const { body } = await witness.person.get('/api/talks');
  const [talk] = (body as { talks: { id: number }[] }).talks;
  for (const path of [
    ...['/dashboard', '/incidents', `/incidents/${claim.incidentId}/edit`, '/claims', `/claims/${claim.id}`],
    ...['/review', `/review/${claim.id}`, '/history', '/profile', '/talks', `/talks/${talk?.id}`],
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const closed = page.locator('main li button[aria-expanded=false]').first();
    if (await closed.isVisible()) await closed.click();
    yield `long${path.replace(/\d+/, '')}`;
  }
  await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('dialog').getByText(LONG_WORD).first()).toBeVisible();
  yield 'long-notifications';
}
