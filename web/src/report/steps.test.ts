import { expect, test } from 'vitest';
import { earlierStep, nextStep, stepAsking, stepNumber, steps } from './steps.ts';

test('Next goes through the steps in order and stops at review', () => {
  const way = [steps[0]];
  for (let press = 0; press < 10; press += 1)
    way.push(nextStep(way.at(-1) ?? 'basic') as (typeof way)[number]);
  expect([...new Set(way)]).toEqual(['basic', 'location', 'details', 'media', 'review']);
  expect(nextStep('analysis')).toBe('analysis');
});

test('Back goes one step earlier, except from basic', () => {
  expect(earlierStep('analysis')).toBe('review');
  expect(earlierStep('location')).toBe('basic');
  expect(earlierStep('basic')).toBe('basic');
});

test('a wrong field is found on the step that asks for it, the first one first', () => {
  expect(stepAsking(['description', 'date'])).toBe('basic');
  expect(stepAsking(['priority'])).toBe('details');
  expect(stepAsking([])).toBeUndefined();
});

test('steps are counted from one to six', () => {
  expect(steps.map(stepNumber)).toEqual([1, 2, 3, 4, 5, 6]);
});
