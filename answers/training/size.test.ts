import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { libraryPassages } from './library.ts';

const MOST_BYTES = 1_200_000;
/** What answers from the library; that somebody is hurt is heard whether or not it is kept. */
const MODELS = ['sections', 'beliefs', 'trust'];

it('what a phone keeps of the whole library, texts and models as stored, is at most 1.2 MB', () => {
  const texts = libraryPassages().map(
    ({ documentKey, chunkIndex, section, cites, anchor, text }) =>
      JSON.stringify({ documentKey, chunkIndex, section, cites, anchor, text }).length,
  );
  const models = MODELS.map((name) => statSync(new URL(`../models/${name}.json`, import.meta.url)).size);
  expect([...texts, ...models].reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST_BYTES);
});
