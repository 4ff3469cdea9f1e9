import { writeFileSync } from 'node:fs';
import { MORE_EMERGENCIES } from '../contract/document-emergency-now-more.described.ts';
import { writeWeights } from '../contract/document-weight-lines.ts';
import { MORE_NO_EMERGENCIES } from '../contract/document-emergency-not-now-more.described.ts';
import { EMERGENCIES } from '../contract/document-emergency-now.described.ts';
import { NO_EMERGENCIES } from '../contract/document-emergency-not-now.described.ts';
import { isAidSection } from '../contract/document-aid.ts';
import { signsIn } from '../contract/document-emergency-likely.ts';
import { sentencesOf } from '../contract/document-emergency-reading.ts';
import { tellsOfEmergency } from '../contract/document-emergency.ts';
import { passages } from './answers/library.ts';
import { hurtTexts } from './answers/hurt.ts';
import { fitSparse } from './answers/sparse-logistic.ts';
import { frozenSets, learningSets, unseenSets, type Asked } from './answers/questions.ts';

// `npx node bench/learn-emergency.ts [-v] [--write]`: learns from labelled texts which of them are written beside somebody who is
// hurt, and says how well it does on those of a writer that it has not learned from, with -v which of them it gets wrong. With
// --write the weights learned from all of them are put into contract/document-emergency-weights.ts.

/** Signs in fewer texts than this tell nothing about others. */
const LEAST_TEXTS = 3;
/** Weights below this change no answer in a hundred and make a phone load twice as much. */
const LEAST_WEIGHT = 0.145;
/** Ridge penalty: found by trying on writers left out. */
const PENALTY = 0.3;
/** Ordinary questions outnumber the others by far, and most are easily told; those that the library names most of all. */
const ORDINARY_COUNTS = 0.3;
const LIBRARY_COUNTS = 0.1;

type Text = Readonly<{
  from: string;
  text: string;
  now: boolean;
  counts: number;
  told: boolean;
  signs: ReadonlySet<string>;
}>;

function textOf(from: string, text: string, now: boolean, counts = 1): Text {
  const sentences = sentencesOf(text);
  return { from, text, now, counts, told: tellsOfEmergency(sentences), signs: signsIn(sentences) };
}

const isNow = ({ expect }: Asked) => expect !== null && 'emergency' in expect;
const texts: Text[] = [
  ...[...EMERGENCIES, ...MORE_EMERGENCIES].map((text) => textOf('described', text, true)),
  ...[...NO_EMERGENCIES, ...MORE_NO_EMERGENCIES].map((text) => textOf('described', text, false)),
  ...hurtTexts.map(({ writer, text, now }) => textOf(writer, text, now)),
  ...Object.entries({ ...frozenSets, ...learningSets })
    .filter(([set]) => !unseenSets.has(set))
    .flatMap(([set, questions]) => questions.map((one) => ({ set, one })))
    .map(({ set, one }) => textOf(set, one.question, isNow(one), isNow(one) ? 1 : ORDINARY_COUNTS)),
  // What is asked of a section on first aid is asked beside somebody who is hurt as often as not.
  ...passages
    .filter(({ section }) => !isAidSection(section))
    .flatMap(({ asked = [] }) => asked)
    .map((text) => textOf('library', text.replace(/^es:\s*/, ''), false, LIBRARY_COUNTS)),
].filter(({ from, now, told }) => now || !told || !['library', ...Object.keys(learningSets)].includes(from));

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

const share = (part: number, whole: number) =>
  `${part}/${whole} ${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const THRESHOLDS = [-3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 2];

for (const writer of new Set(hurtTexts.map((one) => one.writer))) {
  const { of } = learn(texts.filter(({ from }) => from !== writer));
  const theirs = texts.filter(({ from }) => from === writer);
  const now = theirs.filter((one) => one.now);
  const not = theirs.filter((one) => !one.now);
  console.log(
    `${writer}: rules alone heard ${share(now.filter(({ told }) => told).length, now.length)}, false alarms ${share(not.filter(({ told }) => told).length, not.length)}`,
  );
  for (const least of THRESHOLDS) {
    const alone = (one: Text) => of(one.signs) > least;
    const either = (one: Text) => one.told || alone(one);
    console.log(
      `  ${String(least)}: learned alone ${share(now.filter(alone).length, now.length)}, ${share(not.filter(alone).length, not.length)}; either ${share(now.filter(either).length, now.length)}, ${share(not.filter(either).length, not.length)}`,
    );
  }
  if (process.argv.includes('-v')) {
    for (const one of now)
      if (!one.told && of(one.signs) <= 0) console.log(`  missed ${of(one.signs).toFixed(1)}: ${one.text}`);
    for (const one of not)
      if (one.told || of(one.signs) > 0)
        console.log(`  false ${String(one.told)} ${of(one.signs).toFixed(1)}: ${one.text}`);
  }
}

const { intercept, weights, of: oddsOf } = learn(texts);
console.log(`${texts.length} texts, ${weights.size} signs`);
const ordinary = texts.filter(
  ({ now, from }) => !now && from !== 'described' && !hurtTexts.some(({ writer }) => writer === from),
);
for (const least of THRESHOLDS) {
  console.log(
    `  ordinary over ${String(least)}: ${share(ordinary.filter(({ signs }) => oddsOf(signs) > least).length, ordinary.length)}`,
  );
}

if (process.argv.includes('--write')) {
  const lines = writeWeights(
    [...weights]
      .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(
    new URL('../contract/document-emergency-weights.ts', import.meta.url),
    `/** Learned by bench/learn-emergency.ts, which writes this file: the logarithm of the odds of a text without any sign. */
export const intercept = ${intercept.toFixed(2)};

/** A line for each sign, a word or a pair of words: what it adds to them in hundredths, a blank, and the sign. */
export const signWeights = \`
${lines}
\`;
`,
  );
}
