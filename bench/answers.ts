import { PGlite } from '@electric-sql/pglite';
import { answerFromPassages } from '../answers/quoting/answer.ts';
import { numbersIn } from '../answers/reading/measures.ts';
import { buildIndex, passagesOf } from '../answers/library/build-index.ts';
import { answerPassages } from '../answers/search.ts';
import { overPglite } from '../server/database/database.ts';
import { fillLibrary } from '../server/documents/fill-library.ts';
import { searchDocuments } from '../server/documents/search.ts';
import { chunksOfDocument, findDocuments, toDocument } from '../server/documents/store.ts';
import { hurtFigures } from './answers/hurt.ts';
import { frozenSets, judge, type Asked as Question, type Verdict } from './answers/questions.ts';
import type { Bench, Figure } from './figure.ts';

type Asked = Verdict & { numbersStand: boolean; sameOnPhone: boolean };

/** The built-in answers over the frozen questions of bench/answers, through the server's own search over its database. */
export const answersBench: Bench = {
  name: 'answers',
  about:
    'the built-in answers to the frozen questions of bench/answers; its README says which of them were seen',
  run: async () => {
    const all = await askAll(Object.values(frozenSets).flat());
    printKinds(all);
    const ofSets = Object.entries(frozenSets).flatMap(([name, set]) => {
      const verdicts = ofSet(all, set);
      const halves = (HALVED[name] ?? []).flatMap((half) =>
        figuresOf(`${name} set, ${half} ids`, ofIds(verdicts, half === 'even' ? 0 : 1)),
      );
      return figuresOf(`${name} set`, verdicts).concat(halves);
    });
    return [...hurtFigures(), ...ofSets];
  },
};

/** Sets of which halves were held out while the others were tuned on. */
const HALVED: Readonly<Record<string, readonly ('even' | 'odd')[]>> = {
  first: ['even', 'odd'],
  second: ['even'],
};

const ofSet = (verdicts: readonly Asked[], set: readonly { id: number }[]) =>
  verdicts.filter(({ asked }) => set.some(({ id }) => id === asked.id));

const ofIds = (verdicts: readonly Asked[], rest: 0 | 1) =>
  verdicts.filter(({ asked }) => asked.id % 2 === rest);

async function askAll(asking: readonly Question[]): Promise<Asked[]> {
  const client = await PGlite.create();
  const database = await overPglite(client, () => client.close());
  const { db } = database;
  await fillLibrary(db);
  const stored = await findDocuments(db, undefined);
  const contents = await Promise.all(
    stored.map(async (one) => ({
      document: toDocument(one),
      chunks: await chunksOfDocument(db, one.document),
    })),
  );
  const ids = new Map(stored.map(({ document }) => [document.key, document.id]));
  const texts = new Map(
    contents.map(({ document, chunks }) => [
      document.key,
      chunks.map(({ text, section }) => `${section} ${text}`).join('\n'),
    ]),
  );
  const phone = await buildIndex(contents.flatMap(passagesOf));
  const asked: Asked[] = [];
  for (const one of asking) {
    const keys = one.documentKeys ?? [...ids.keys()];
    const documentIds = keys.flatMap((key) => ids.get(key) ?? []);
    const { query, passages } = await searchDocuments(db, { text: one.question, documentIds });
    const answer = answerFromPassages(query, passages);
    const onPhone = answerPassages(phone, one.question, new Set(keys));
    const standing = new Set(
      answer.citations.flatMap(({ documentKey }) => numbersIn(texts.get(documentKey) ?? '')),
    );
    const said =
      answer.citations.length === 0 ? [] : numbersIn(answer.answer.replaceAll(/\[\d+\]|\b911\b/g, ' '));
    asked.push({
      ...judge(
        one,
        passages.map(({ read }) => read.passage),
        answer,
      ),
      numbersStand: said.every((number) => standing.has(number)),
      sameOnPhone: JSON.stringify(onPhone) === JSON.stringify(answer),
    });
  }
  await database.close();
  return asked;
}

type Share = readonly [of: number, from: number];
const share = ([of, from]: Share) => (from === 0 ? null : Math.round((1_000 * of) / from) / 10);
const words = ([of, from]: Share) => (from === 0 ? '-' : `${of}/${from}`);

function counted(verdicts: readonly Asked[]) {
  const placed = verdicts.filter(({ recall3 }) => recall3 !== null);
  const refusable = verdicts.filter(({ asked }) => asked.expect === null);
  const mustAnswer = verdicts.filter(
    ({ asked: { expect } }) => expect !== null && !('emergency' in expect) && expect.refusalOk !== true,
  );
  const held = verdicts.filter(({ holds }) => holds !== null);
  const sum = (of: (verdict: Asked) => number) => verdicts.reduce((total, verdict) => total + of(verdict), 0);
  return {
    recall3: [placed.filter(({ recall3 }) => recall3).length, placed.length],
    recall5: [placed.filter(({ recall5 }) => recall5).length, placed.length],
    precision: [sum((one) => one.rightCitations), sum((one) => one.citations)],
    holds: [held.filter(({ holds }) => holds).length, held.length],
    numbers: [verdicts.filter(({ numbersStand }) => numbersStand).length, verdicts.length],
    refused: [refusable.filter(({ wrong }) => wrong !== 'answered').length, refusable.length],
    wronglyRefused: [mustAnswer.filter(({ answered }) => !answered).length, mustAnswer.length],
    emergencies: [verdicts.filter(({ wrong }) => wrong !== 'emergency').length, verdicts.length],
    samePhone: [verdicts.filter(({ sameOnPhone }) => sameOnPhone).length, verdicts.length],
  } as const satisfies Record<string, Share>;
}

function figuresOf(name: string, verdicts: readonly Asked[]): Figure[] {
  const all = counted(verdicts);
  const figure = (what: string, of: Share, target?: Figure['target']): Figure => ({
    name: `${what}: ${name}`,
    value: share(of),
    unit: '%',
    ...(target === undefined ? {} : { target }),
    note: words(of),
  });
  return [
    figure('recall@3 of the right section', all.recall3, { atLeast: 90 }),
    figure('recall@5 of the right section', all.recall5),
    figure('citations of a right section', all.precision, { atLeast: 98 }),
    figure('quotation holds what was asked for', all.holds),
    figure('answers whose numbers all stand in the document', all.numbers, { atLeast: 100 }),
    figure('unanswerable and refused', all.refused, { atLeast: 95 }),
    figure('answerable and refused', all.wronglyRefused, { atMost: 5 }),
    figure('emergencies told from other questions', all.emergencies),
    figure('the same answer on a phone', all.samePhone, { atLeast: 100 }),
  ];
}

function printKinds(verdicts: readonly Asked[]): void {
  const kinds = [...new Set(verdicts.map(({ asked }) => asked.kind))];
  console.table(
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        Object.fromEntries(
          Object.entries(counted(verdicts.filter(({ asked }) => asked.kind === kind))).map(([what, of]) => [
            what,
            words(of),
          ]),
        ),
      ]),
    ),
  );
}

if (import.meta.main)
  console.table((await answersBench.run()).map(({ name, value, note }) => ({ name, value, note })));
