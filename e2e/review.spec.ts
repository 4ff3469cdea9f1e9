import { become, claimIn, claimsOf, fileClaimOf } from './claim-people.ts';
import { jpeg } from './files.ts';
import { expect, signal, test } from './fixtures.ts';
import { sendDocument } from '../server/testing/claims.ts';
import { reportOne } from '../server/testing/incident-with-files.ts';

test(
  'the crew has no review: neither its pages nor its link',
  { tag: '@phone' },
  async ({ page, me, lead }) => {
    const claim = await claimIn('pending', me, lead);
    for (const path of ['/review', `/review/${claim.id}`]) {
      await page.goto(path);
      await expect(page.getByText('404 Page Not Found').last()).toBeVisible();
    }
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    const navigation = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    await expect(navigation.getByRole('link', { name: 'Claims' })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Review' })).toHaveCount(0);
  },
);

test('an injury claim without a policy shows what was said, and says once what it lacks @desk', async ({
  page,
  context,
  me,
  lead,
  claims,
}) => {
  const incidentId = await reportOne(me.witness.person, {
    type: 'Workplace Injury',
    // Before any terms that other tests set.
    date: '2020-03-02T15:00:00.000Z',
  });
  const facts = { daysAway: 3, averageWeeklyWage: 1400, medicalCosts: 430 };
  const claim = await fileClaimOf(me.witness, { incidentId, facts });
  const LACKS = 'No policy terms are set for the day of the incident, so there is no estimate yet.';
  const details = claims.card('Claim details');
  const look = async () => {
    await expect(claims.fact('Days away from work', details)).toHaveText('3 days');
    await expect(claims.fact('Average wage', details)).toHaveText('$1,400 a week, before tax');
    await expect(claims.fact('Medical costs so far', details)).toHaveText('$430');
    await expect(page.getByText(LACKS)).toHaveCount(1);
    await expect(page.getByText('$0')).toHaveCount(0);
  };
  await page.goto(`/claims/${claim.id}`);
  await look();
  await expect(page.getByText('An administrator can add it.')).toBeVisible();
  // The supervisor's report is for the supervisor to write.
  const report = claims.card('Documents').getByRole('listitem').filter({ hasText: 'Supervisor’s report' });
  await expect(report).toContainText('Your supervisor writes this one.');
  await expect(report.getByLabel('Add photos')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run Enhanced Analysis' }).click();
  await expect(claims.fact('Expected timeline')).toBeVisible();
  await expect(page.getByText('Suggested amount')).toHaveCount(0);

  await become(context, lead);
  await page.goto(`/claims/${claim.id}`);
  await expect(page.getByText('The documents below make that quicker')).toHaveCount(0);
  await page.goto(`/review/${claim.id}`);
  await look();
  await expect(page.getByRole('link', { name: 'Open the policy settings' })).toHaveAttribute(
    'href',
    '/review/policy',
  );
});

test('after the end nothing is asked for or expected any more @desk', async ({
  page,
  context,
  me,
  lead,
  claims,
}) => {
  const claim = await claimIn('approved', me, lead);
  await page.goto(`/claims/${claim.id}`);
  const ended = async () => {
    await expect(claims.card('Claim details')).toContainText('APPROVED');
    for (const words of ['Needed', 'Estimated Completion', 'Go to the decision', 'still asked for'])
      await expect(page.getByText(words)).toHaveCount(0);
  };
  await ended();
  await page.getByRole('button', { name: 'Run Enhanced Analysis' }).click();
  await expect(claims.fact('Expected timeline')).toContainText(/^Decided on /);
  await expect(page.getByText('Suggested documentation')).toHaveCount(0);
  await become(context, lead);
  await page.goto(`/review/${claim.id}`);
  await ended();
});

test(
  'nobody decides their own claim, nor one of another crew',
  { tag: '@desk' },
  async ({ page, people, me, lead, context, watch }) => {
    watch.allow(/status of 404/);
    const own = await fileClaimOf(lead.witness);
    const other = await people.add();
    const theirs = await fileClaimOf(await people.witness(other));
    expect(me.id).toBeGreaterThan(0);
    await become(context, lead);
    await page.goto(`/review/${own.id}`);
    await expect(page.getByText('Nobody decides their own claim.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take it' })).toHaveCount(0);
    await page.goto(`/review/${theirs.id}`);
    await expect(page.getByText('404 Page Not Found').last()).toBeVisible();
  },
);

test('what waits stands oldest first, is found, and opens by keyboard @desk', async ({
  page,
  me,
  lead,
  context,
  review,
}) => {
  const first = await fileClaimOf(me.witness, { description: 'The oldest: a torn hose' });
  const second = await fileClaimOf(me.witness, { description: 'A bent boom', requestedReimbursement: null });
  const decided = await claimIn('approved', me, lead);
  await become(context, lead);
  await review.goto();
  await expect(review.rows).toHaveCount(2);
  await expect(review.rows.first()).toContainText('The oldest');
  await expect(review.rows.first()).toContainText('Asks for $3,200');
  await expect(review.rows.first()).toContainText('Waiting less than an hour');
  await expect(review.rows.last()).toContainText('No amount asked for');
  await review.search.fill('boom');
  await expect(review.rows).toHaveCount(1);
  await expect(review.rows).toContainText(second.claimNumber);
  await review.search.fill('');
  await expect(review.rows).toHaveCount(2);
  await page.getByLabel('Status').selectOption('Approved');
  await expect(review.rows).toHaveCount(1);
  await expect(review.rows).toContainText(decided.claimNumber);
  await page.getByLabel('Status').selectOption('All waiting');
  await page.getByLabel('Type').selectOption('Vehicle Accident');
  await expect(page.getByText('No claims match')).toBeVisible();
  await page.getByLabel('Type').selectOption('All types');
  await expect(review.rows).toHaveCount(2);

  await review.search.blur();
  await page.keyboard.press('/');
  await expect(review.search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(review.rows.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await expect(review.rows.last().getByRole('link')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/review/${first.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Review claim #${first.claimNumber}`);
});

test('a claim is taken, approved with an amount and a reason, and the next is offered', async ({
  page,
  me,
  lead,
  context,
  review,
  claims,
}) => {
  const claim = await fileClaimOf(me.witness);
  const next = await fileClaimOf(me.witness);
  await become(context, lead);
  await review.goto(claim.id);
  await review.button('Take it').click();
  await expect(claims.fact('Status')).toHaveText('UNDER REVIEW');
  await expect(claims.fact('Case Agent')).toHaveText('Lena Lead');
  await review.button('Decide').click();
  await expect(page.getByText('Choose what you decide')).toBeVisible();
  await review.choice('Approve').check();
  await review.amount.fill('12.50');
  await review.button('Approve').click();
  await expect(page.getByText('Enter whole dollars, without cents')).toBeVisible();
  await expect(review.amount).toBeFocused();
  await review.amount.fill('3000');
  await review.button('Approve $3,000').click();
  await expect(page.getByText('Say why it is not the amount asked for')).toBeVisible();
  await page.getByLabel('Reason').fill('The old cylinder stays.');
  await page.reload();
  await expect(review.choice('Approve')).toBeChecked();
  await expect(review.amount).toHaveValue('3000');
  await expect(page.getByLabel('Reason')).toHaveValue('The old cylinder stays.');
  await review.button('Approve $3,000').click();
  await expect(page.getByText('Approved.', { exact: true })).toBeVisible();
  await expect(claims.fact('Approved Amount')).toHaveText('$3,000');
  await expect(claims.card('Decision')).toContainText('Lena Lead approved $3,000');
  await page.getByRole('link', { name: `Next: ${next.claimNumber}` }).click();
  await expect(page).toHaveURL(new RegExp(`/review/${next.id}$`));
  const [, decided] = await claimsOf(me.witness);
  expect(decided).toMatchObject({
    status: 'approved',
    approvedReimbursement: 3000,
    decision: { by: 'Lena Lead', reason: 'The old cylinder stays.' },
  });
});

test(
  'a rejection needs a reason, a question its words',
  { tag: '@desk' },
  async ({ page, me, lead, context, review, claims }) => {
    const claim = await fileClaimOf(me.witness);
    await become(context, lead);
    await review.goto(claim.id);
    await review.choice('Ask for more').check();
    await review.button('Send the question').click();
    await expect(page.getByText('Write the question')).toBeVisible();
    await page.getByLabel('Your question').fill('Is there a receipt?');
    await review.button('Send the question').click();
    await expect(page.getByText('Your question is sent.')).toBeVisible();
    await expect(page.getByText('Waiting for an answer')).toBeVisible();
    // What is sent is no draft any more.
    await page.reload();
    await expect(page.getByText('Waiting for an answer')).toBeVisible();
    await expect(review.choice('Ask for more')).not.toBeChecked();
    await review.choice('Reject').check();
    await page.getByLabel('Reason').fill('   ');
    await review.button('Reject the claim').click();
    await expect(page.getByText('A rejection needs a reason')).toBeVisible();
    await page.getByLabel('Reason').fill('Wear and tear.');
    await review.button('Reject the claim').click();
    await expect(page.getByText('Rejected.', { exact: true })).toBeVisible();
    await expect(claims.card('Timeline')).toContainText('Is there a receipt?');
    await expect(claims.card('Timeline')).toContainText('Wear and tear.');
  },
);

test(
  'who comes second sees who decided what, and keeps what they typed',
  { tag: '@desk' },
  async ({ page, people, me, lead, context, review, watch }) => {
    watch.allow(/status of 409/);
    const claim = await fileClaimOf(me.witness);
    await become(context, lead);
    await review.goto(claim.id);
    await review.choice('Reject').check();
    await page.getByLabel('Reason').fill('Not covered, I think.');
    const other = await people.add({ role: 'supervisor', crewId: me.username, name: 'Olga Other' });
    const { person } = await people.witness(other);
    await person.post(`/api/claims/${claim.id}/decision`, { decision: 'approve', amount: 3200 });
    await review.button('Reject the claim').click();
    await expect(page.getByText('Somebody else was faster')).toBeVisible();
    await expect(page.getByText(/Olga Other \(.+\) approved this claim/)).toBeVisible();
    await expect(page.getByText('What you typed: Not covered, I think.')).toBeVisible();
    await expect(page.getByText(/Olga Other \(.+\) approved \$3,200 on/).first()).toBeVisible();
    expect((await claimsOf(me.witness))[0]).toMatchObject({ status: 'approved' });
  },
);

test(
  'a document is accepted, or unreadable with a note its owner reads',
  { tag: '@desk' },
  async ({ page, me, lead, context, review, claims }) => {
    const claim = await fileClaimOf(me.witness);
    const { buffer } = await jpeg();
    for (const key of ['photos', 'receipts']) {
      await sendDocument(me.witness.person, { claimId: claim.id, key }, { bytes: buffer });
    }
    await become(context, lead);
    await review.goto(claim.id);
    await review.button('Accept: Photos of the damage').click();
    await expect(claims.card('Documents').getByText('Accepted', { exact: true })).toBeVisible();
    await review.button('Unreadable: Receipts or invoices').click();
    await page.getByLabel('What is wrong with it?').fill('The sum is cut off.');
    await review.button('Mark unreadable').click();
    await expect(claims.card('Documents').getByText('Note: The sum is cut off.')).toBeVisible();
    await become(context, me);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/claims/${claim.id}`);
    await expect(claims.card('Documents')).toContainText('Note: The sum is cut off.');
    await expect(claims.card('Documents').getByText('Unreadable', { exact: true })).toBeVisible();
  },
);

test(
  'without signal nothing can be decided, and it says so',
  { tag: '@desk' },
  async ({ page, me, lead, context, review, watch }) => {
    const claim = await fileClaimOf(me.witness);
    await become(context, lead);
    await review.goto(claim.id);
    await review.choice('Reject').check();
    await signal(context, watch, false);
    await expect(page.getByText('Deciding needs signal.')).toBeVisible();
    await expect(review.button('Reject the claim')).toBeDisabled();
    await expect(review.button('Take it')).toBeDisabled();
    await signal(context, watch, true);
    await expect(review.button('Reject the claim')).toBeEnabled();
  },
);
