import { claimEstimateSchema } from '@tailboard/contract/claim-estimate.ts';
import { itemCategories, MAX_DOLLARS, termsByType } from '@tailboard/contract/claim-terms.ts';
import type { ClaimFacts } from '@tailboard/contract/claims.ts';
import { incidentTypes } from '@tailboard/contract/incident-terms.ts';
import type { PolicyTerms } from '@tailboard/contract/policy-settings.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClaimToEstimate } from './claim-to-estimate.ts';
import { aPolicy } from './estimate-builders.ts';
import { estimateClaim } from './estimate-claim.ts';
import { recompute } from './recompute.ts';

const RUNS = 1000;
const MISSING_ONE_IN = 20;

/** Mostly amounts of the size that occur, sometimes up to the largest. */
const dollars = fc.oneof(
  { weight: 4, arbitrary: fc.nat(40_000) },
  { weight: 1, arbitrary: fc.nat(MAX_DOLLARS) },
);
const atLeastOne = dollars.map((amount) => Math.max(1, amount));
const percent = fc.oneof(fc.nat(100), fc.double({ min: 0, max: 100, noNaN: true }));
const years = fc.oneof(fc.nat(50), fc.double({ min: 0, max: 200, noNaN: true }));
const life = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0.1, max: 200, noNaN: true }));
const days = fc.oneof(fc.nat(40), fc.nat(3650));
const known = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: MISSING_ONE_IN });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 });

const estimates = fc
  .tuple(maybe(dollars), maybe(dollars))
  .map(([one, other]) =>
    one !== null && other !== null && one > other
      ? { lowEstimate: other, highEstimate: one }
      : { lowEstimate: one, highEstimate: other },
  );
const facts: fc.Arbitrary<ClaimFacts> = fc
  .record({
    work: known(fc.constantFrom('repair' as const, 'replacement' as const)),
    itemCategory: known(fc.constantFrom(...itemCategories)),
    itemAgeYears: known(years),
    marketValue: known(dollars),
    salvageValue: maybe(dollars),
    daysAway: known(days),
    averageWeeklyWage: known(dollars),
    medicalCosts: known(dollars),
  })
  .chain((rest) => estimates.map((both) => Object.assign({}, rest, both)));
const terms: fc.Arbitrary<PolicyTerms> = fc.record({
  clause: fc.constant('Inland marine'),
  deductible: known(dollars),
  limit: known(atLeastOne),
  valuation: known(fc.constantFrom('actual-cash-value' as const, 'replacement-cost' as const)),
  usefulLives: fc
    .tuple(life, fc.nat(MISSING_ONE_IN))
    .map(([one, miss]) =>
      miss === 0 ? {} : Object.fromEntries(itemCategories.map((category) => [category, one])),
    ),
  residualPercent: maybe(percent),
  coinsurance: maybe(
    fc.record({
      requiredPercent: percent.map((one) => Math.max(1, one)),
      insuredValue: atLeastOne,
      carried: atLeastOne,
    }),
  ),
  wage: known(
    fc.record({
      percent: percent.map((one) => Math.max(0.01, one)),
      waitingDays: fc.nat(14),
      retroactiveDays: maybe(fc.integer({ min: 14, max: 60 })),
      weeklyMin: maybe(fc.nat(500)),
      weeklyMax: maybe(fc.integer({ min: 500, max: 3000 })),
    }),
  ),
  handlingDays: fc.constant(null),
});
const claims: fc.Arbitrary<ClaimToEstimate> = fc.record({
  claimType: fc.constantFrom(...incidentTypes),
  requestedReimbursement: known(atLeastOne),
  facts,
  policy: known(terms.map((one) => aPolicy('Other', one))),
});

/** Fails with the seed and the smallest claim found for which `holds` throws. */
const always = (holds: (claim: ClaimToEstimate) => void) =>
  fc.assert(fc.property(claims, holds), { numRuns: RUNS });

const figuresOf = (claim: ClaimToEstimate) => {
  const { reimbursementMin, reimbursementMax, suggestedAmount, coveragePercentage } = estimateClaim(claim);
  return [reimbursementMin, suggestedAmount, reimbursementMax, coveragePercentage].map((one) => one ?? -1);
};
const firstPaymentOf = (claim: ClaimToEstimate) =>
  estimateClaim(claim).steps.find(({ name }) => name === 'payable')?.result ?? -1;

/** Every figure of `changed` is at most that of `claim`; both have figures or neither has. */
function paysNoMore(changed: ClaimToEstimate, claim: ClaimToEstimate): void {
  const before = figuresOf(claim);
  for (const [index, figure] of figuresOf(changed).entries()) {
    expect(figure).toBeLessThanOrEqual(before[index] ?? Number.NaN);
  }
  expect(estimateClaim(changed).state).toBe(estimateClaim(claim).state);
}
const withTerms = (claim: ClaimToEstimate, change: Partial<PolicyTerms>): ClaimToEstimate =>
  claim.policy === null ? claim : { ...claim, policy: { ...claim.policy, ...change } };

describe('every estimate', () => {
  it('is one of the contract, recomputable, and made of finite numbers', () => {
    always((claim) => {
      const estimate = estimateClaim(claim);
      expect(claimEstimateSchema.parse(estimate)).toEqual(estimate);
      expect(recompute(estimate)).toEqual([]);
      // As it is stored and sent: nothing gets lost in JSON.
      expect(JSON.parse(JSON.stringify(estimate))).toEqual(estimate);
      for (const { result } of estimate.steps) expect(Number.isFinite(result)).toBe(true);
    });
  });

  it('is the same for the same claim', () => {
    always((claim) => {
      expect(estimateClaim(structuredClone(claim))).toEqual(estimateClaim(claim));
    });
  });

  it('has a range from 0 to the limit and the amount asked for, with the suggestion in it', () => {
    always((claim) => {
      const { state, reimbursementMin, suggestedAmount, reimbursementMax } = estimateClaim(claim);
      if (state === 'pending') return;
      const ends = [0, reimbursementMin, suggestedAmount, reimbursementMax, claim.requestedReimbursement];
      expect([...ends].sort((a, b) => Number(a) - Number(b))).toEqual(ends);
      expect(reimbursementMax).toBeLessThanOrEqual(claim.policy?.limit ?? Number.POSITIVE_INFINITY);
    });
  });

  it('gives the percentage of the amount asked for, rounded once', () => {
    always((claim) => {
      const { state, coveragePercentage, suggestedAmount } = estimateClaim(claim);
      if (state === 'pending') return;
      const share = (100 * Number(suggestedAmount)) / Number(claim.requestedReimbursement);
      expect(coveragePercentage).toBe(Math.round(share));
    });
  });

  it('is pending exactly when it has no figures, and then says why', () => {
    let pending = 0;
    always((claim) => {
      const estimate = estimateClaim(claim);
      const figures = figuresOf(claim).filter((figure) => figure >= 0).length;
      const all = estimate.state === 'pending' ? 0 : 4;
      expect([figures, estimate.steps.length > 0, estimate.inputs.length > 0]).toEqual([
        all,
        all > 0,
        all > 0,
      ]);
      if (estimate.state === 'estimated') return;
      pending += 1;
      expect(estimate.missing.length).toBeGreaterThan(0);
      expect(estimate.recommendation).toBe('Manual review required');
    });
    expect(pending).toBeGreaterThan(RUNS / 20);
    expect(pending).toBeLessThan((RUNS * 19) / 20);
  });

  it('leaves the decision to a person, and suggests no rejection', () => {
    always((claim) => {
      const { recommendation, justification, missing } = estimateClaim(claim);
      const text = [recommendation, ...justification, ...missing.map(({ effect }) => effect)].join(' ');
      expect(text).not.toMatch(/den(y|ied|ial)|reject|fraud|suspicious|not covered/i);
      expect(justification[0]).toBe('This is an estimate, not a coverage decision; a person decides.');
      expect(recommendation).toMatch(
        /^(Manual review required|Suggest to approve up to \$[\d,]+; a person decides)$/,
      );
    });
  });

  it('reads only the terms of its type', () => {
    always((claim) => {
      const used: readonly string[] = termsByType[claim.claimType];
      const unused = Object.entries({
        deductible: 1,
        limit: 1,
        valuation: 'actual-cash-value',
        residualPercent: 1,
        coinsurance: { requiredPercent: 100, insuredValue: 100, carried: 1 },
        wage: { percent: 1, waitingDays: 99, retroactiveDays: null, weeklyMin: null, weeklyMax: 1 },
        usefulLives: {},
      } as const).filter(([term]) => !used.includes(term));
      const changed = withTerms(claim, Object.fromEntries(unused));
      expect(estimateClaim(changed)).toEqual(estimateClaim(claim));
    });
  });
});

describe('the payment', () => {
  it('never rises with the deductible', () => {
    fc.assert(
      fc.property(claims, dollars, (claim, more) => {
        const deductible = claim.policy?.deductible ?? null;
        if (deductible === null) return;
        paysNoMore(withTerms(claim, { deductible: deductible + more }), claim);
      }),
      { numRuns: RUNS },
    );
  });

  it('never falls when more insurance is carried', () => {
    fc.assert(
      fc.property(claims, dollars, (claim, more) => {
        const coinsurance = claim.policy?.coinsurance ?? null;
        if (coinsurance === null) return;
        const carried = coinsurance.carried + more;
        paysNoMore(claim, withTerms(claim, { coinsurance: { ...coinsurance, carried } }));
      }),
      { numRuns: RUNS },
    );
  });

  it('never rises with the age of the item, nor does its actual cash value', () => {
    fc.assert(
      fc.property(claims, years, (claim, more) => {
        const { itemAgeYears } = claim.facts;
        if (itemAgeYears === null) return;
        const older = { ...claim, facts: { ...claim.facts, itemAgeYears: itemAgeYears + more } };
        paysNoMore(older, claim);
        expect(firstPaymentOf(older)).toBeLessThanOrEqual(firstPaymentOf(claim));
      }),
      { numRuns: RUNS },
    );
  });

  it('never falls with the limit, nor with days away from work', () => {
    fc.assert(
      fc.property(claims, days, (claim, more) => {
        const limit = claim.policy?.limit ?? null;
        if (limit !== null) paysNoMore(claim, withTerms(claim, { limit: limit + more }));
        const { daysAway } = claim.facts;
        if (daysAway === null || daysAway === 0) return;
        paysNoMore(claim, { ...claim, facts: { ...claim.facts, daysAway: daysAway + more } });
      }),
      { numRuns: RUNS },
    );
  });
});
