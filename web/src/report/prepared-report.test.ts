import { expect, it } from 'vitest';
import { emptyFieldsOf } from './prepared-report.ts';
import { newReport } from './report-fields.ts';

const prefill = {
  type: 'Workplace Injury',
  description: 'Mike slipped on the ladder.',
  priority: 'high',
  location: 'North gate',
} as const;
const empty = newReport(new Date('2026-01-05T10:00:00Z'));

it('fills a new report', () => {
  expect(emptyFieldsOf(empty, { prefill, isNew: true })).toEqual(prefill);
});

it('leaves what was typed, and the priority of a report that was begun', () => {
  const now = { ...empty, description: 'A pole fell.', latitude: '32.7' };
  expect(emptyFieldsOf(now, { prefill, isNew: false })).toEqual({ type: 'Workplace Injury' });
});

it('never changes a priority that was chosen', () => {
  const now = { ...empty, priority: 'low' as const };
  expect(emptyFieldsOf(now, { prefill, isNew: true })).not.toHaveProperty('priority');
});
