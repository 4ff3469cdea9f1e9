import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { models, trainingHash } from './training-hash.ts';

it.each(models)('%s is learned from what lies here; otherwise run npm run answers:learn', (model) => {
  const { learnedFrom } = JSON.parse(
    readFileSync(new URL(`../models/${model}.json`, import.meta.url), 'utf8'),
  ) as { learnedFrom: string };
  expect(learnedFrom, 'run npm run answers:learn').toBe(`sha256 ${trainingHash(model)}`);
});
