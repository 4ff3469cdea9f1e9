import { claimIn } from './claim-people.ts';
import { expect, test } from './fixtures.ts';
import { AssistantScreen } from './screens/assistant.ts';

// Whatever time it is, these two places have another date each, so that one of them has another than UTC.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(
      'a claim, its analysis and the assistant tell the same days',
      { tag: '@desk' },
      async ({ page, me, lead, claims }) => {
        const claim = await claimIn('under_review', me, lead);
        const day = (moment: string | null) =>
          new Date(moment ?? '').toLocaleDateString('en-US', { dateStyle: 'long', timeZone: timezoneId });
        await claims.goto();
        await claims.see(claim.claimNumber);
        const details = claims.card('Claim details');
        await expect(claims.fact('Filed Date', details)).toHaveText(day(claim.filedDate));
        await expect(claims.fact('Estimated Completion', details)).toContainText(
          day(claim.estimatedCompletionDate),
        );
        await page.getByRole('button', { name: 'Run Enhanced Analysis' }).click();
        await expect(claims.fact('Expected timeline')).toHaveText(
          `Expected by ${day(claim.estimatedCompletionDate)}`,
        );
        const assistant = new AssistantScreen(page);
        await assistant.open();
        await assistant.ask('What happened with my claim?');
        await expect(assistant.log).toContainText(`filed on ${day(claim.filedDate)}`);
        await expect(assistant.log).toContainText(`Expected by ${day(claim.estimatedCompletionDate)}`);
      },
    );
  });
}
