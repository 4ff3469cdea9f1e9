import type { DocumentChunk } from '@tailboard/contract/documents.ts';
import { expect, it } from 'vitest';
import { sectionsOf } from './sections.ts';

const chunks = (...sections: string[]): DocumentChunk[] =>
  sections.map((section, chunkIndex) => ({
    documentKey: 'ladders',
    chunkIndex,
    section,
    cites: [],
    anchor: `p-${chunkIndex}`,
    text: '',
  }));

it('puts each heading once above the passages that stand under it', () => {
  const sections = sectionsOf(
    'Ladders',
    chunks(
      'Ladders',
      'Ladders › Set it up › Angle',
      'Ladders › Set it up › Angle',
      'Ladders › Set it up › Footing',
      'Ladders › Climb it',
    ),
  );
  expect(
    sections.map(({ anchor, headings, chunks: passages }) => [anchor, headings, passages.length]),
  ).toEqual([
    ['p-0', [], 1],
    [
      'p-1',
      [
        { words: 'Set it up', depth: 1 },
        { words: 'Angle', depth: 2 },
      ],
      2,
    ],
    ['p-3', [{ words: 'Footing', depth: 2 }], 1],
    ['p-4', [{ words: 'Climb it', depth: 1 }], 1],
  ]);
});

it('repeats a heading to which the text comes back, and needs no title before the sections', () => {
  const sections = sectionsOf('Crane plan', chunks('Lifting › Signals', 'Lifting'));
  expect(sections.map(({ headings }) => headings.map(({ words }) => words))).toEqual([
    ['Lifting', 'Signals'],
    ['Lifting'],
  ]);
});
