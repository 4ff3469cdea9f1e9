import { wayOf } from '../deciding/beliefs.ts';
import { writeWay } from '../models/belief-model.ts';
import { writePairs, writeSizes } from '../models/encoding.ts';
import { namedQuestions } from './named-questions.ts';
import { sectionExamples } from './section-examples.ts';
import { learnSections } from './section-model.ts';
import { writeModel } from './write-model.ts';

// Learns which section of the library answers a question, from the questions that pages name, from labelled ones and from the pages'
// own sentences; and reads the ways to say what is often believed. A step of `npm run answers:learn`.

const { questions, texts } = sectionExamples();
const { stems, sections, stemNumbers, sectionNumbers, step, biases } = learnSections([
  ...questions,
  ...texts,
]);
const asking = new Map<string, { questions: number; sections: Set<string> }>();
for (const { said, right } of questions)
  for (const stem of said) {
    const one = asking.get(stem) ?? { questions: 0, sections: new Set() };
    asking.set(stem, one);
    one.questions += 1;
    for (const name of right) one.sections.add(name);
  }
const byPage: Record<string, string[]> = {};
for (const name of sections.keys()) {
  const at = name.indexOf(' ');
  (byPage[name.slice(0, at)] ??= []).push(name.slice(at + 1));
}
writeModel(
  'sections',
  'Which section of the library answers a question: whole numbers for each stem and each section, and how often stems stand in the questions of a section.',
  {
    step,
    sections: byPage,
    biases: biases.join(' '),
    questions: questions.length,
    stems: [...stems.keys()].join(' '),
    inQuestions: writeSizes([...stems.keys()].map((stem) => asking.get(stem)?.questions ?? 0)),
    inSections: writeSizes([...stems.keys()].map((stem) => asking.get(stem)?.sections.size ?? 0)),
    sectionNumbers: writePairs(sectionNumbers),
    stemNumbers: writePairs(stemNumbers),
  },
);

const beliefs: Record<string, Record<string, string[]>> = {};
for (const { documentKey, belief, question, language } of namedQuestions()) {
  if (belief === undefined) continue;
  const ways = ((beliefs[documentKey] ??= {})[belief] ??= []);
  const way = writeWay(wayOf(question, language === 'es'));
  if (!ways.includes(way)) ways.push(way);
}
writeModel(
  'beliefs',
  'Ways to say what is often believed, and wrong, as they are read: stems, what they come to, words behind each not, amounts.',
  { beliefs },
);
