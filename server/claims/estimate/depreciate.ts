import type { ItemCategory } from '@tailboard/contract/claim-terms.ts';
import type { Assessment } from './claim-to-estimate.ts';
import type { Lane } from './cost-range.ts';
import type { Figure } from './working.ts';

const categoryWords: Readonly<Record<ItemCategory, string>> = {
  'hand-and-power-tools': 'hand and power tools',
  'generators-and-compressors': 'generators and compressors',
  scaffolding: 'scaffolding',
  'heavy-equipment': 'heavy equipment',
  trucks: 'trucks',
  computers: 'computers',
  structures: 'structures',
};

/** From the cost of a replacement to what the item was worth: straight-line by age, down to the residual floor. */
export type Depreciate = (cost: Figure, lane: Lane) => Figure;

/** Null (and what is missing noted) where age, kind or useful life are not known. */
export function depreciation(assessment: Assessment): Depreciate | null {
  const { claim, working, missing, reasons } = assessment;
  const { facts, policy } = claim;
  const category = missing.need('itemCategory', facts.itemCategory);
  const years = missing.need('itemAgeYears', facts.itemAgeYears);
  const lifeYears = category === null ? null : missing.need('usefulLives', policy?.usefulLives[category]);
  if (category === null || years === null || lifeYears === null) return null;
  const words = categoryWords[category];
  working.word('itemCategory', { label: 'Kind of item', value: words, from: 'claim' });
  const age = working.input('itemAgeYears', {
    label: 'Age of the item',
    value: years,
    unit: 'years',
    from: 'claim',
  });
  const life = working.input('usefulLife', {
    label: `Useful life of ${words}`,
    value: lifeYears,
    unit: 'years',
    from: 'policy',
  });
  const counted = working.step('counted-age', { label: 'Age that counts', operation: 'min', unit: 'years' }, [
    age,
    lastAge(assessment, life),
  ]);
  reasons.push(
    `A replacement is depreciated by age: ${years} of ${lifeYears} years of useful life for ${words}.`,
  );
  return (cost, lane) => {
    const taken = working.share(`depreciation${lane.suffix}`, `Straight-line depreciation${lane.words}`, {
      amount: cost,
      part: counted,
      whole: life,
    });
    return working.step(
      `actual-cash-value${lane.suffix}`,
      { label: `Actual cash value${lane.words}`, operation: 'subtract' },
      [cost, taken],
    );
  };
}

/** The age from which nothing more is taken off: where the residual floor is reached, else the useful life. */
function lastAge({ claim, working, missing, reasons }: Assessment, life: Figure): Figure {
  const percent = claim.policy?.residualPercent ?? null;
  if (percent === null) {
    missing.add('residualPercent');
    return life;
  }
  const floor = working.input('residualPercent', {
    label: 'Residual floor',
    value: percent,
    unit: '%',
    from: 'policy',
  });
  reasons.push(`Depreciation leaves at least ${percent} % of the replacement cost.`);
  const whole = working.rule('whole', 'The whole', 100, '%');
  const part = working.step(
    'depreciable-part',
    { label: 'Part that depreciation may take', operation: 'subtract', unit: '%' },
    [whole, floor],
  );
  const product = working.step(
    'last-age-product',
    { label: 'Useful life × part that depreciation may take', operation: 'multiply', unit: null },
    [life, part],
  );
  return working.step(
    'last-age',
    { label: 'Age at which the residual floor is reached', operation: 'divide', unit: 'years' },
    [product, whole],
  );
}
