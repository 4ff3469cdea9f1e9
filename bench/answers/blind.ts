import { readFileSync } from 'node:fs';
import { rankPassages } from '../../answers/ranking/rank.ts';
import { answerFromPassages } from '../../answers/quoting/answer.ts';
import { prepareQuery } from '../../answers/reading/query.ts';
import { reads, vocabulary } from './library.ts';
import { judge, type Asked, type Verdict } from './questions.ts';

type Place = Readonly<{ documentKey: string; section: string; mustSay?: string[] }>;
type Question = Readonly<{
  id: number;
  kind: string;
  lang: 'en' | 'es';
  question: string;
  expect: (Place & { alsoOk?: Place[] }) | null;
}>;

const placeOf = ({ documentKey, section, mustSay = [] }: Place) => ({
  documentKey,
  section,
  mustContain: mustSay,
});

function verdictOf({ id, kind, question, expect }: Question): Verdict {
  const query = prepareQuery(question, vocabulary);
  const passages = rankPassages(reads, query, vocabulary);
  const asked: Asked = {
    id,
    kind,
    question,
    expect: expect === null ? null : { ...placeOf(expect), alsoOk: (expect.alsoOk ?? []).map(placeOf) },
  };
  const found = passages.map(({ read }) => read.passage);
  return judge(asked, found, answerFromPassages(query, passages));
}

function figures(verdicts: readonly Verdict[]): Record<string, string> {
  const count = (of: readonly Verdict[], is: (one: Verdict) => boolean) =>
    `${of.filter(is).length}/${of.length}`;
  const sum = (of: (one: Verdict) => number) => verdicts.reduce((total, one) => total + of(one), 0);
  const answerable = verdicts.filter(({ asked }) => asked.expect !== null);
  return {
    'right section among the first 3': count(answerable, (one) => one.recall3 === true),
    'citations right': `${sum((one) => one.rightCitations)}/${sum((one) => one.citations)}`,
    'unanswerable and refused': count(
      verdicts.filter(({ asked }) => asked.expect === null),
      ({ wrong }) => wrong !== 'answered',
    ),
    'answerable and refused': count(answerable, ({ answered }) => !answered),
  };
}

/** Asks the built-in answers the 300 blind questions and prints sums only, so that the set stays unread. */
const questions = JSON.parse(
  readFileSync(new URL('blind-questions.json', import.meta.url), 'utf8'),
) as Question[];
const asked = questions.map((question) => ({ lang: question.lang, verdict: verdictOf(question) }));
const of = (lang: Question['lang']) =>
  figures(asked.filter((one) => one.lang === lang).map(({ verdict }) => verdict));
console.table({ en: of('en'), es: of('es'), all: figures(asked.map(({ verdict }) => verdict)) });
