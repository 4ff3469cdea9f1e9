import { readFileSync } from 'node:fs';
import { answerFromPassages } from '../answers/quoting/answer.ts';
import type { ReadPassage } from '../answers/library/passages.ts';
import { prepareQuery } from '../answers/reading/query.ts';
import { rankPassages } from '../answers/ranking/rank.ts';
import { areAlike, contentOf, passages, reads, vocabulary, without } from './answers/library.ts';
import { frozenSets, judge, type Verdict } from './answers/questions.ts';

// `npx node bench/left-out.ts [every]`: asks every question (or each `every`-th) that a section of the library names, with that
// question and those nearly like it taken out of the library, and prints by document how the built-in answers do; then the
// frozen sets in the same way, and questions that no document answers. Some 20 ms a question. No figure of bench/README.md: many
// of these questions are answered by two sections, and only the one that names them counts as right.

type Asked = { question: string; key: string; section: string };
type Count = { asked: number; first: number; right: number; wrong: number; refused: number };

function ask(question: string, from: readonly ReadPassage[]) {
  const query = prepareQuery(question, vocabulary);
  const ranked = rankPassages(from, query, vocabulary);
  return { found: ranked.map(({ read }) => read.passage), answer: answerFromPassages(query, ranked) };
}

const places = new Map<string, Asked>();
for (const { documentKey: key, section, asked = [] } of passages)
  for (const question of asked) places.set(`${key} ${section} ${question}`, { question, key, section });
const named = [...places.values()];
const byStem = new Map<string, Asked[]>();
for (const one of named)
  for (const stem of contentOf(one.question)) {
    const others = byStem.get(stem);
    if (others === undefined) byStem.set(stem, [one]);
    else others.push(one);
  }

const every = Number(process.argv[2] ?? 1);
const byDocument = new Map<string, Count>();
const all: Count = { asked: 0, first: 0, right: 0, wrong: 0, refused: 0 };
for (const { question, key } of named.filter((_, at) => at % every === 0)) {
  // A section that names nearly the same question is as right.
  const right = new Set(
    [...contentOf(question)]
      .flatMap((stem) => byStem.get(stem) ?? [])
      .filter((other) => areAlike(question, other.question))
      .map((other) => `${other.key} ${other.section}`),
  );
  const { found, answer } = ask(question, without(question));
  const isRight = (at: { documentKey: string; section: string } | undefined) =>
    at !== undefined && right.has(`${at.documentKey} ${at.section}`);
  const [cited] = answer.citations;
  const count = byDocument.get(key) ?? { asked: 0, first: 0, right: 0, wrong: 0, refused: 0 };
  byDocument.set(key, count);
  for (const one of [count, all]) {
    one.asked += 1;
    if (isRight(found[0])) one.first += 1;
    if (cited === undefined) one.refused += 1;
    else if (isRight(cited)) one.right += 1;
    else one.wrong += 1;
  }
}
console.table(Object.fromEntries([...byDocument, ['all', all]]));

const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} % (${part} of ${of})`;
for (const [name, set] of Object.entries(frozenSets)) {
  const verdicts = set.map((one) => {
    const keys = one.documentKeys;
    const from =
      keys === undefined ? reads : reads.filter(({ passage }) => keys.includes(passage.documentKey));
    const { found, answer } = ask(one.question, without(one.question, from));
    return judge(one, found, answer);
  });
  const sum = (of: (verdict: Verdict) => number) =>
    verdicts.reduce((total, verdict) => total + of(verdict), 0);
  const none = verdicts.filter(({ asked }) => asked.expect === null);
  const must = verdicts.filter(
    ({ asked: { expect } }) => expect !== null && !('emergency' in expect) && expect.refusalOk !== true,
  );
  console.log(
    `${name} set, near questions left out: citations right ${share(
      sum((one) => one.rightCitations),
      sum((one) => one.citations),
    )}, answerable refused ${share(must.filter(({ answered }) => !answered).length, must.length)}, unanswerable refused ${share(
      none.filter(({ wrong }) => wrong !== 'answered').length,
      none.length,
    )}`,
  );
}

const nearMisses = JSON.parse(
  readFileSync(new URL('answers/near-misses.json', import.meta.url), 'utf8'),
) as string[];
const refused = nearMisses.filter((question) => !ask(question, reads).answer.answered);
console.log(`near misses refused: ${share(refused.length, nearMisses.length)}`);
