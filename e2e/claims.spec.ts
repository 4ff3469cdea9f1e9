import { claimIn, claimsOf } from './claim-people.ts';
import { jpeg } from './files.ts';
import { cut, expect, installed, mend, overTheLine, signal, test } from './fixtures.ts';
import { openInstalled } from './on-device.ts';
import { enterAs } from './people.ts';

const demo = { username: 'demo', password: 'demo-crew-2025' };

test(
  'somebody else’s claim, and none, is a claim not found',
  { tag: '@phone' },
  async ({ page, me, people, lead, watch }) => {
    watch.allow(/status of 404/);
    const theirs = await claimIn('pending', me, lead);
    const other = await people.add();
    await page.context().clearCookies();
    await enterAs(page.context(), await people.witness(other));
    for (const id of [String(theirs.id), '999999', '-5', 'one']) {
      await page.goto(`/claims/${id}`);
      await expect(page.getByRole('heading', { level: 2, name: 'Claim Not Found' })).toBeVisible();
      await expect(
        page.getByText("The claim you're looking for doesn't exist or you don't have permission to view it."),
      ).toBeVisible();
    }
  },
);

test('the list shows the demo claims as the specification says', async ({ page, login, claims }) => {
  await login.enter(demo);
  await claims.goto();
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
  await expect(claims.rows).toHaveCount(4);
  for (const status of ['Pending', 'Under Review', 'Approved', 'Rejected']) {
    await expect(claims.rows.getByText(status, { exact: true })).toHaveCount(1);
  }
  await expect(claims.rows.first()).toContainText(/CLM-\d{4}-\d{6}/);
  await expect(claims.rows.first()).toContainText(/Filed [A-Z][a-z]{2} \d{1,2}, \d{4}/);

  const approved = await claims.open('Approved');
  await expect(claims.fact('Completion Date', approved)).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await expect(claims.fact('Approved Reimbursement', approved)).toHaveText('$850');
  await expect(claims.fact('Case Agent', approved)).toHaveText('Lena Lead (lead)');
  await expect(approved.getByText('AI Coverage Assessment')).toBeVisible();
  const pending = await claims.open('Pending');
  await expect(claims.fact('Estimated Completion', pending)).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await expect(claims.fact('Case Agent', pending)).toHaveText('Not assigned');
  // $1,450 less the $500 deductible, a fifth more or less.
  await expect(claims.fact('Coverage', pending)).toHaveText('Likely covered (66%)');
  await expect(claims.fact('Est. Reimbursement', pending)).toHaveText('$660 - $1,240');
  await pending.getByRole('link', { name: 'View Details' }).click();
  await page.getByText('How this was worked out').click();
  await expect(page.getByText('Demo policy (sample figures, not a real policy)').first()).toBeVisible();
});

test('a claim’s page says everything about it @phone', async ({ page, me, lead, claims }) => {
  const claim = await claimIn('under_review', me, lead);
  await claims.goto();
  await claims.see(claim.claimNumber);
  await expect(page.getByRole('heading', { level: 1, name: `Claim #${claim.claimNumber}` })).toBeVisible();
  const details = claims.card('Claim details');
  await expect(claims.fact('Status', details)).toHaveText('UNDER REVIEW');
  await expect(claims.fact('Filed Date', details)).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await expect(claims.fact('Estimated Completion', details)).toContainText(
    /Filed [A-Z][a-z]{2} \d+ \+ 28 days, the standard processing time \(2-4 weeks\)/,
  );
  await expect(claims.fact('Case Agent', details)).toHaveText(`Lena Lead (${lead.username})`);
  await expect(claims.fact('Requested Amount', details)).toHaveText('$3,200');
  await expect(claims.fact('Approved Amount', details)).toHaveText('Not set');
  await expect(claims.fact('Work to be done', details)).toHaveText('Repair');
  await expect(claims.fact('Kind of item', details)).toHaveText('Heavy equipment');
  await expect(claims.fact('Age of the item', details)).toHaveText('4 years');
  await expect(claims.fact('Description', details)).toHaveText(claim.description);
  await expect(claims.card('What happens next')).toContainText(
    `Lena Lead (${lead.username}) has it and decides next.`,
  );
  const incident = claims.card('Related Incident');
  await expect(claims.fact('Incident Type', incident)).toHaveText('Equipment Damage');
  await expect(claims.fact('Priority', incident)).toHaveText(/Priority$/);
  const person = claims.card('Reported By');
  await expect(person).toContainText(me.name);
  await expect(claims.fact('Department', person)).toHaveText('N/A');
  await expect(claims.fact('Crew ID', person)).toHaveText(me.username);
  const timeline = claims.card('Timeline').getByRole('listitem');
  await expect(timeline).toHaveText([
    new RegExp(`${me.name} filed the claim.*\\$3,200`, 's'),
    /Lena Lead \(.+\) took it for review/,
  ]);
  await page.getByText('How this was worked out').click();
  await expect(page.getByRole('heading', { name: 'Policy line' })).toBeVisible();
  await expect(page.getByText('not a coverage decision').first()).toBeVisible();
});

test(
  'a question is answered, a rejection contested with a reason',
  { tag: '@phone' },
  async ({ page, me, lead, claims, around }) => {
    const claim = await claimIn('pending', me, lead);
    await lead.witness.person.post(`/api/claims/${claim.id}/decision`, {
      decision: 'ask',
      question: 'Which hose is it?',
    });
    await page.goto(`/claims/${claim.id}`);
    await expect(claims.card('What happens next')).toContainText(
      `You have it: answer the question from Lena Lead (${lead.username})`,
    );
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.getByText('Write your answer')).toBeVisible();
    await expect(page.getByLabel('Your answer')).toBeFocused();
    await page.getByLabel('Your answer').fill('The left one.');
    // Reopened in the middle of the sentence, as after the phone was put away.
    await page.reload();
    await expect(page.getByLabel('Your answer')).toHaveValue('The left one.');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await around.says('Success', 'The change is saved.');
    await expect(page.getByText('Question from Lena Lead')).toBeHidden();
    await expect(claims.card('Timeline')).toContainText('The left one.');

    await lead.witness.person.post(`/api/claims/${claim.id}/decision`, {
      decision: 'reject',
      reason: 'Wear and tear.',
    });
    await page.reload();
    await expect(claims.fact('Decision')).toContainText('Wear and tear.');
    await page.getByRole('button', { name: 'Contest or add facts' }).click();
    await page.getByRole('button', { name: 'Contest the decision' }).click();
    await expect(page.getByText('Say why you contest the decision')).toBeVisible();
    await page.getByLabel('Why should it be looked at again?').fill('It was new in May.');
    await page.getByLabel('Age of the item in years').fill('0.5');
    await page.getByRole('button', { name: 'Contest the decision' }).click();
    await around.says('Success', 'The change is saved.');
    await expect(claims.fact('Status')).toHaveText('UNDER REVIEW');
    await expect(claims.card('Timeline')).toContainText('It was new in May.');
    const [after] = await claimsOf(me.witness);
    expect(after).toMatchObject({ status: 'under_review', facts: { itemAgeYears: 0.5 } });
  },
);

test.describe('without signal', { tag: '@phone' }, () => {
  test.use(installed);

  test('a claim opens with its timeline; a document and an answer wait and are sent later', async ({
    page,
    context,
    watch,
    me,
    lead,
    claims,
  }) => {
    const claim = await claimIn('under_review', me, lead);
    await openInstalled(page, `/claims/${claim.id}`);
    await expect(claims.card('Timeline')).toContainText('took it for review');
    await signal(context, watch, false);
    await page.reload();
    await expect(page.getByText(/^As of .*, no signal$/).first()).toBeVisible();
    await expect(claims.card('Timeline')).toContainText('took it for review');
    const line = claims.card('Documents').getByRole('listitem').filter({ hasText: 'Repair estimate' });
    await line.getByLabel('Add photos').setInputFiles([await jpeg('estimate.jpg')]);
    await expect(line.getByText('estimate.jpg')).toBeVisible();
    await expect(line.getByText('Saved on this phone')).toBeVisible();
    await signal(context, watch, true);
    await expect(line.getByText('Saved on this phone')).toBeHidden();
    await expect(line.getByText('Sent', { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await claimsOf(me.witness))[0]?.documents.flatMap(({ files }) => files).length)
      .toBe(1);
  });
});

test.describe('where the server does not answer', { tag: '@phone' }, () => {
  test.use(overTheLine);

  test('an enhanced analysis that fails says so, shows the fallback, and is tried again', async ({
    page,
    line,
    watch,
    me,
    lead,
    claims,
  }) => {
    const claim = await claimIn('pending', me, lead);
    await page.goto(`/claims/${claim.id}`);
    const card = claims.card('Enhanced AI Analysis');
    watch.noSignal();
    watch.allow(/status of/);
    await expect(claims.card('Timeline')).toContainText('filed the claim');
    cut(line);
    await card.getByRole('button', { name: 'Run Enhanced Analysis' }).click();
    await expect(card.getByText('Analysis Failed')).toBeVisible();
    await expect(card.getByText('Failed to analyze claim. Please try again.')).toBeVisible();
    await expect(card.getByText('Manual review required')).toBeVisible();
    await expect(card.getByText('Standard processing time (2-4 weeks)')).toBeVisible();
    mend(line);
    await card.getByRole('button', { name: 'Retry Analysis' }).click();
    await expect(card.getByRole('button', { name: 'Refresh Analysis' })).toBeVisible();
    await expect(card.getByText('Analysis Failed')).toBeHidden();
    await expect(card.getByText('Source: Built-in rules.')).toBeVisible();
    await card.getByRole('button', { name: 'Close Analysis' }).click();
    await expect(card.getByRole('button', { name: 'Run Enhanced Analysis' })).toBeVisible();
  });
});
