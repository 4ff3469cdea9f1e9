import { writeWeights } from '../models/weight-lines.ts';
import { BETWEEN, harmSignsIn, sharesBy, writeKindRows, writeSignRows } from '../emergency/harms.ts';
import { sentencesOf } from '../emergency/mark-people.ts';
import { signsIn } from '../emergency/odds.ts';
import { askedDocuments, askedHarms, cryOf, namedHarms } from './harm-examples.ts';
import { learnHarms } from './harm-model.ts';
import { hurtTexts } from './hurt-texts.ts';
import { reads } from './alike.ts';
import { namedFor } from './named-questions.ts';
import { questionSets, unseenSets, type Asked } from '../evaluation/sets.ts';
import { learningSets } from './questions.ts';
import { fitSparse } from './sparse-logistic.ts';
import { writeModel } from './write-model.ts';

// `npx node answers/training/learn-emergency.ts [-v | --write]`: learns from labelled texts which of them are written beside somebody who is
// hurt, and of which harm those are, and says how well it does on those of a writer that it has not learned from, with -v which of
// them it gets wrong. With --write it puts what was learned from all of them into answers/models/emergency.json and harms.json.

/** Signs in fewer texts than this tell nothing about others. */
const LEAST_TEXTS = 3;
/** Weights below this change no answer in a hundred and make a phone load twice as much. */
const LEAST_WEIGHT = 0.145;
/** Ridge penalty: found by trying on writers left out. */
const PENALTY = 0.3;
/** Ordinary questions outnumber the others by far, and most are easily told; those that the library names most of all. */
const ORDINARY_COUNTS = 0.6;
const LIBRARY_COUNTS = 0.25;
/** Ordinary questions are not labelled: those that look this much like a cry for help are left out. */
const LOOKS_LIKE_ONE = 2.5;
/** Sections on first aid: what is asked of them is asked beside somebody who is hurt as often as not. */
const AID =
  /\b(first aid|if something goes wrong|rescue|emergency|bleeding|burns?|shock|heat stroke|hypothermia|frostbite|the worst first|cpr|electrocution|cave-?ins?)\b/i;

type Text = Readonly<{
  from: string;
  text: string;
  now: boolean;
  counts: number;
  signs: ReadonlySet<string>;
}>;

const textOf = (from: string, text: string, now: boolean, counts = 1): Text => ({
  from,
  text,
  now,
  counts,
  signs: signsIn(sentencesOf(text)),
});

const isNow = ({ expect }: Asked) => expect !== null && 'emergency' in expect;
const labelled = hurtTexts.map(({ writer, text, now }) => textOf(writer, text, now));
const ordinary = [
  ...Object.entries({ ...questionSets, ...learningSets })
    .filter(([set]) => !unseenSets.has(set))
    .flatMap(([set, questions]) => questions.map((one) => ({ set, one })))
    .map(({ set, one }) => textOf(set, one.question, isNow(one), isNow(one) ? 1 : ORDINARY_COUNTS)),
  ...reads
    .filter(({ passage }) => !AID.test(passage.section))
    .flatMap(namedFor)
    .map(({ question }) => textOf('library', question, false, LIBRARY_COUNTS)),
];

function learn(from: readonly Text[]): {
  intercept: number;
  weights: ReadonlyMap<string, number>;
  of: (signs: ReadonlySet<string>) => number;
} {
  const counts = new Map<string, number>();
  for (const { signs } of from) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const known = new Set([...counts].filter(([, count]) => count >= LEAST_TEXTS).map(([sign]) => sign));
  const { intercept, weights } = fitSparse(
    from.map(({ signs, now, counts: many }) => ({
      signs: [...signs].filter((sign) => known.has(sign)),
      is: now,
      counts: many,
    })),
    PENALTY,
  );
  return {
    intercept,
    weights,
    of: (signs) => [...signs].reduce((sum, sign) => sum + (weights.get(sign) ?? 0), intercept),
  };
}

const fromLabelled = learn(labelled);
const texts = [
  ...labelled,
  ...ordinary.filter(
    ({ from, now, signs }) =>
      now ||
      !['library', ...Object.keys(learningSets)].includes(from) ||
      fromLabelled.of(signs) < LOOKS_LIKE_ONE,
  ),
];

const share = (part: number, whole: number) =>
  `${part}/${whole} ${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const THRESHOLDS = [-3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 2];

const writers = process.argv.includes('--write') ? [] : new Set(hurtTexts.map((one) => one.writer));
for (const writer of writers) {
  const { of } = learn(texts.filter(({ from }) => from !== writer));
  const theirs = texts.filter(({ from }) => from === writer);
  const now = theirs.filter((one) => one.now);
  const not = theirs.filter((one) => !one.now);
  console.log(writer);
  for (const least of THRESHOLDS) {
    const over = (one: Text) => of(one.signs) > least;
    console.log(
      `  ${String(least)}: heard ${share(now.filter(over).length, now.length)}, false alarms ${share(not.filter(over).length, not.length)}`,
    );
  }
  if (process.argv.includes('-v')) {
    for (const one of now)
      if (of(one.signs) <= -1.5) console.log(`  missed ${of(one.signs).toFixed(1)}: ${one.text}`);
    for (const one of not)
      if (of(one.signs) > -1.5) console.log(`  false ${of(one.signs).toFixed(1)}: ${one.text}`);
  }
}

const { intercept, weights, of: oddsOf } = learn(texts);
console.log(`${texts.length} texts, ${weights.size} signs`);
for (const least of THRESHOLDS) {
  const questions = ordinary.filter(({ now }) => !now);
  console.log(
    `  ordinary over ${String(least)}: ${share(questions.filter(({ signs }) => oddsOf(signs) > least).length, questions.length)}`,
  );
}

/** The harms are tried on a fifth of the texts in turn, ten side by side at a time, for those are alike. */
const FOLDS = 5;
const TOGETHER = 10;
if (!process.argv.includes('--write')) {
  const places = new Map<string, number>();
  const folds = namedHarms.map(({ writer }) => {
    const place = places.get(writer) ?? 0;
    places.set(writer, place + 1);
    return Math.floor(place / TOGETHER) % FOLDS;
  });
  const right = { first: 0, 'one of two': 0, all: 0 };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const from = namedHarms.filter((_, at) => folds[at] !== fold);
    const model = learnHarms([...from.map(cryOf), ...askedHarms], askedDocuments);
    for (const { text, kinds = [], now } of namedHarms.filter((_, at) => folds[at] === fold)) {
      if (!now) continue;
      const likeliest = [...sharesBy(model, harmSignsIn(sentencesOf(text)))]
        .toSorted(([, one], [, other]) => other - one)
        .map(([kind]) => kinds.some((known) => known === kind));
      right.all += 1;
      if (likeliest[0] === true) right.first += 1;
      if (likeliest.slice(0, 2).includes(true)) right['one of two'] += 1;
    }
  }
  console.log(
    `harms of texts left out: ${share(right.first, right.all)}, among the likeliest two: ${share(right['one of two'], right.all)}`,
  );
}

if (process.argv.includes('--write')) {
  const command = 'npx node answers/training/learn-emergency.ts --write';
  writeModel(
    'emergency',
    {
      about:
        'Whether somebody is hurt now: the logarithm of the odds of a text without any sign, and for each sign, a word, how it begins or a pair of words, what it adds in hundredths.',
      command,
      input: texts.map(({ text, now, counts }) => [text, now, counts]),
    },
    {
      intercept: Number(intercept.toFixed(2)),
      signs: writeWeights(
        [...weights]
          .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ),
    },
  );
  const cries = [...namedHarms.map(cryOf), ...askedHarms];
  const { kinds, signs, signRows, kindRows, step, biases } = learnHarms(cries, askedDocuments);
  writeModel(
    'harms',
    {
      about: 'Which harm a cry for help is about: rows of whole numbers for each sign and each harm.',
      command,
      input: [...cries, ...askedDocuments].map((one) => [[...one.signs], one.are, one.counts]),
    },
    {
      step,
      kinds: kinds.join(' '),
      biases: biases.join(' '),
      kindNumbers: writeKindRows(kindRows),
      signs: [...signs.keys()].join(BETWEEN),
      signNumbers: writeSignRows(signRows),
    },
  );
}
