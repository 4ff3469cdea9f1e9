import { useLingui } from '@lingui/react/macro';
import { itemCategories } from '@tailboard/contract/claim-terms.ts';
import type { PolicySettings } from '@tailboard/contract/policy-settings.ts';
import { dollars } from '../../language/dollars.ts';
import { useClaimWords } from '../claim-words.ts';
import { Fact, Facts } from '../fact.tsx';
import { percentWords } from './percent.ts';
import { termsAsked } from './policy-fields.ts';

/** The terms that the estimate of a type uses, unset ones included. */
export function TermList({ settings }: { settings: PolicySettings }) {
  const { t } = useLingui();
  const words = useClaimWords();
  const asked = termsAsked(settings.claimType);
  const { coinsurance, wage, usefulLives, handlingDays } = settings;
  const notSet = t`Not set`;
  const money = (amount: number | null) => (amount === null ? notSet : dollars(amount));
  const weekly = (amount: number | null) => (amount === null ? t`None` : t`${dollars(amount)} a week`);
  const inDays = (count: number | null, otherwise: string) => (count === null ? otherwise : t`${count} days`);
  const known = itemCategories.flatMap((category) => {
    const years = usefulLives[category];
    return years === undefined ? [] : [t`${words.category(category)}: ${years} years`];
  });
  return (
    <Facts>
      {asked.includes('deductible') && <Fact name={t`Deductible`}>{money(settings.deductible)}</Fact>}
      {asked.includes('limit') && (
        <Fact name={t`Limit`}>
          {asked.includes('wage') && settings.limit === null ? t`None` : money(settings.limit)}
        </Fact>
      )}
      {asked.includes('valuation') && (
        <Fact name={t`Valuation`}>
          {settings.valuation === null
            ? notSet
            : settings.valuation === 'replacement-cost'
              ? t`Replacement cost`
              : t`Actual cash value`}
        </Fact>
      )}
      {asked.includes('residualPercent') && (
        <Fact name={t`Lowest value`}>
          {settings.residualPercent === null ? notSet : percentWords(settings.residualPercent)}
        </Fact>
      )}
      {asked.includes('wage') && wage === null && <Fact name={t`Lost wages`}>{notSet}</Fact>}
      {wage && (
        <>
          <Fact name={t`Share of the average weekly wage`}>{percentWords(wage.percent)}</Fact>
          <Fact name={t`Waiting period`}>{inDays(wage.waitingDays, '')}</Fact>
          <Fact name={t`Waiting period is paid after`}>{inDays(wage.retroactiveDays, t`Never`)}</Fact>
          <Fact name={t`Weekly minimum`}>{weekly(wage.weeklyMin)}</Fact>
          <Fact name={t`Weekly maximum`}>{weekly(wage.weeklyMax)}</Fact>
        </>
      )}
      <Fact name={t`Time to a decision`}>{inDays(handlingDays, t`Standard, 2-4 weeks`)}</Fact>
      {asked.includes('coinsurance') && (
        <Fact name={t`Coinsurance`} wide>
          {coinsurance
            ? t`${percentWords(coinsurance.requiredPercent)} of ${dollars(coinsurance.insuredValue)} must be insured; ${dollars(coinsurance.carried)} is`
            : t`None`}
        </Fact>
      )}
      {asked.includes('usefulLives') && (
        <Fact name={t`Useful life`} wide>
          {known.length === 0 ? notSet : known.join('\n')}
        </Fact>
      )}
    </Facts>
  );
}
