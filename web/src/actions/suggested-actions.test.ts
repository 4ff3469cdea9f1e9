import { analysisSentences } from '@tailboard/contract/sentences/analysis.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sectionsOfAdvice, suggestedActions } from './suggested-actions.ts';

const folder = join(import.meta.dirname, '../../../safety-library');

it('the section of each suggestion stands in the safety library, and every code is one of the analysis', async () => {
  const headings = new Set<string>();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.md'))) {
    const text = await readFile(join(folder, name), 'utf8');
    const title = /^# (.+)$/m.exec(text)?.[1];
    for (const [, heading] of text.matchAll(/^## (.+)$/gm)) headings.add(`${title} › ${heading}`);
  }
  for (const [code, { document, heading }] of Object.entries(sectionsOfAdvice)) {
    expect(Object.keys(analysisSentences)).toContain(code);
    expect(headings).toContain(`${document} › ${heading}`);
  }
});

it('what is not to be done is not suggested as an action', () => {
  const sentence = (code: string, text: string) => ({ code, text, values: {} });
  const sentences = [
    sentence('analysis.no-call', 'No call is needed.'),
    sentence('analysis.not-recordable', 'Not recordable.'),
    sentence('analysis.do.fall', 'Close off the edge.'),
  ];
  const recommendedActions = [...sentences.map(({ text }) => text), 'Order a new ladder.'];
  expect(suggestedActions({ recommendedActions, sentences })).toEqual([
    {
      text: 'Close off the edge.',
      section: { document: 'Fall protection', heading: 'Stop work when' },
    },
    { text: 'Order a new ladder.', section: null },
  ]);
});
