import { expect, it } from 'vitest';
import { startEnglish } from '../language/language.ts';
import { coverageWords, reimbursementWords } from './money-words.ts';

startEnglish();

const nothing = {
  status: 'pending',
  aiCoveragePercentage: null,
  aiReimbursementMin: null,
  aiReimbursementMax: null,
  approvedReimbursement: null,
} as const;
const estimated = {
  ...nothing,
  aiCoveragePercentage: 80,
  aiReimbursementMin: 1200,
  aiReimbursementMax: 1500,
} as const;

it('says nothing about a coverage that nobody assessed', () => {
  expect(coverageWords(nothing)).toBe('Assessment pending');
  expect(coverageWords({ ...nothing, status: 'approved' })).toBe('Assessment pending');
});

it('calls a coverage likely until a person has approved it', () => {
  expect(coverageWords(estimated)).toBe('Likely covered (80%)');
  expect(coverageWords({ ...estimated, status: 'rejected' })).toBe('Likely covered (80%)');
  expect(coverageWords({ ...estimated, status: 'approved' })).toBe('Fully covered (80%)');
  expect(coverageWords({ ...estimated, aiCoveragePercentage: 0 })).toBe('Likely covered (0%)');
});

it('shows the approved amount only of an approved claim, else the range, else that it is pending', () => {
  const approved = { ...estimated, approvedReimbursement: 1300 };
  expect(reimbursementWords({ ...approved, status: 'approved' })).toEqual({
    label: 'Approved Reimbursement',
    value: '$1,300',
  });
  expect(reimbursementWords({ ...approved, status: 'under_review' }).value).toBe('$1,200 - $1,500');
  expect(reimbursementWords({ ...estimated, status: 'approved' })).toEqual({
    label: 'Est. Reimbursement',
    value: '$1,200 - $1,500',
  });
  expect(reimbursementWords({ ...estimated, aiReimbursementMax: null }).value).toBe('Pending assessment');
  expect(reimbursementWords({ ...estimated, aiReimbursementMin: 0 }).value).toBe('$0 - $1,500');
});
