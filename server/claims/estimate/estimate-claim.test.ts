import { claimEstimateSchema } from '@tailboard/contract/claim-estimate.ts';
import { itemCategories } from '@tailboard/contract/claim-terms.ts';
import type { ClaimFacts } from '@tailboard/contract/claims.ts';
import { describe, expect, it } from 'vitest';
import type { ClaimToEstimate } from './claim-to-estimate.ts';
import { aClaimToEstimate } from './estimate-builders.ts';
import { estimateClaim } from './estimate-claim.ts';
import { recompute } from './recompute.ts';

/** The estimate, after it was seen to be one of the contract and recomputable. */
function estimateOf(claim: ClaimToEstimate) {
  const estimate = estimateClaim(claim);
  expect(claimEstimateSchema.parse(estimate)).toEqual(estimate);
  expect(recompute(estimate)).toEqual([]);
  return estimate;
}
const figuresOf = (claim: ClaimToEstimate) => {
  const { reimbursementMin, suggestedAmount, reimbursementMax, coveragePercentage } = estimateOf(claim);
  return [reimbursementMin, suggestedAmount, reimbursementMax, coveragePercentage];
};
const stepOf = (claim: ClaimToEstimate, name: string) =>
  estimateOf(claim).steps.find((step) => step.name === name)?.result;
const missingOf = (claim: ClaimToEstimate) =>
  estimateOf(claim).missing.map(({ name, from }) => `${from}: ${name}`);

const one = (cost: number) => ({ lowEstimate: cost, highEstimate: cost });
const wage = {
  percent: 200 / 3,
  waitingDays: 7,
  retroactiveDays: 21,
  weeklyMin: null,
  weeklyMax: null,
};
const roof: Partial<ClaimFacts> = {
  ...one(10_000),
  work: 'replacement',
  itemCategory: 'structures',
  itemAgeYears: 15,
};
const roofTerms = { deductible: 500, limit: 50_000, usefulLives: { structures: 30 } };
const digger: Partial<ClaimFacts> = {
  ...one(18_000),
  work: 'repair',
  itemCategory: 'heavy-equipment',
  itemAgeYears: 4,
};

describe('the worked examples', () => {
  it('(a) a roof of 15 of 30 years under actual cash value: 4,500', () => {
    const terms = { ...roofTerms, valuation: 'actual-cash-value' } as const;
    expect(figuresOf(aClaimToEstimate('Property Damage', { facts: roof, terms }))).toEqual([
      4500, 4500, 4500, 45,
    ]);
  });

  it('(a) the same under replacement cost: 4,500 now, 9,500 in all', () => {
    const terms = { ...roofTerms, valuation: 'replacement-cost' } as const;
    const claim = aClaimToEstimate('Property Damage', { facts: roof, terms });
    expect(figuresOf(claim)).toEqual([4500, 9500, 9500, 95]);
    expect([stepOf(claim, 'payable'), stepOf(claim, 'held-back'), stepOf(claim, 'total-payable')]).toEqual([
      4500, 5000, 9500,
    ]);
    expect(estimateOf(claim).justification.join(' ')).toContain('The first payment is about $4,500');
  });

  it('(b) a repaired excavator is not depreciated, and the limit holds: 15,000', () => {
    const terms = { deductible: 2500, limit: 15_000, usefulLives: { 'heavy-equipment': 10 } };
    const claim = aClaimToEstimate('Equipment Damage', { requested: 18_000, facts: digger, terms });
    expect(figuresOf(claim)).toEqual([15_000, 15_000, 15_000, 83]);
    expect(stepOf(claim, 'after-deductible')).toBe(15_500);
    expect(estimateOf(claim).justification.join(' ')).toContain('The limit of $15,000 is reached');
  });

  it('(c) coinsurance of 80 % with 60,000 carried on 100,000: 14,000', () => {
    const terms = {
      deductible: 1000,
      limit: 100_000,
      coinsurance: { requiredPercent: 80, insuredValue: 100_000, carried: 60_000 },
    };
    const facts = { ...one(20_000), work: 'repair' } as const;
    const claim = aClaimToEstimate('Property Damage', { requested: 20_000, facts, terms });
    expect(figuresOf(claim)).toEqual([14_000, 14_000, 14_000, 70]);
    expect(stepOf(claim, 'counted-loss')).toBe(15_000);
  });

  it.each([
    ['(d) 24 days away reach the retroactive period: 2,742.86', 24, 2742.86, 2742],
    ['(e) 10 days away, 3 of them payable: 342.86', 10, 342.86, 342],
  ])('%s', (_name, daysAway, exact, dollars) => {
    const claim = aClaimToEstimate('Workplace Injury', {
      requested: 3000,
      facts: { daysAway, averageWeeklyWage: 1200, medicalCosts: 0 },
      terms: { wage },
    });
    expect([stepOf(claim, 'weekly-benefit'), stepOf(claim, 'lost-wages')]).toEqual([800, exact]);
    expect(figuresOf(claim)).toEqual([dollars, dollars, dollars, Math.round(dollars / 30)]);
  });

  it('(f) a repair of 14,000 and a wreck of 2,000 of a vehicle of 12,000 is a total loss: 11,000', () => {
    const facts = { ...one(14_000), work: 'repair', marketValue: 12_000, salvageValue: 2000 } as const;
    const terms = { deductible: 1000, limit: 100_000 };
    const claim = aClaimToEstimate('Vehicle Accident', { requested: 14_000, facts, terms });
    expect(figuresOf(claim)).toEqual([11_000, 11_000, 11_000, 79]);
  });
});

describe('the range', () => {
  const terms = { deductible: 500, limit: 50_000 };

  it('is 20 % either side of the amount asked for where nothing else is known, and at most that amount', () => {
    const claim = aClaimToEstimate('Other', { terms });
    expect(figuresOf(claim)).toEqual([7500, 9500, 10_000, 95]);
    expect(missingOf(claim)).toEqual(['crew: highEstimate']);
    const ends = estimateOf(claim).inputs.filter(({ from }) => from === 'rule');
    expect(ends.map(({ name, value }) => [name, value])).toEqual([
      ['whole', 100],
      ['lowPart', 80],
      ['highPart', 120],
    ]);
  });

  it.each([
    ['lowest', { lowEstimate: 5000 }],
    ['highest', { highEstimate: 5000 }],
  ])('is 20 %% either side of the %s estimate where it is the only one', (_which, facts) => {
    expect(figuresOf(aClaimToEstimate('Other', { facts, terms }))).toEqual([3500, 4500, 5500, 45]);
  });

  it.each([
    [9000, [7500, 8500, 9000, 94]],
    [20_000, [7500, 9500, 9500, 48]],
    [4000, [4000, 4000, 4000, 100]],
  ])('follows both estimates, and %i asked for', (requested, figures) => {
    const facts = { lowEstimate: 8000, highEstimate: 10_000 };
    const claim = aClaimToEstimate('Other', { requested, facts, terms });
    expect(figuresOf(claim)).toEqual(figures);
    expect(missingOf(claim)).toEqual([]);
  });

  it('rounds cents down only at the end', () => {
    const facts = { ...roof, ...one(10_000), itemAgeYears: 10 };
    const claim = aClaimToEstimate('Property Damage', {
      facts,
      terms: { ...roofTerms, valuation: 'actual-cash-value' },
    });
    expect(stepOf(claim, 'depreciation')).toBe(3333.33);
    expect(stepOf(claim, 'suggested-amount')).toBe(6166);
  });
});

describe('depreciation', () => {
  const terms = { ...roofTerms, valuation: 'actual-cash-value', residualPercent: 20 } as const;

  it('stops at the residual floor', () => {
    const facts = { ...roof, itemAgeYears: 29 };
    expect(figuresOf(aClaimToEstimate('Property Damage', { facts, terms }))[1]).toBe(1500);
  });

  it('takes no more than everything where no floor is set, and says that one is missing', () => {
    const claim = aClaimToEstimate('Property Damage', {
      facts: { ...roof, itemAgeYears: 90 },
      terms: { ...terms, residualPercent: null },
    });
    expect(figuresOf(claim)).toEqual([0, 0, 0, 0]);
    expect(missingOf(claim)).toEqual(['employer: residualPercent']);
    expect(estimateOf(claim).recommendation).toBe('Manual review required');
  });
});

describe('coinsurance', () => {
  it('takes nothing off where enough is carried', () => {
    const coinsurance = { requiredPercent: 80, insuredValue: 100_000, carried: 80_000 };
    const terms = { deductible: 1000, limit: 100_000, coinsurance };
    const facts = { ...one(10_000), work: 'repair' } as const;
    expect(figuresOf(aClaimToEstimate('Equipment Damage', { facts, terms }))[1]).toBe(9000);
  });
});

describe('a vehicle', () => {
  const terms = { deductible: 1000, limit: 100_000 };
  const vehicle = (facts: Partial<ClaimFacts>, requested = 14_000) =>
    aClaimToEstimate('Vehicle Accident', {
      requested,
      facts: { work: 'repair', marketValue: 12_000, salvageValue: 2000, ...facts },
      terms,
    });

  it.each([
    ['is repaired below the market value', one(9999), [8999, 8999, 8999]],
    ['is a total loss from the very dollar on', one(10_000), [11_000, 11_000, 11_000]],
    ['may be either within the range', { lowEstimate: 9000, highEstimate: 11_000 }, [8000, 11_000, 11_000]],
    [
      'that is replaced counts with its market value, whatever else costs',
      { work: 'replacement', ...one(30_000) } as const,
      [11_000, 11_000, 11_000],
    ],
    [
      'whose wreck has no known worth goes up to a total loss',
      { ...one(5000), salvageValue: null },
      [4000, 4000, 11_000],
    ],
  ])('%s', (_name, facts, figures) => {
    expect(figuresOf(vehicle(facts)).slice(0, 3)).toEqual(figures);
  });

  it('asks for the worth of the wreck only where it matters', () => {
    expect(missingOf(vehicle({ ...one(5000), salvageValue: null }))).toEqual(['crew: salvageValue']);
    expect(missingOf(vehicle({ ...one(12_000), salvageValue: null }))).toEqual([]);
  });
});

describe('an injury', () => {
  const injury = (facts: Partial<ClaimFacts>, terms: object = {}) =>
    aClaimToEstimate('Workplace Injury', {
      requested: 20_000,
      facts: { averageWeeklyWage: 1200, medicalCosts: 0, ...facts },
      terms: { wage: { ...wage, ...terms } },
    });

  it.each([
    ['20 days away do not reach the retroactive period', { daysAway: 20 }, {}, 1485],
    ['21 days away do', { daysAway: 21 }, {}, 2400],
    ['without such a period the wait is never paid', { daysAway: 24 }, { retroactiveDays: null }, 1942],
    ['fewer days away than the wait pay nothing', { daysAway: 5 }, {}, 0],
    ['the weekly maximum holds', { daysAway: 21 }, { weeklyMax: 700 }, 2100],
    ['the weekly minimum holds', { daysAway: 21 }, { weeklyMin: 900 }, 2700],
  ])('%s', (_name, facts, terms, amount) => {
    expect(figuresOf(injury(facts, terms))[1]).toBe(amount);
  });

  it('pays medical costs in full, 20 % either side', () => {
    expect(figuresOf(injury({ daysAway: 21, medicalCosts: 1000 })).slice(0, 3)).toEqual([3200, 3400, 3600]);
  });

  it('needs no wage terms of who was not away, and no limit', () => {
    const facts = { daysAway: 0, medicalCosts: 1000 };
    const claim = aClaimToEstimate('Workplace Injury', { facts, terms: {} });
    expect(figuresOf(claim)).toEqual([800, 1000, 1200, 10]);
  });

  it('keeps to a limit that is set', () => {
    const facts = { daysAway: 0, medicalCosts: 1000 };
    expect(
      figuresOf(aClaimToEstimate('Workplace Injury', { facts, terms: { limit: 900 } })).slice(0, 3),
    ).toEqual([800, 900, 900]);
  });
});

it('names the line of the policy, the version and where each figure comes from', () => {
  const terms = { ...roofTerms, valuation: 'replacement-cost' } as const;
  const estimate = estimateOf(aClaimToEstimate('Property Damage', { facts: roof, terms }));
  expect(estimate).toMatchObject({
    version: '2026-11',
    source: 'built-in',
    clause: {
      settingsId: 7,
      text: 'Inland marine 2026, section C',
      holdsFrom: '2026-01-01',
      setBy: 'Dana Lead',
    },
    recommendation: 'Suggest to approve up to $9,500; a person decides',
  });
  const from = Object.fromEntries(estimate.inputs.map((input) => [input.name, input.from]));
  expect(from).toEqual({
    claimType: 'incident',
    work: 'claim',
    requestedReimbursement: 'claim',
    lowEstimate: 'claim',
    highEstimate: 'claim',
    itemCategory: 'claim',
    itemAgeYears: 'claim',
    deductible: 'policy',
    limit: 'policy',
    usefulLife: 'policy',
    valuation: 'policy',
    whole: 'rule',
  });
});

it('knows a useful life for every kind of item only from the policy', () => {
  for (const itemCategory of itemCategories) {
    const terms = { deductible: 0, limit: 50_000, valuation: 'actual-cash-value' } as const;
    const claim = (usefulLives: object) =>
      aClaimToEstimate('Equipment Damage', {
        facts: { ...roof, itemCategory },
        terms: { ...terms, usefulLives },
      });
    expect(estimateOf(claim({})).state).toBe('pending');
    expect(figuresOf(claim({ [itemCategory]: 20 }))[1]).toBe(2500);
  }
});
