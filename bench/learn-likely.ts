import { writeFileSync } from 'node:fs';
import { prepareQuery } from '../contract/document-query.ts';
import { ALPHABET, MOST, nameOf, type SectionModel } from '../contract/document-likely.ts';
import { reads, vocabulary } from './answers/library.ts';
import { frozenSets, isAt, rightPlaces } from './answers/questions.ts';
import { questionCases, textCases } from './answers/section-cases.ts';
import { isLikeliest, learnSections } from './answers/section-model.ts';

// `npx node bench/learn-likely.ts [--write]`: learns from the questions that sections name, from labelled ones and from the
// documents' own sentences which section answers a question, and says for how many of the frozen sets the likeliest section is
// right. With --write what was learned is put into contract/document-likely-weights.ts.

const written = (rows: Int8Array) => Array.from(rows, (value) => ALPHABET[value + MOST]).join('');

const fileOf = ({ signs, sections, signRows, sectionRows, step, biases }: SectionModel) => `/**
 * Which section of the library answers a question, learned by bench/learn-likely.ts, which writes this file: rows of whole numbers for
 * the stem of each word and for each section, a character each. Not to be changed by hand.
 */

/** How large the product of two of these numbers is. */
export const STEP = ${step.toPrecision(6)};

/** Stems, in the order of their rows, with a blank between them. */
export const signs =
  '${[...signs.keys()].join(' ').replaceAll("'", String.raw`\'`)}';

export const signNumbers =
  '${written(signRows)}';

/** Documents and headings, in the order of their rows, a line each. */
export const sections = \`
${sections.join('\n')}
\`;

export const sectionNumbers =
  '${written(sectionRows)}';

/** What each of them begins with. */
export const biases =
  '${biases.join(' ')}';
`;

const model = learnSections([...questionCases(), ...textCases]);
console.log(`${model.signs.size} stems, ${model.sections.length} sections`);
for (const [name, set] of Object.entries(frozenSets)) {
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
if (process.argv.includes('--write'))
  writeFileSync(new URL('../contract/document-likely-weights.ts', import.meta.url), fileOf(model));
