import type { Bag } from './cases.ts';
import type { Head } from '../../incidents/heads.ts';

type Case = Readonly<{ signs: readonly string[]; is: boolean; counts: number }>;
/** Logistic regression with a ridge penalty. */
export type Fit = (
  cases: readonly Case[],
  penalty: number,
) => { intercept: number; weights: ReadonlyMap<string, number> };

const PENALTY = 0.3;
/** What tells a fact is rarer than what tells none. */
const TOLD_COUNTS = 2;
const BESIDE_COUNTS = 0.3;
const LEAST_TIMES = 3;
/** Rounds: the sentence that tells a text's fact is found by what was learned in the round before. */
const ROUNDS = 2;

/** Of made sentences those whose label may be true as well are left out. */
const MAY_BE: Partial<Record<Head, RegExp>> = {
  'died:unknown': /^(life|grave|unconscious|admitted:yes|admitted:unknown|amputation:|eyeLost:)/,
  'admitted:unknown':
    /^(life|grave|hospital|died:unknown|amputation:(yes|unknown)|eyeLost:(yes|unknown)|sight|unconscious|treated|event)/,
  'admitted:no': /^(slight|nobodyHurt|observed)/,
  'died:no': /^(slight|nobodyHurt|admitted:no|observed|amputation|eyeLost)/,
  'amputation:no': /^(slight|nobodyHurt|torn)/,
  'eyeLost:no': /^(slight|nobodyHurt)/,
  'amputation:unknown': /^torn/,
  'eyeLost:unknown': /^sight/,
  'unconscious:yes': /^(life|died)/,
  'treated:yes': /^(admitted|amputation|eyeLost|broken|hospital|sight|torn)/,
  'broken:yes': /^(admitted|torn)/,
  'hospital:yes': /^(admitted|treated|amputation|eyeLost|observed|died|torn)/,
  'observed:yes': /^admitted:no/,
  'life:yes': /^(died|unconscious|grave)/,
  'sight:yes': /^eyeLost/,
  'torn:yes': /^amputation/,
  'slight:yes': /^(nobodyHurt|observed|away|restricted|event|torn)/,
  'nobodyHurt:yes': /^(slight|died:no|event)/,
  'away:yes': /^restricted/,
  'asks:yes': /^(hospital|event|unconscious|broken|admitted:yes|died:yes|amputation:yes|eyeLost:yes)/,
};
const ASKED = /^(life|grave|sight|(died|admitted|amputation|eyeLost):unknown)/;

function isTold(bag: Bag, head: Head): boolean {
  if (head !== 'asks:yes' || !bag.made) return bag.labels.has(head);
  return [...bag.labels].some((label) => ASKED.test(label));
}

const isLeftOut = (bag: Bag, head: Head) =>
  (bag.made && !isTold(bag, head) && [...bag.labels].some((label) => MAY_BE[head]?.test(label))) ||
  (head === 'asks:yes' && bag.labels.has('asks:either'));

/** What is learned of one head. */
export function learnHead(bags: readonly Bag[], head: Head, fit: Fit) {
  let intercept = 0;
  let weights: ReadonlyMap<string, number> = new Map();
  const of = (signs: readonly string[]) =>
    signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), intercept);
  const whole = head === 'asks:yes';
  const kept = bags
    .filter((bag) => !isLeftOut(bag, head))
    .map((bag) => ({
      isToldIn: isTold(bag, head),
      counts: bag.counts,
      sentences: whole ? [[...new Set(bag.sentences.flat())]] : bag.sentences,
    }));
  for (let round = 0; round < (whole ? 1 : ROUNDS); round += 1) {
    const cases = kept.flatMap((bag): Case[] => {
      const { sentences, counts, isToldIn } = bag;
      if (!isToldIn) return sentences.map((signs) => ({ signs, is: false, counts }));
      if (round === 0)
        return sentences.map((signs) => ({
          signs,
          is: true,
          counts: (TOLD_COUNTS * counts) / sentences.length,
        }));
      const odds = sentences.map(of);
      const best = odds.indexOf(Math.max(...odds));
      return sentences.flatMap((signs, at): Case[] => {
        const own = odds[at] ?? 0;
        if (at === best || own > 0.5) return [{ signs, is: true, counts: TOLD_COUNTS * counts }];
        return own < -1.5 ? [{ signs, is: false, counts: BESIDE_COUNTS * counts }] : [];
      });
    });
    const times = new Map<string, number>();
    for (const { signs } of cases) for (const sign of signs) times.set(sign, (times.get(sign) ?? 0) + 1);
    ({ intercept, weights } = fit(
      cases.map(({ signs, is, counts }) => ({
        is,
        counts,
        signs: signs.filter((sign) => (times.get(sign) ?? 0) >= LEAST_TIMES),
      })),
      PENALTY,
    ));
  }
  return { intercept, weights };
}
