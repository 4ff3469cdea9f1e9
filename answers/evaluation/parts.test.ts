import { expect, it } from 'vitest';
import { weights } from '../ranking/weights.ts';
import { libraryIndex } from '../training/library.ts';
import { engineOf } from './engine.ts';
import { parts, without } from './parts.ts';

it('a part that is left out changes an answer, and is there again afterwards', async () => {
  const engine = engineOf(await libraryIndex());
  const question = 'what is the wifi password in the tool crib';
  const answer = () => engine.ask(question).answer;
  const trust = parts.find(({ trust: of }) => of === 'all');
  if (trust === undefined) throw new Error('The trust is no part any more.');
  const before = { answer: answer(), weights: { ...weights } };
  expect(before.answer.answered).toBe(false);
  expect(without({ ...trust, weights: { heading: 0 } }, answer)).toMatchObject({ answered: true });
  expect({ answer: answer(), weights: { ...weights } }).toEqual(before);
});
