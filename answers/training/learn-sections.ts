import { prepareQuery } from '../deciding/query.ts';
import { ALPHABET, DIMENSIONS, MOST, nameOf } from '../ranking/section-model.ts';
import { reads, vocabulary } from './alike.ts';
import { isAt, rightPlaces } from '../evaluation/judge.ts';
import { questionSets } from '../evaluation/sets.ts';
import { questionCases, textCases } from './section-examples.ts';
import { isLikeliest, learnSections } from './section-model.ts';
import { writeModel } from './write-model.ts';

// `npx node answers/training/learn-sections.ts [--write]`: learns from the questions that sections name, from labelled ones and from the
// documents' own sentences which section answers a question, and says for how many of the frozen sets the likeliest section is
// right. With --write what was learned is put into answers/models/sections.json.

const written = (rows: Int8Array) => Array.from(rows, (value) => ALPHABET[value + MOST]).join('');

const cases = [...questionCases(), ...textCases];
const model = learnSections(cases);
console.log(`${model.signs.size} stems, ${model.sections.length} sections`);
for (const [name, set] of Object.entries(questionSets)) {
  const asked = set.flatMap((one) => {
    const query = prepareQuery(one.question, vocabulary);
    const places = rightPlaces(one);
    const right = reads
      .filter(({ passage }) => places.some((place) => isAt(passage, place)))
      .map((read) => nameOf(read));
    return one.expect === null || right.length === 0 || query.cites.length > 0
      ? []
      : [{ said: [...query.said], right }];
  });
  const likeliest = asked.filter((one) => isLikeliest(model, one)).length;
  console.log(`${name}: ${likeliest} of ${asked.length}`);
}
if (process.argv.includes('--write')) {
  const { signs, sections, signRows, sectionRows, step, biases } = model;
  const counts = new Map<string, number>();
  for (const { said } of cases) for (const stem of said) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  // The commonest first: asked.json names stems by their place, and small numbers are short.
  const inOrder = [...signs.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const rowOf = (stem: string) => (signs.get(stem) ?? 0) * DIMENSIONS;
  writeModel(
    'sections',
    {
      about:
        'Which section of the library answers a question: rows of whole numbers for the stem of each word and for each section, a character each.',
      command: 'npx node answers/training/learn-sections.ts --write',
      input: cases,
    },
    {
      step: Number(step.toPrecision(6)),
      signs: inOrder.join(' '),
      signNumbers: inOrder
        .map((stem) => written(signRows.subarray(rowOf(stem), rowOf(stem) + DIMENSIONS)))
        .join(''),
      sections,
      sectionNumbers: written(sectionRows),
      biases: biases.join(' '),
    },
  );
}
