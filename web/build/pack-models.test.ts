import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { packed } from './pack-models.ts';

/** Bytes: 1.2 MB for all that answers without signal, less 150 kB of code. */
const MOST_BYTES = 1_050_000;

it('what was learned of the library leaves a phone with at most 1.2 MB of it', async () => {
  const folder = new URL('../../answers/models/', import.meta.url);
  const models = await Promise.all(
    ['asked', 'beliefs', 'sections'].map(async (name) =>
      packed(await readFile(new URL(`${name}.json`, folder), 'utf8')),
    ),
  );
  expect(models.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(MOST_BYTES);
});
