import { claimsOf, become } from './claim-people.ts';
import { expect, installed, signal, test } from './fixtures.ts';
import { openInstalled } from './on-device.ts';
import { ReviewScreen } from './screens/claims.ts';
import { aReport } from './screens/report.ts';

test.use(installed);
test.slow();

test(
  'from the incident to the decision: filed without signal, decided by a person, seen by the one who filed',
  { tag: '@phone' },
  async ({
    page,
    browser,
    context,
    serverUrl,
    watch,
    me,
    lead,
    report,
    incidents,
    fileClaim,
    claims,
    around,
  }) => {
    await openInstalled(page);
    await signal(context, watch, false);
    await report.goto('form');
    await report.fillForm(aReport);
    await report.submit.click();
    await expect(page.getByText('Saved on this phone.')).toBeVisible();
    await around.go('Incidents');
    const row = await incidents.open('Saved on this phone');
    await row.getByRole('link', { name: 'File Claim' }).click();
    await fileClaim.amount.fill('1800');
    await page.getByRole('radio', { name: 'Repair' }).check();
    await fileClaim.submit.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Claim, not sent yet' })).toBeVisible();
    await signal(context, watch, true);
    await expect(page.getByRole('heading', { level: 1, name: /^Claim #CLM-/ })).toBeVisible();
    const [claim] = await claimsOf(me.witness);
    await around.go('Dashboard');
    const numbers = page.getByRole('region', { name: 'Your numbers' });
    await expect(numbers).toContainText(/1\s*Pending Claims|Pending Claims\s*1/);
    await page.getByRole('tab', { name: 'Active Claims' }).click();
    await expect(page.getByRole('link', { name: claim?.claimNumber ?? 'no claim' })).toBeVisible();

    const desk = await browser.newContext({ baseURL: serverUrl, serviceWorkers: 'block' });
    await become(desk, lead);
    const deskPage = await desk.newPage();
    const review = new ReviewScreen(deskPage);
    await review.goto();
    await review.rows.getByRole('link', { name: claim?.claimNumber ?? 'no claim' }).click();
    await review.button('Take it').click();
    // What stands below moves up when it has been taken.
    await expect(review.button('Take it')).toBeHidden();
    await review.choice('Approve').check();
    await review.amount.fill('1800');
    await review.button('Approve $1,800').click();
    await expect(deskPage.getByText('Approved.', { exact: true })).toBeVisible();
    await desk.close();

    await around.go('Claims');
    await claims.see(claim?.claimNumber ?? 'no claim');
    await expect(claims.fact('Status')).toHaveText('APPROVED');
    await expect(claims.fact('Approved Amount')).toHaveText('$1,800');
    await expect(claims.card('Timeline').getByRole('listitem')).toHaveText([
      /filed the claim/,
      /Lena Lead \(.+\) took it for review/,
      /Lena Lead \(.+\) approved the claim/,
    ]);
    await around.go('Dashboard');
    await expect(numbers).toContainText(/0\s*Pending Claims|Pending Claims\s*0/);
    await expect(numbers).toContainText(/1\s*Completed Claims|Completed Claims\s*1/);
  },
);
