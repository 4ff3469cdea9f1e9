import { expect, it } from 'vitest';
import { isCorrection } from '../deciding/beliefs.ts';
import { likelyOf, nameOf } from '../ranking/section-model.ts';
import { reads } from './alike.ts';
import { stemsOf } from './asked-stems.ts';
import { checkNamed, namedFor } from './named-questions.ts';

it('what crews ask was learned from the questions that are named now; otherwise run npm run answers:learn', () => {
  checkNamed(reads);
  const stale = reads
    .filter((read) => !isCorrection(read))
    .filter((read) => {
      const named = namedFor(read).map(stemsOf);
      return (
        named.length !== read.asked.length ||
        named.some((stems, at) => stems.join(' ') !== read.asked[at]?.stems.join(' '))
      );
    });
  expect(stale.map(({ passage }) => `${passage.documentKey} ${passage.section}`)).toEqual([]);
});

it('the learned sections are those of the pages; otherwise run npm run answers:learn', () => {
  const names = reads.filter((read) => !isCorrection(read)).map(nameOf);
  expect([...likelyOf(['ladder']).keys()].toSorted()).toEqual([...new Set(names)].toSorted());
});

it('each section has ways to ask for it, and each wrong belief ways to say it', () => {
  expect(reads.filter(({ asked }) => asked.length === 0).map(({ passage }) => passage.section)).toEqual([]);
});

const MOST_BYTES = 1_200_000;

it('what a phone keeps of the whole library is at most 1.2 MB', () => {
  const size = reads
    .map(({ passage: { documentKey, chunkIndex, section, cites, anchor, text } }) =>
      Buffer.byteLength(JSON.stringify({ documentKey, chunkIndex, section, cites, anchor, text })),
    )
    .reduce((sum, one) => sum + one, 0);
  expect(size).toBeLessThan(MOST_BYTES);
});
