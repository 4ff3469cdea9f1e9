import { expect, type Page } from '@playwright/test';
import { reportOne } from '../server/testing/incident-with-files.ts';
import { anEstablishment } from '../server/testing/recordkeeping.ts';
import { LONG_WORD } from './long-words.ts';
import type { People } from './people.ts';
import type { Walk } from './states.ts';

/** A report of somebody hurt, by a crew that has its home in an establishment, and the number of that. */
export async function giveCase(people: People): Promise<number> {
  const member = await people.add({ name: 'Rita Reporter' });
  const { person } = await people.witness(member);
  const { body } = await people.admin.post(
    '/api/recordkeeping/establishments',
    anEstablishment({
      name: `Yard of ${member.username}`,
      crews: [member.username],
      timeZone: 'America/Chicago',
    }),
  );
  await reportOne(person, {
    type: 'Workplace Injury',
    location: LONG_WORD,
    description: `Cut his hand on the strapping. Four stitches at the clinic. ${LONG_WORD}`,
    people: [{ name: LONG_WORD, role: 'employee', treatment: 'medical', bodyPart: 'Hand', injury: 'Cut' }],
  });
  return (body as { id: number }).id;
}

/** The main way of a safety manager: from the list over the decision and the days to the log, its summary and what is filed. */
export async function* recordkeepingScreens(page: Page, establishmentId: number): Walk {
  await page.goto(`/recordkeeping?establishmentId=${establishmentId}`);
  const row = page.getByRole('list', { name: 'Cases' }).getByRole('link');
  await expect(row).toHaveCount(1);
  yield 'osha-cases';
  await row.click();
  await expect(page.getByText('Who is the person hurt?')).toBeVisible();
  yield 'osha-decision';
  const go = page.getByRole('button', { name: 'Continue' });
  await go.click();
  await page.getByText('No, one of the nine exceptions applies').click();
  yield 'osha-exceptions';
  await page.getByText('Yes, the work caused it or contributed to it').click();
  await go.click();
  await go.click();
  await page.getByText('Stitches, staples or wound glue').click();
  yield 'osha-outcome';
  await go.click();
  await page.getByRole('button', { name: 'Decide: recordable' }).click();
  await expect(page.getByText('The case is on the log').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Days' }).click();
  const day = page.getByRole('button', { name: / 2[0-9], \d{4}$/ });
  await day.first().click();
  await day.first().click();
  await page.getByRole('button', { name: 'Save the days' }).click();
  await expect(page.getByText('1 day away, 0 restricted days')).toBeVisible();
  yield 'osha-days';
  await page.getByRole('tab', { name: 'Form 301' }).click();
  await page.getByLabel('Date of death').fill('2001-01-01');
  await page.getByRole('button', { name: 'Save the case' }).click();
  await expect(page.getByLabel('Date of death')).toBeFocused();
  yield 'osha-form-301';
  for (const [part, seen] of [
    ['log', 'Totals'],
    ['summary', 'Sign the 300A'],
    ['filing', 'Download the cases anyway'],
    ['rates', 'Cases and hours'],
    ['privacy', 'There is no privacy case on this log.'],
    ['copies', 'Nobody has asked for a copy of this year'],
    ['deadlines', 'OSHA log: Deadlines'],
    ['establishments', 'Cases are filed with OSHA'],
  ] as const) {
    await page.goto(`/recordkeeping/${part}?establishmentId=${establishmentId}`);
    await expect(page.getByText(seen).first()).toBeVisible();
    yield `osha-${part}`;
  }
  await page.goto(`/recordkeeping/establishments?edit=${establishmentId}`);
  await page.getByLabel('Industry number (NAICS)').fill('23816');
  await page.getByRole('button', { name: 'Save the establishment' }).click();
  await expect(page.getByLabel('Industry number (NAICS)')).toBeFocused();
  yield 'osha-establishment';
  await page.goto(`/recordkeeping/import?establishmentId=${establishmentId}`);
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'log.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`A,C,D,E,F,G,H,I,J,M1\n7,${LONG_WORD},1/5/2001,Yard,Cut,,,,X,X\n`),
  });
  await expect(page.getByText('Row 2, case 7: Date of injury')).toBeVisible();
  yield 'osha-import';
}
