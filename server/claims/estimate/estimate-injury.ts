import type { PolicyTerms } from '@tailboard/contract/policy-settings.ts';
import type { Assessment, Payable } from './claim-to-estimate.ts';
import { aroundOneFigure, type Lane } from './cost-range.ts';
import { dollars } from './dollars.ts';
import { eachLane, limitFigure, requestedFigure, settle } from './settle.ts';
import type { Figure } from './working.ts';

type WageTerms = NonNullable<PolicyTerms['wage']>;

/**
 * An injured worker's benefit (facts/claims.md, section 1): medical costs in full, and for lost wages a share of the
 * average weekly wage within its weekly bounds for the payable days. No deductible; a limit only where one is set.
 */
export function estimateInjury(assessment: Assessment): Payable | null {
  const { claim, working, missing, reasons } = assessment;
  const { facts, policy } = claim;
  const requested = missing.need('requestedReimbursement', claim.requestedReimbursement);
  const medical = missing.need('medicalCosts', facts.medicalCosts);
  const daysAway = missing.need('daysAway', facts.daysAway);
  // Who was not away lost no wages, so nothing of them is needed.
  const isAway = daysAway === null || daysAway > 0;
  const terms = isAway ? missing.need('wage', policy?.wage) : null;
  const wage = isAway ? missing.need('averageWeeklyWage', facts.averageWeeklyWage) : null;
  if (policy === null || requested === null || medical === null || daysAway === null) return null;
  if (isAway && (terms === null || wage === null)) return null;

  const bounds = {
    deductible: null,
    limit: policy.limit === null ? null : limitFigure(assessment, policy.limit),
    requested: requestedFigure(assessment, requested),
  };
  const costs = working.input('medicalCosts', {
    label: 'Medical costs',
    value: medical,
    unit: 'USD',
    from: 'claim',
  });
  reasons.push('Medical costs count in full, without a deductible.');
  const days = working.input('daysAway', {
    label: 'Days away from work',
    value: daysAway,
    unit: 'days',
    from: 'claim',
  });
  const benefit = terms === null || wage === null ? null : lostWages(assessment, { terms, wage, days });
  const range = aroundOneFigure({ figure: costs, label: 'Medical costs', working, reasons });
  return eachLane(range, (cost, lane) =>
    settle(benefit === null ? cost : both(cost, benefit, lane), {
      bounds,
      working,
      part: { prefix: '', words: '', lane },
    }),
  );

  function both(cost: Figure, wages: Figure, lane: Lane): Figure {
    return working.step(
      `benefit${lane.suffix}`,
      { label: `Medical costs and lost wages${lane.words}`, operation: 'add' },
      [cost, wages],
    );
  }
}

/** Temporary total disability: the weekly benefit × payable days / 7, to the cent. */
function lostWages(
  assessment: Assessment,
  { terms, wage, days }: { terms: WageTerms; wage: number; days: Figure },
): Figure {
  const { working, reasons } = assessment;
  const weekly = weeklyBenefit(assessment, { terms, wage });
  const payable = payableDays(assessment, { terms, days });
  reasons.push(
    `Lost wages: ${dollars(weekly.value)} a week for ${payable.value} of ${days.value} days away from work.`,
  );
  return working.share('lost-wages', 'Lost wages', {
    amount: weekly,
    part: payable,
    whole: working.rule('daysInWeek', 'Days in a week', 7, 'days'),
  });
}

function weeklyBenefit({ working }: Assessment, { terms, wage }: { terms: WageTerms; wage: number }): Figure {
  const unit = 'USD a week';
  let benefit = working.share('weekly-benefit', 'Share of the average weekly wage', {
    unit,
    amount: working.input('averageWeeklyWage', {
      label: 'Average weekly wage',
      value: wage,
      unit,
      from: 'claim',
    }),
    part: working.input('wagePercent', {
      label: 'Share of the wage that is paid',
      value: terms.percent,
      unit: '%',
      from: 'policy',
    }),
    whole: working.rule('whole', 'The whole', 100, '%'),
  });
  const bound = (name: string, label: string, value: number) =>
    working.input(name, { label, value, unit, from: 'policy' });
  if (terms.weeklyMin !== null) {
    benefit = working.step(
      'weekly-benefit-at-least',
      { label: 'Weekly benefit, at least the minimum', operation: 'max', unit },
      [benefit, bound('weeklyMin', 'Weekly minimum', terms.weeklyMin)],
    );
  }
  if (terms.weeklyMax === null) return benefit;
  return working.step(
    'weekly-benefit-at-most',
    { label: 'Weekly benefit, at most the maximum', operation: 'min', unit },
    [benefit, bound('weeklyMax', 'Weekly maximum', terms.weeklyMax)],
  );
}

/** Days away less the waiting period, which is paid too once they reach the retroactive period. */
function payableDays(
  { working, reasons }: Assessment,
  { terms, days }: { terms: WageTerms; days: Figure },
): Figure {
  const unit = 'days';
  const { retroactiveDays } = terms;
  const waiting = working.input('waitingDays', {
    label: 'Waiting period',
    value: terms.waitingDays,
    unit,
    from: 'policy',
  });
  if (retroactiveDays !== null) {
    working.input('retroactiveDays', {
      label: 'Retroactive period',
      value: retroactiveDays,
      unit,
      from: 'policy',
    });
    if (days.value >= retroactiveDays) {
      reasons.push(`From ${retroactiveDays} days away on the waiting period is paid too.`);
      return working.step(
        'payable-days',
        {
          label: `Payable days, the waiting period too from ${retroactiveDays} days on`,
          operation: 'take',
          unit,
        },
        [days],
      );
    }
  }
  if (terms.waitingDays > 0) reasons.push(`The first ${terms.waitingDays} days are the waiting period.`);
  return working.lessNotBelowZero('payable-days', 'Payable days after the waiting period', {
    from: days,
    less: waiting,
    unit,
  });
}
