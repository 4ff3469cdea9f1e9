import type { DocumentChunk } from '@tailboard/contract/documents.ts';
import { expect, it } from 'vitest';
import { headingAnchor, partAnchor, partsOf, partWith, sectionsOf } from './sections.ts';

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

it('parts a long document between its sections, and within one that is too long itself', () => {
  const rules = Array.from({ length: 5 }, (_, at) => `Plan › Rule ${at}`);
  const sections = sectionsOf('Plan', chunks(...rules, ...Array.from({ length: 7 }, () => 'Plan › Long')));
  expect(partsOf(sections)).toEqual([sections]);
  const parts = partsOf(sections, 3);
  expect(parts.map((part) => part.flatMap((section) => section.chunks.map(({ anchor }) => anchor)))).toEqual([
    ['p-0', 'p-1', 'p-2'],
    ['p-3', 'p-4'],
    ['p-5', 'p-6', 'p-7'],
    ['p-8', 'p-9', 'p-10'],
    ['p-11'],
  ]);
  expect(parts.flat().flatMap(({ headings }) => headings.map(({ words }) => words))).toEqual([
    ...['Rule 0', 'Rule 1', 'Rule 2', 'Rule 3', 'Rule 4', 'Long'],
  ]);
  expect(
    ['p-0', headingAnchor({ anchor: 'p-4' }, { words: '', depth: 1 }), 'p-10', partAnchor(4), 'gone'].map(
      (place) => partWith(parts, place),
    ),
  ).toEqual([...[0, 1, 3, 4, -1]]);
});
