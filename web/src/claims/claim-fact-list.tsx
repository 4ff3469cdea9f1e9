import { plural, t } from '@lingui/core/macro';
import { factsByType } from '@tailboard/contract/claim-terms.ts';
import type { Claim } from '@tailboard/contract/claims.ts';
import { dollars } from '../language/dollars.ts';
import type { FactName } from './claim-fields.ts';
import { useClaimWords } from './claim-words.ts';
import { Fact } from './fact.tsx';

interface ClaimFact {
  name: FactName;
  label: string;
  value: string;
}

/** A fact's short label; the form has longer ones (fact-words.ts). */
function labelOf(name: FactName): string {
  switch (name) {
    case 'work':
      return t`Work to be done`;
    case 'itemCategory':
      return t`Kind of item`;
    case 'itemAgeYears':
      return t`Age of the item`;
    case 'lowEstimate':
      return t`Estimate, or the lowest`;
    case 'highEstimate':
      return t`Highest estimate`;
    case 'marketValue':
      return t`Value before the accident`;
    case 'salvageValue':
      return t`Salvage value`;
    case 'daysAway':
      return t`Days away from work`;
    case 'averageWeeklyWage':
      return t`Average wage`;
    case 'medicalCosts':
      return t`Medical costs so far`;
  }
}

function wordsOf(name: FactName, value: string | number, category: (key: string) => string): string {
  if (name === 'itemCategory') return category(String(value));
  if (name === 'work') return value === 'repair' ? t`Repair` : t`Replacement`;
  const number = Number(value);
  if (name === 'daysAway') return plural(number, { one: '# day', other: '# days' });
  if (name === 'itemAgeYears') return plural(number, { one: '# year', other: '# years' });
  const amount = dollars(number);
  return name === 'averageWeeklyWage' ? t`${amount} a week, before tax` : amount;
}

/** The claim's facts in the order of the form; missing ones are left out. */
export function useClaimFactList(): (claim: Pick<Claim, 'claimType' | 'facts'>) => ClaimFact[] {
  const { category } = useClaimWords();
  return ({ claimType, facts }) => {
    // Facts of another type remain after a change of the incident's type, and are shown too.
    const asked: readonly FactName[] = factsByType[claimType] ?? [];
    const names = [...new Set([...asked, ...(Object.keys(facts) as FactName[])])];
    return names.flatMap((name) => {
      const value = facts[name];
      return value === null || value === undefined
        ? []
        : [{ name, label: labelOf(name), value: wordsOf(name, value, category) }];
    });
  };
}

/** Within Facts. */
export function ClaimFactList({ claim }: { claim: Pick<Claim, 'claimType' | 'facts'> }) {
  return useClaimFactList()(claim).map(({ name, label, value }) => (
    <Fact key={name} name={label}>
      {value}
    </Fact>
  ));
}
