import { expect, it } from 'vitest';
import { partsOf } from './markdown-parts.ts';
import { readMarkdown } from './read-markdown.ts';

const section = (at: number) =>
  `## Rule ${at}\n\n${'Keep the gate shut. '.repeat(20)}\n\n- one\n\n  more of one\n- two\n\n`;
const long = (count: number) => Array.from({ length: count }, (_, at) => section(at)).join('');

it('a text that is not long is one part', () => {
  expect(partsOf(long(50))).toEqual([long(50)]);
});

it('a long text is cut between its paragraphs, and nothing of it is lost', () => {
  const text = long(4_000);
  const parts = partsOf(text);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join('')).toBe(text);
  for (const part of parts) expect(part).toMatch(/^## Rule \d+\n/);
  const { blocks } = readMarkdown(text);
  expect(blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(4_000);
  expect(blocks.filter((block) => block.kind === 'text' && block.markdown.startsWith('- one'))).toHaveLength(
    4_000,
  );
});

it.each([
  ['a block of code', '````\n```\n', '\n````\n\n'],
  ['a comment', '<!-- asked: one;\n\n', '\n-->\n\n'],
])('%s is never cut', (_, opens, closes) => {
  const block = `${opens}${'\n\nNo heading\n\n# nor this'.repeat(30_000)}${closes}`;
  const text = `${block}# A heading\n\n${long(4_000)}`;
  const [first = '', ...rest] = partsOf(text);
  expect(first).toBe(block);
  expect([first, ...rest].join('')).toBe(text);
});
