import { HEADS, LETTERS } from '../incidents/heads.ts';
import { bagOf, bagsOf } from './incidents/cases.ts';
import { learnHead } from './incidents/learn.ts';
import { incidentTexts } from './incidents/texts.ts';
import { fitSparse } from './sparse-logistic.ts';
import { writeModel } from './write-model.ts';

// `node answers/training/learn-incidents.ts`: learns from incidents/ what the sentences of a report tell of the facts the law turns
// on, and puts it into answers/models/incidents.json. Part of `npm run answers:learn`; two minutes of one core.

const LEAST_WEIGHT = 0.15;
const { texts, patterns } = incidentTexts();
const bags = [...texts.map(bagOf), ...bagsOf(patterns.en, ' and '), ...bagsOf(patterns.es, ' y ')];
const learned = HEADS.map((head) => learnHead(bags, head, fitSparse));
const signs = new Map<string, string>();
for (const [at, { weights }] of learned.entries())
  for (const [sign, weight] of weights)
    if (Math.abs(weight) >= LEAST_WEIGHT)
      signs.set(sign, `${signs.get(sign) ?? ''}${LETTERS.charAt(at)}${Math.round(100 * weight)}`);
writeModel(
  'incidents',
  {
    about:
      'What a sentence of a report tells of the facts the law turns on: what each sign adds to the logarithm of the odds of each.',
    command: 'npm run answers:learn',
    input: [texts, patterns],
  },
  {
    intercepts: learned.map(({ intercept }) => intercept.toFixed(2)).join(' '),
    signs: [...signs]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([sign, weights]) => `${sign}\t${weights}`)
      .join('\n'),
  },
);
console.log(`${texts.length} texts, ${bags.length} in all, ${signs.size} signs`);
