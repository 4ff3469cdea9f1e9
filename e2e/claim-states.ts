import { expect, type Page } from '@playwright/test';
import { reportOne } from '../server/testing/incident-with-files.ts';
import { sendDocument } from '../server/testing/claims.ts';
import { claimIn, fileClaimOf } from './claim-people.ts';
import { jpeg } from './files.ts';
import type { Witness } from './people.ts';
import { ClaimsScreen, FileClaimScreen, ReviewScreen } from './screens/claims.ts';
import type { Walk } from './states.ts';

type Both = { me: { witness: Witness }; lead: { witness: Witness } };

/** A claim in every status, with a document, a question and a rejection's reason. */
async function giveClaims({ me, lead }: Both) {
  const decide = (id: number, body: Record<string, unknown>) =>
    lead.witness.person.post(`/api/claims/${id}/decision`, body);
  const approved = await claimIn('approved', me, lead);
  const rejected = await claimIn('rejected', me, lead);
  const asked = await fileClaimOf(me.witness);
  await sendDocument(
    me.witness.person,
    { claimId: asked.id, key: 'photos' },
    { bytes: (await jpeg()).buffer },
  );
  await decide(asked.id, { decision: 'ask', question: 'Is there a receipt for the hydraulic cylinder?' });
  const pending = await fileClaimOf(me.witness);
  return { approved, rejected, asked, pending };
}

export async function* claimScreens(page: Page, both: Both): Walk {
  const claims = new ClaimsScreen(page);
  const file = new FileClaimScreen(page);
  await claims.goto();
  await expect(page.getByText('No claims found')).toBeVisible();
  yield 'claims-empty';
  const { approved, rejected, asked } = await giveClaims(both);
  await claims.goto();
  await expect(claims.rows).toHaveCount(4);
  await claims.open(approved.claimNumber);
  yield 'claims-open';
  for (const [name, { id }] of Object.entries({ approved, rejected, asked })) {
    await page.goto(`/claims/${id}`);
    await claims.unfold();
    await expect(claims.card('Timeline').getByRole('listitem').first()).toBeVisible();
    await expect(claims.card('Reported By')).toContainText('Crew ID');
    yield `claim-${name}`;
  }
  await page.getByText('How this was worked out').click();
  await page.getByRole('button', { name: 'Run Enhanced Analysis' }).click();
  await expect(page.getByRole('button', { name: /^(Retry|Refresh) Analysis$/ })).toBeVisible();
  yield 'claim-working-and-analysis';
  await page.goto(`/claims/${rejected.id}`);
  await page.getByRole('button', { name: 'Contest or add facts' }).click();
  await page.getByRole('button', { name: 'Contest the decision' }).click();
  await expect(page.getByText('Say why you contest the decision')).toBeVisible();
  yield 'claim-contest-errors';
  await page.goto('/claims/999999999');
  await expect(page.getByText('Claim Not Found').last()).toBeVisible();
  yield 'claim-not-found';
  await file.goto(await reportOne(both.me.witness.person, { type: 'Vehicle Accident' }));
  yield 'file-claim';
  await file.amount.fill('a lot');
  await file.description.fill(' ');
  await file.submit.click();
  await expect(page.getByText('Description is required')).toBeVisible();
  yield 'file-claim-errors';
  await file.goto(approved.incidentId);
  await expect(page.getByText('There is already a claim on this incident')).toBeVisible();
  yield 'file-claim-second';
}

/** The browser is the supervisor's. */
export async function* reviewScreens(page: Page, both: Both): Walk {
  const review = new ReviewScreen(page);
  await review.goto();
  await expect(page.getByText('Nothing is waiting for you')).toBeVisible();
  yield 'review-empty';
  const { approved, asked, pending } = await giveClaims(both);
  await review.goto();
  await expect(review.rows).toHaveCount(2);
  yield 'review';
  await review.goto(pending.id);
  await expect(review.button('Take it')).toBeVisible();
  yield 'review-claim';
  await review.choice('Approve').check();
  await review.amount.fill('1');
  await review.button('Approve $1').click();
  await expect(page.getByText('Say why it is not the amount asked for')).toBeVisible();
  yield 'review-claim-errors';
  await review.goto(asked.id);
  await review.button('Unreadable: Photos of the damage').click();
  await expect(page.getByLabel('What is wrong with it?')).toBeVisible();
  yield 'review-claim-documents';
  await review.choice('Reject').check();
  await page.getByLabel('Reason').fill('Wear and tear is not covered.');
  await review.button('Reject the claim').click();
  await expect(page.getByText('Rejected.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible();
  yield 'review-claim-decided';
  await review.goto(approved.id);
  await expect(page.getByText(/Lena Lead approved \$3,200/).first()).toBeVisible();
  yield 'review-claim-approved';
}
