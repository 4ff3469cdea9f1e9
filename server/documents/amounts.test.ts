import {
  amountsAsked,
  asksThreshold,
  hasThreshold,
  meetsAmounts,
} from '@tailboard/answers/reading/amounts.ts';
import { expect, test } from 'vitest';

const meets = (question: string, text: string) => meetsAmounts(text, amountsAsked(question));

test('a row stands for the voltages of its range only, in volts as in kilovolts', () => {
  const row = 'Crane, over 750 to 1,000 kilovolts | 45 | feet';
  expect(meets('clearance 765 kV crane', row)).toBe('in');
  expect(meets('clearance 765000 volts', row)).toBe('in');
  expect(meets('clearance 750 kV', row)).toBe('out');
  expect(meets('clearance 345 kv', row)).toBe('out');
  expect(meets('how far from a 480 volt line', 'Up to 50 kilovolts | 10 | feet')).toBe('in');
});

test('a depth meets the rule from it on, and a rule for far deeper trenches is another rule', () => {
  expect(meets('7 foot trench need a box', 'Protective system needed | 5 or deeper | feet')).toBe('in');
  expect(meets('60 inch trench', 'At 5 feet or deeper you need a protective system')).toBe('in');
  expect(meets('8 feet deep', 'a trench deeper than 20 feet is designed by an engineer')).toBe('out');
  // The limit itself is what somebody just under it asks about.
  expect(meets('no harness at 5 feet', 'At 6 feet or more you need guardrails')).toBeNull();
  expect(meets('8 feet deep', 'At most 150 pounds')).toBeNull();
});

test('questions for from where on are told from others', () => {
  expect(asksThreshold('when do I need a harness')).toBe(true);
  expect(asksThreshold('how deep can a trench be before it needs a box')).toBe(true);
  expect(asksThreshold('¿a qué altura necesito arnés?')).toBe(true);
  expect(asksThreshold('when was the ladder built')).toBe(false);
  expect(hasThreshold('At 6 feet or more you need guardrails')).toBe(true);
  expect(hasThreshold('Lead: over 750 to 1,000 kilovolts')).toBe(false);
});
