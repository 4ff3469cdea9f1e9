import type { PolicyTerms } from '@tailboard/contract/policy-settings.ts';
import type { Assessment, Payable } from './claim-to-estimate.ts';
import { aroundOneFigure, labelIn, type Scenario } from './cost-range.ts';
import { say, type Said } from '../../sentences/say.ts';
import { dollars } from './dollars.ts';
import { eachScenario, limitFigure, requestedFigure, settle } from './settle.ts';
import type { Figure } from './working.ts';

type WageTerms = NonNullable<PolicyTerms['wage']>;

/**
 * An injured worker's benefit (facts/claims.md, section 1): medical costs in full, and for lost wages a share
 * of the average weekly wage within its weekly bounds for the payable days. No deductible; a limit only where
 * one is set.
 */
export function estimateInjury(assessment: Assessment): Payable | null {
  const { claim, working, missing, reasons } = assessment;
  const { facts, policy } = claim;
  const requested = missing.need('requestedReimbursement', claim.requestedReimbursement);
  const medical = missing.need('medicalCosts', facts.medicalCosts);
  const daysAway = missing.need('daysAway', facts.daysAway);
  // Without days away there are no lost wages, so their facts are not needed.
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
    label: say('estimate.input.medical-costs'),
    value: medical,
    unit: 'USD',
    from: 'claim',
  });
  reasons.push(say('estimate.reason.medical-costs'));
  const days = working.input('daysAway', {
    label: say('estimate.input.days-away'),
    value: daysAway,
    unit: 'days',
    from: 'claim',
  });
  const benefit = terms === null || wage === null ? null : lostWages(assessment, { terms, wage, days });
  const range = aroundOneFigure({ figure: costs, label: costs.label, working, reasons });
  return eachScenario(range, (cost, scenario) =>
    settle(benefit === null ? cost : both(cost, benefit, scenario), {
      bounds,
      working,
      part: { prefix: '', scenario },
    }),
  );

  function both(cost: Figure, wages: Figure, scenario: Scenario): Figure {
    return working.step(
      `benefit${scenario.suffix}`,
      { label: labelIn(say('estimate.step.medical-and-wages'), scenario), operation: 'add' },
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
    say('estimate.reason.lost-wages', {
      weekly: dollars(weekly.value),
      payable: payable.value,
      days: days.value,
    }),
  );
  return working.share('lost-wages', say('estimate.step.lost-wages'), {
    amount: weekly,
    part: payable,
    whole: working.rule('daysInWeek', say('estimate.rule.days-in-week'), 7, 'days'),
  });
}

function weeklyBenefit({ working }: Assessment, { terms, wage }: { terms: WageTerms; wage: number }): Figure {
  const unit = 'USD a week';
  let benefit = working.share('weekly-benefit', say('estimate.step.weekly-benefit'), {
    unit,
    amount: working.input('averageWeeklyWage', {
      label: say('estimate.input.weekly-wage'),
      value: wage,
      unit,
      from: 'claim',
    }),
    part: working.input('wagePercent', {
      label: say('estimate.input.wage-percent'),
      value: terms.percent,
      unit: '%',
      from: 'policy',
    }),
    whole: working.rule('whole', say('estimate.rule.whole'), 100, '%'),
  });
  const bound = (name: string, label: Said, value: number) =>
    working.input(name, { label, value, unit, from: 'policy' });
  if (terms.weeklyMin !== null) {
    benefit = working.step(
      'weekly-benefit-at-least',
      { label: say('estimate.step.at-least-minimum'), operation: 'max', unit },
      [benefit, bound('weeklyMin', say('estimate.input.weekly-minimum'), terms.weeklyMin)],
    );
  }
  if (terms.weeklyMax === null) return benefit;
  return working.step(
    'weekly-benefit-at-most',
    { label: say('estimate.step.at-most-maximum'), operation: 'min', unit },
    [benefit, bound('weeklyMax', say('estimate.input.weekly-maximum'), terms.weeklyMax)],
  );
}

/** Days away minus the waiting period, which is paid too from the retroactive period on. */
function payableDays(
  { working, reasons }: Assessment,
  { terms, days }: { terms: WageTerms; days: Figure },
): Figure {
  const unit = 'days';
  const { retroactiveDays } = terms;
  const waiting = working.input('waitingDays', {
    label: say('estimate.input.waiting-period'),
    value: terms.waitingDays,
    unit,
    from: 'policy',
  });
  if (retroactiveDays !== null) {
    working.input('retroactiveDays', {
      label: say('estimate.input.retroactive-period'),
      value: retroactiveDays,
      unit,
      from: 'policy',
    });
    if (days.value >= retroactiveDays) {
      reasons.push(say('estimate.reason.retroactive', { days: retroactiveDays }));
      return working.step(
        'payable-days',
        {
          label: say('estimate.step.payable-days-retroactive', { days: retroactiveDays }),
          operation: 'take',
          unit,
        },
        [days],
      );
    }
  }
  if (terms.waitingDays > 0) reasons.push(say('estimate.reason.waiting', { days: terms.waitingDays }));
  return working.lessNotBelowZero('payable-days', say('estimate.step.payable-days'), {
    from: days,
    less: waiting,
    unit,
  });
}
