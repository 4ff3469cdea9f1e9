import { believedIn, isCorrection, wayOf } from '../deciding/beliefs.ts';
import { writeWay } from '../models/belief-model.ts';
import { sectionNumbers } from '../models/asked-model.ts';
import learned from '../models/sections.json' with { type: 'json' };
import { writeNumbers } from '../models/numbers.ts';
import { wordsInside } from '../library/passages.ts';
import { nameOf } from '../ranking/section-model.ts';
import { wordsOf } from '../reading/words.ts';
import { stemsOf, smallStemsIn } from './asked-stems.ts';
import { reads } from './alike.ts';
import { checkNamed, namedFor, paragraphOf } from './named-questions.ts';
import { writeModel } from './write-model.ts';

// A step of `npm run answers:learn`, after learn-sections.ts: puts what is learned of the named questions beside the learned sections into
// answers/models/asked.json and beliefs.json.

const command = 'npm run answers:learn';
checkNamed(reads);

const signs = learned.signs.split(' ');
const known = new Set(signs);
const inLetters = (a: string, b: string) => (a < b ? -1 : 1);
const all = new Set(
  reads.filter((read) => !isCorrection(read)).flatMap((read) => namedFor(read).flatMap(stemsOf)),
);
const stems = [...all].filter((stem) => !known.has(stem)).toSorted(inLetters);
const rows = new Map([...signs, ...stems].map((stem, row) => [stem, row]));
/** Of their section, not of themselves alone. */
const general = reads.filter((read) => !isCorrection(read) && paragraphOf(read) === undefined);
const named = new Map(general.map((read) => [nameOf(read), namedFor(read)]));
const passagesWith = new Map<string, number>();
for (const read of reads) {
  const inside = new Set(wordsInside(read.passage));
  const asked = namedFor(read).filter(({ language }) => language === 'en');
  for (const word of new Set(asked.flatMap(({ question }) => wordsOf(question))))
    if (!inside.has(word)) passagesWith.set(word, (passagesWith.get(word) ?? 0) + 1);
}
const words: Record<string, string> = {};
for (const [word, count] of [...passagesWith].toSorted(([a, n], [b, m]) => n - m || (a < b ? -1 : 1)))
  words[count] = words[count] === undefined ? word : `${words[count]} ${word}`;

const paragraphs: Record<string, Record<string, string>> = {};
for (const read of reads) {
  const beginning = paragraphOf(read);
  if (beginning === undefined) continue;
  const numbers = writeNumbers(sectionNumbers(namedFor(read).map(stemsOf), rows));
  (paragraphs[nameOf(read)] ??= {})[beginning] = numbers;
}

writeModel(
  'asked',
  {
    about:
      'What crews ask of each section of the library, in the order of sections.json: the stems of each question, as numbers; English words that stand in no text of so many passages, but in their questions.',
    command,
    input: reads.map((read) => [nameOf(read), namedFor(read)]),
  },
  {
    passages: reads.length,
    words,
    stems: stems.join(' '),
    paragraphs,
    small: smallStemsIn(new Set(reads.flatMap(namedFor))).join(' '),
    sections: learned.sections.map((name) => {
      const of = named.get(name) ?? [];
      return writeNumbers(of.length === 0 ? [] : sectionNumbers(of.map(stemsOf), rows));
    }),
  },
);

const beliefs: Record<string, Record<string, readonly string[]>> = {};
for (const read of reads.filter(isCorrection)) {
  const lines = namedFor(read).map(({ question, language }) => writeWay(wayOf(question, language === 'es')));
  (beliefs[read.passage.documentKey] ??= {})[believedIn(read)] = [...new Set(lines)];
}
writeModel(
  'beliefs',
  {
    about:
      'Ways to say what is often believed, and wrong, as they are read: stems, what they come to, words behind each not, amounts.',
    command,
    input: beliefs,
  },
  { beliefs },
);
