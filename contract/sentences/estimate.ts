/** What the estimate of a claim says: its reasons, the labels of its figures and steps, and what is missing. */
export const estimateSentences = {
  // What it suggests. Never a rejection.
  'estimate.manual-review': 'Manual review required',
  'estimate.approve-up-to': 'Suggest to approve up to {amount}; a person decides',

  // Why it comes to its figures.
  'estimate.no-decision': 'This is an estimate, not a coverage decision; a person decides.',
  'estimate.reason.limit-reached': 'The limit of {limit} is reached; no more than that is payable.',
  'estimate.reason.nothing-left':
    'By these rules nothing is left to pay; whether that is right, a person decides.',
  'estimate.reason.repair': 'A repair is not depreciated.',
  'estimate.reason.actual-cash-value':
    'The policy pays the actual cash value: depreciation is not paid back.',
  'estimate.reason.first-payment':
    'The first payment is about {first}; about {rest} follows after the replacement, with receipts.',
  'estimate.reason.first-to-all': 'The range goes from the first payment to what it comes to in all.',
  'estimate.reason.deductible': 'The deductible takes off {deductible}.',
  'estimate.reason.replaced-vehicle': 'A replaced vehicle counts with its market value of {value}.',
  'estimate.reason.if-total-loss':
    'Were it a total loss, the market value would count: that is the upper end of the range.',
  'estimate.reason.repair-reaches':
    'The repair reaches the market value of {value}, so it counts as a total loss.',
  'estimate.reason.repair-and-wreck-reach':
    'Repair and wreck together reach the market value of {value}, so it counts as a total loss.',
  'estimate.reason.repair-below': 'The repair stays below the market value of {value}, so the repair counts.',
  'estimate.reason.repair-and-wreck-below':
    'Repair and wreck together stay below the market value of {value}, so the repair counts.',
  'estimate.reason.medical-costs': 'Medical costs count in full, without a deductible.',
  'estimate.reason.lost-wages': 'Lost wages: {weekly} a week for {payable} of {days} days away from work.',
  'estimate.reason.retroactive': 'From {days} days away on the waiting period is paid too.',
  'estimate.reason.waiting': 'The first {days} days are the waiting period.',
  'estimate.reason.enough-insurance':
    'Coinsurance: {carried} of insurance is carried and {required} is asked for, so the whole loss counts.',
  'estimate.reason.too-little-insurance':
    'Coinsurance: {carried} of insurance is carried and {required} is asked for, so only that part of the loss counts.',
  'estimate.reason.depreciated':
    'A replacement is depreciated by age: {age} of {life} years of useful life for {what}.',
  'estimate.reason.residual': 'Depreciation leaves at least {percent} % of the replacement cost.',
  'estimate.reason.both-estimates': 'The range follows the lowest and the highest estimate.',
  'estimate.reason.one-figure': '{cost}: only one figure is known, so the range is 20 % either side of it.',

  // Words that stand where a figure does.
  'estimate.work.repair': 'repair',
  'estimate.work.replacement': 'replacement',
  'estimate.valuation.replacement-cost': 'replacement cost',
  'estimate.valuation.actual-cash-value': 'actual cash value',
  'estimate.category.hand-and-power-tools': 'hand and power tools',
  'estimate.category.generators-and-compressors': 'generators and compressors',
  'estimate.category.scaffolding': 'scaffolding',
  'estimate.category.heavy-equipment': 'heavy equipment',
  'estimate.category.trucks': 'trucks',
  'estimate.category.computers': 'computers',
  'estimate.category.structures': 'structures',

  // Labels of what went in.
  'estimate.input.claim-type': 'Type of incident',
  'estimate.input.work': 'Repair or replacement',
  'estimate.input.requested': 'Amount asked for',
  'estimate.input.deductible': 'Deductible',
  'estimate.input.limit': 'Limit',
  'estimate.input.valuation': 'Valuation',
  'estimate.input.category': 'Kind of item',
  'estimate.input.age': 'Age of the item',
  'estimate.input.useful-life': 'Useful life of {what}',
  'estimate.input.residual-floor': 'Residual floor',
  'estimate.input.insured-value': 'Value of what is insured',
  'estimate.input.required-percent': 'Part to be insured',
  'estimate.input.carried': 'Insurance carried',
  'estimate.input.lowest-estimate': 'Lowest estimate',
  'estimate.input.highest-estimate': 'Highest estimate',
  'estimate.input.market-value': 'Market value before the accident',
  'estimate.input.salvage-value': 'What the wreck is worth',
  'estimate.input.medical-costs': 'Medical costs',
  'estimate.input.days-away': 'Days away from work',
  'estimate.input.weekly-wage': 'Average weekly wage',
  'estimate.input.wage-percent': 'Share of the wage that is paid',
  'estimate.input.weekly-minimum': 'Weekly minimum',
  'estimate.input.weekly-maximum': 'Weekly maximum',
  'estimate.input.waiting-period': 'Waiting period',
  'estimate.input.retroactive-period': 'Retroactive period',

  // Labels of numbers of the rules themselves.
  'estimate.rule.whole': 'The whole',
  'estimate.rule.lower-end': 'Lower end, of a single figure',
  'estimate.rule.upper-end': 'Upper end, of a single figure',
  'estimate.rule.days-in-week': 'Days in a week',
  'estimate.rule.cents': 'Cents to a dollar',
  'estimate.rule.nothing': 'Nothing',

  // Labels of steps.
  'estimate.step.cost': 'Cost',
  'estimate.step.repair-cost': 'Repair cost',
  'estimate.step.replacement-cost': 'Replacement cost',
  'estimate.step.not-below-lowest': 'Amount asked for, not below the lowest estimate',
  'estimate.step.between-estimates': '{cost}: as asked for, between both estimates',
  'estimate.step.at-most-market-value': '{cost}, at most the market value',
  'estimate.step.repair-and-wreck': 'Repair and wreck together',
  'estimate.step.total-loss': 'A total loss counts with the market value',
  'estimate.step.required-insurance': 'Insurance that the policy asks for',
  'estimate.step.counted-loss': 'Loss that counts after coinsurance',
  'estimate.step.counted-age': 'Age that counts',
  'estimate.step.depreciable-part': 'Part that depreciation may take',
  'estimate.step.last-age': 'Age at which the residual floor is reached',
  'estimate.step.depreciation': 'Straight-line depreciation',
  'estimate.step.actual-cash-value': 'Actual cash value',
  'estimate.step.held-back': 'Follows after the replacement, with receipts',
  'estimate.step.after-deductible': 'Less the deductible',
  'estimate.step.payable': 'Payable',
  'estimate.step.at-most-limit': '{payable}: at most the limit and the amount asked for',
  'estimate.step.at-most-requested': '{payable}: at most the amount asked for',
  'estimate.step.weekly-benefit': 'Share of the average weekly wage',
  'estimate.step.at-least-minimum': 'Weekly benefit, at least the minimum',
  'estimate.step.at-most-maximum': 'Weekly benefit, at most the maximum',
  'estimate.step.payable-days-retroactive': 'Payable days, the waiting period too from {days} days on',
  'estimate.step.payable-days': 'Payable days after the waiting period',
  'estimate.step.lost-wages': 'Lost wages',
  'estimate.step.medical-and-wages': 'Medical costs and lost wages',
  'estimate.step.suggested-amount': 'Probably payable',
  'estimate.step.lower-end': 'Lower end of the range',
  'estimate.step.upper-end': 'Upper end of the range',
  'estimate.step.share': 'Payable share of the amount asked for',
  'estimate.step.percentage': 'Payable share, to the whole percent',

  // What is put around the label of a step.
  'estimate.label.product': '{amount} × {part}',
  'estimate.label.to-the-cent': '{label}, to the cent',
  'estimate.label.whole-dollars': '{label}, in whole dollars',
  'estimate.label.not-below-zero': '{label}, not below zero',
  'estimate.label.in-all': '{label} in all',
  'estimate.label.lowest': '{label}, lowest',
  'estimate.label.highest': '{label}, highest',

  // What is missing.
  'estimate.missing.requestedReimbursement': 'The amount asked for',
  'estimate.missing.work': 'Repair or replacement',
  'estimate.missing.itemCategory': 'What kind of item it is',
  'estimate.missing.itemAgeYears': 'The age of the item',
  'estimate.missing.marketValue': 'The market value before the accident',
  'estimate.missing.daysAway': 'Days away from work',
  'estimate.missing.averageWeeklyWage': 'The average weekly wage',
  'estimate.missing.medicalCosts': 'The medical costs',
  'estimate.missing.policy': 'Policy settings',
  'estimate.missing.deductible': 'The deductible',
  'estimate.missing.limit': 'The limit',
  'estimate.missing.valuation': 'Actual cash value or replacement cost',
  'estimate.missing.usefulLives': 'The useful life of this kind of item',
  'estimate.missing.wage': 'The wage terms',
  'estimate.missing.highEstimate': 'A lowest and a highest estimate',
  'estimate.missing.salvageValue': 'What the wreck is worth',
  'estimate.missing.residualPercent': 'The residual floor',

  // What each missing fact changes.
  'estimate.effect.requestedReimbursement':
    'Without the amount asked for there is nothing to work from, so no amount is shown.',
  'estimate.effect.work': 'A replacement may be depreciated and a repair is not, so no amount is shown.',
  'estimate.effect.itemCategory':
    'Without the kind of item its useful life is not known, so no amount is shown.',
  'estimate.effect.itemAgeYears':
    'Without the age the depreciation cannot be worked out, so no amount is shown.',
  'estimate.effect.marketValue':
    'No more than the market value is payable, so without it no amount is shown.',
  'estimate.effect.daysAway':
    'Without the days away the lost wages cannot be worked out, so no amount is shown.',
  'estimate.effect.averageWeeklyWage':
    'Without the wage the weekly benefit cannot be worked out, so no amount is shown.',
  'estimate.effect.medicalCosts':
    'Medical costs count in full; without them (0 if there are none) no amount is shown.',
  'estimate.effect.policy':
    'No policy terms are set for the day of the incident, so there is no estimate yet.',
  'estimate.effect.deductible': 'Without the deductible nothing can be taken off, so no amount is shown.',
  'estimate.effect.limit':
    'Without the limit nobody can say how much is payable at most, so no amount is shown.',
  'estimate.effect.valuation':
    'Without it nobody can say whether depreciation is paid back, so no amount is shown.',
  'estimate.effect.usefulLives':
    'Without the useful life the depreciation cannot be worked out, so no amount is shown.',
  'estimate.effect.wage': 'Without the share of the wage and the waiting period no amount is shown.',
  'estimate.effect.highEstimate':
    'With both, the range follows them instead of 20 % either side of one figure.',
  'estimate.effect.salvageValue':
    'It tells a repair from a total loss; with it the range ends at one of the two.',
  'estimate.effect.residualPercent':
    'With a floor depreciation stops there; without one it may take the whole value.',
} as const;
