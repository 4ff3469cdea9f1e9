import { plural, t } from '@lingui/core/macro';
import { factsByType } from '@tailboard/contract/claim-terms.ts';
import type { Claim } from '@tailboard/contract/claims.ts';
import { dollars } from '../language/dollars.ts';
import type { FactName } from './claim-fields.ts';
import { useClaimWords } from './claim-words.ts';
import { Fact } from './fact.tsx';

interface SaidFact {
  name: FactName;
  label: string;
  value: string;
}

/** A fact's short name on a page; the form asks for it in a sentence (fact-words.ts). */
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

/** What the person who filed has said beyond the incident, in the form's order; nothing is left out that is not said. */
export function useSaidFacts(): (claim: Pick<Claim, 'claimType' | 'facts'>) => SaidFact[] {
  const { category } = useClaimWords();
  return ({ claimType, facts }) => {
    // Those of another type stay when the type of the incident was changed, and are shown too.
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
export function SaidFacts({ claim }: { claim: Pick<Claim, 'claimType' | 'facts'> }) {
  return useSaidFacts()(claim).map(({ name, label, value }) => (
    <Fact key={name} name={label}>
      {value}
    </Fact>
  ));
}
