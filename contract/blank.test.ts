import { expect, it } from 'vitest';
import { isBlank } from './blank.ts';
import { requiredText } from './primitives.ts';

it.each([
  '',
  ' \t\n\u00a0',
  '\u200b',
  '\ufeff\u2060',
  '\u00ad',
  '\ufe0f\u{e0100}',
  '\u3164',
  '\u2800',
  '\u200d \u200e',
])('a text without a visible character is blank: %j', (text) => {
  expect(isBlank(text)).toBe(true);
  expect(requiredText(20, 'Write something').safeParse(text).error?.issues[0]?.message).toBe(
    'Write something',
  );
});

it.each(['a', '\u200bno', '👷🏽\u200d♀️', '❤\ufe0f', '한', '0', '.', 'می\u200cخواهم'])(
  'a text with one is not, and is kept as it is: %s',
  (text) => {
    expect(isBlank(text)).toBe(false);
    expect(requiredText(20, 'Write something').parse(text)).toBe(text);
  },
);
