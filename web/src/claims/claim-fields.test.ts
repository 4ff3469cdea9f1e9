import { expect, it } from 'vitest';
import { startEnglish } from '../language/language.ts';
import { fieldsOf, readClaim } from './claim-fields.ts';

startEnglish();

const fields = (more: Partial<ReturnType<typeof fieldsOf>> = {}) => ({
  ...fieldsOf({ description: 'A torn hose.' }),
  ...more,
});

it('reads what was typed as the contract has it', () => {
  const typed = fields({
    requestedReimbursement: '$3,200',
    work: 'repair',
    itemAgeYears: '2.5',
    lowEstimate: '3000',
  });
  expect(readClaim('Equipment Damage', typed)).toEqual({
    content: {
      description: 'A torn hose.',
      requestedReimbursement: 3200,
      facts: expect.objectContaining({
        work: 'repair',
        itemAgeYears: 2.5,
        lowEstimate: 3000,
        daysAway: null,
      }),
    },
  });
});

it('leaves out facts that are not asked for the type, and keeps what was said of them before', () => {
  const typed = fields({ lowEstimate: '100', work: 'repair', daysAway: '3' });
  expect(readClaim('Workplace Injury', typed)).toMatchObject({
    content: { facts: { daysAway: 3, work: null, lowEstimate: null } },
  });
  const before = readClaim('Equipment Damage', fields({ itemAgeYears: '4' }));
  const { facts } = 'content' in before ? before.content : { facts: undefined };
  expect(readClaim('Other', fields(), facts)).toMatchObject({ content: { facts: { itemAgeYears: 4 } } });
});

it('names every wrong field, those of the contract too', () => {
  const typed = fields({
    description: ' ',
    requestedReimbursement: '12.5',
    lowEstimate: '300',
    highEstimate: '200',
  });
  expect(readClaim('Other', typed)).toEqual({
    problems: {
      description: 'Description is required',
      requestedReimbursement: 'Enter whole dollars, without cents',
      highEstimate: 'The highest estimate is below the lowest',
    },
  });
});

it('shows a claim again as it was typed', () => {
  const read = readClaim('Other', fields({ requestedReimbursement: '1,200', lowEstimate: '0' }));
  expect('content' in read && fieldsOf(read.content)).toMatchObject({
    requestedReimbursement: '1200',
    lowEstimate: '0',
    highEstimate: '',
  });
});
