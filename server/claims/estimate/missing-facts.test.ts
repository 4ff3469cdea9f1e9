import type { ClaimFacts } from '@tailboard/contract/claims.ts';
import { incidentTypes } from '@tailboard/contract/incident-terms.ts';
import { describe, expect, it } from 'vitest';
import type { ClaimToEstimate } from './claim-to-estimate.ts';
import { aClaimToEstimate } from './estimate-builders.ts';
import { estimateClaim } from './estimate-claim.ts';

const missingOf = (claim: ClaimToEstimate) =>
  estimateClaim(claim).missing.map(({ name, from }) => `${from}: ${name}`);
const roof: Partial<ClaimFacts> = {
  lowEstimate: 10_000,
  highEstimate: 10_000,
  work: 'replacement',
  itemCategory: 'structures',
  itemAgeYears: 15,
};
const roofTerms = { deductible: 500, limit: 50_000, usefulLives: { structures: 30 } };

const noFigures = {
  coveragePercentage: null,
  reimbursementMin: null,
  reimbursementMax: null,
  suggestedAmount: null,
  inputs: [],
  steps: [],
};

describe('what is missing', () => {
  const thing = { work: 'replacement' } as const;

  it.each(incidentTypes)('gives no figure for %s without policy settings', (type) => {
    const estimate = estimateClaim(
      aClaimToEstimate(type, {
        facts: { ...roof, daysAway: 3, averageWeeklyWage: 900, medicalCosts: 10, marketValue: 9000 },
        terms: null,
      }),
    );
    expect(estimate).toMatchObject({
      state: 'pending',
      coveragePercentage: null,
      reimbursementMin: null,
      reimbursementMax: null,
      suggestedAmount: null,
      inputs: [],
      steps: [],
      clause: null,
      recommendation: 'Manual review required',
    });
    expect(estimate.missing.map(({ name, from }) => [name, from])).toEqual([['policy', 'employer']]);
  });

  it.each([
    [
      'Equipment Damage',
      { facts: { work: 'repair' }, terms: {} },
      ['employer: deductible', 'employer: limit'],
    ],
    [
      'Property Damage',
      { requested: null, facts: thing, terms: { deductible: 0, limit: 5 } },
      ['crew: requestedReimbursement', 'employer: valuation', 'crew: itemCategory', 'crew: itemAgeYears'],
    ],
    [
      'Property Damage',
      {
        facts: { ...roof, itemCategory: 'scaffolding' },
        terms: { ...roofTerms, valuation: 'replacement-cost' },
      },
      ['employer: usefulLives'],
    ],
    ['Equipment Damage', { terms: { deductible: 5, limit: 5 } }, ['crew: work']],
    ['Vehicle Accident', { terms: { deductible: 5, limit: 5 } }, ['crew: work', 'crew: marketValue']],
    [
      'Workplace Injury',
      {},
      ['crew: medicalCosts', 'crew: daysAway', 'employer: wage', 'crew: averageWeeklyWage'],
    ],
    [
      'Other',
      { requested: null, terms: { deductible: 5 } },
      ['crew: requestedReimbursement', 'employer: limit'],
    ],
    ['Other', { requested: null, terms: null }, ['employer: policy', 'crew: requestedReimbursement']],
  ] as const)('is asked of whom it concerns: %s %j', (type, known, missing) => {
    const claim = aClaimToEstimate(type, known);
    expect(estimateClaim(claim).state).toBe('pending');
    expect(missingOf(claim)).toEqual(missing);
    expect(estimateClaim(claim)).toMatchObject(noFigures);
  });

  it('says in plain words what it changes', () => {
    const { missing, justification } = estimateClaim(aClaimToEstimate('Other', { terms: { limit: 5 } }));
    expect(missing[0]?.effect).toBe(
      'Without the deductible nothing can be taken off, so no amount is shown.',
    );
    expect(justification).toContain(missing[0]?.effect);
  });
});
