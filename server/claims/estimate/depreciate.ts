import { say } from '../../sentences/say.ts';
import type { Assessment } from './claim-to-estimate.ts';
import { labelIn, type Scenario } from './cost-range.ts';
import { productLabel, type Figure } from './working.ts';

/**
 * The actual cash value of a replacement cost: straight-line depreciation by age, down to the residual floor.
 */
export type Depreciate = (cost: Figure, scenario: Scenario) => Figure;

/** Null, with the missing facts recorded, if age, kind or useful life are unknown. */
export function depreciation(assessment: Assessment): Depreciate | null {
  const { claim, working, missing, reasons } = assessment;
  const { facts, policy } = claim;
  const category = missing.need('itemCategory', facts.itemCategory);
  const years = missing.need('itemAgeYears', facts.itemAgeYears);
  const lifeYears = category === null ? null : missing.need('usefulLives', policy?.usefulLives[category]);
  if (category === null || years === null || lifeYears === null) return null;
  const what = say(`estimate.category.${category}`);
  working.word('itemCategory', { label: say('estimate.input.category'), value: what, from: 'claim' });
  const age = working.input('itemAgeYears', {
    label: say('estimate.input.age'),
    value: years,
    unit: 'years',
    from: 'claim',
  });
  const life = working.input('usefulLife', {
    label: say('estimate.input.useful-life', { what }),
    value: lifeYears,
    unit: 'years',
    from: 'policy',
  });
  const counted = working.step(
    'counted-age',
    { label: say('estimate.step.counted-age'), operation: 'min', unit: 'years' },
    [age, lastAge(assessment, life)],
  );
  reasons.push(say('estimate.reason.depreciated', { age: years, life: lifeYears, what }));
  return (cost, scenario) => {
    const taken = working.share(
      `depreciation${scenario.suffix}`,
      labelIn(say('estimate.step.depreciation'), scenario),
      {
        amount: cost,
        part: counted,
        whole: life,
      },
    );
    return working.step(
      `actual-cash-value${scenario.suffix}`,
      { label: labelIn(say('estimate.step.actual-cash-value'), scenario), operation: 'subtract' },
      [cost, taken],
    );
  };
}

/** The age at which depreciation ends: at the residual floor, else at the end of the useful life. */
function lastAge({ claim, working, missing, reasons }: Assessment, life: Figure): Figure {
  const percent = claim.policy?.residualPercent ?? null;
  if (percent === null) {
    missing.add('residualPercent');
    return life;
  }
  const floor = working.input('residualPercent', {
    label: say('estimate.input.residual-floor'),
    value: percent,
    unit: '%',
    from: 'policy',
  });
  reasons.push(say('estimate.reason.residual', { percent }));
  const whole = working.rule('whole', say('estimate.rule.whole'), 100, '%');
  const part = working.step(
    'depreciable-part',
    { label: say('estimate.step.depreciable-part'), operation: 'subtract', unit: '%' },
    [whole, floor],
  );
  const product = working.step(
    'last-age-product',
    { label: productLabel(life.label, part.label), operation: 'multiply', unit: null },
    [life, part],
  );
  return working.step(
    'last-age',
    { label: say('estimate.step.last-age'), operation: 'divide', unit: 'years' },
    [product, whole],
  );
}
