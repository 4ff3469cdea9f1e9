import { citesIn } from '../reading/cited-sections.ts';
import type { DocumentAnswer } from '@tailboard/contract/documents.ts';
import type { Engine } from './engine.ts';
import type { Share } from './share.ts';

/** A question about recordkeeping; `paragraphs` as '1904.7(b)(5)(ii)', each of them right; `pair` joins two languages. */
export type RecordkeepingQuestion = Readonly<{
  id: number | string;
  lang: 'en' | 'es';
  text: string;
  expect:
    | { unanswerable: true }
    | {
        unanswerable?: false;
        paragraphs: readonly string[];
        answer?: unknown;
        falsePremise?: unknown;
        emergencyNow?: unknown;
      };
  pair?: number | string | null;
}>;

const isCall = (paragraph: string) => paragraph.includes('911');
const paragraphsOf = ({ answer }: DocumentAnswer) => answer.split('\n\n');
const begins = (answer: DocumentAnswer, word: RegExp) =>
  word.test(paragraphsOf(answer).find((one) => !isCall(one)) ?? '');
const NO = /^\W*no\b/i;
const YES = /^\W*(?:yes|sí|si)\b/i;
const sectionOf = (cite: string) => cite.replace(/\(.*/, '');
const plainCite = (cite: string) =>
  citesIn(cite)[0] ??
  cite
    .replace(/^29 CFR /i, '')
    .replaceAll(' ', '')
    .toLowerCase();

type Asked = Readonly<{ question: RecordkeepingQuestion; answer: DocumentAnswer }>;

/** How the answers to questions about recordkeeping do, by paragraphs of 29 CFR 1904. */
export function recordkeepingFigures(
  engine: Engine,
  questions: readonly RecordkeepingQuestion[],
): Record<string, Share> {
  const asked = questions.map((question): Asked => ({ question, answer: engine.ask(question.text).answer }));
  const count = (of: readonly Asked[], is: (one: Asked) => boolean): Share => [
    of.filter(is).length,
    of.length,
  ];
  const cited = ({ answer }: Asked) =>
    citesIn([answer.answer, ...answer.citations.map(({ quote }) => quote)].join(' '));
  const wanted = ({ question: { expect } }: Asked) =>
    expect.unanswerable === true ? [] : expect.paragraphs.map(plainCite);
  const isWithin = (stands: string, paragraph: string) =>
    stands === paragraph || stands.startsWith(`${paragraph}(`);
  const expects = (name: 'falsePremise' | 'emergencyNow') => (one: Asked) =>
    one.question.expect.unanswerable !== true && Boolean(one.question.expect[name]);
  const answerable = asked.filter(({ question }) => question.expect.unanswerable !== true);
  const placed = answerable.filter((one) => wanted(one).length > 0);
  const unanswerable = asked.filter(({ question }) => question.expect.unanswerable === true);
  const wrong = answerable.filter(expects('falsePremise'));
  const notWrong = answerable.filter((one) => !expects('falsePremise')(one));
  const now = asked.filter(expects('emergencyNow'));
  const notNow = asked.filter((one) => !expects('emergencyNow')(one));
  const callsFirst = ({ answer }: Asked) => isCall(paragraphsOf(answer)[0] ?? '');
  return {
    'right paragraph cited': count(placed, (one) =>
      cited(one).some((stands) => wanted(one).some((paragraph) => isWithin(stands, paragraph))),
    ),
    'right section cited': count(placed, (one) =>
      cited(one).some((stands) =>
        wanted(one).some((paragraph) => sectionOf(stands) === sectionOf(paragraph)),
      ),
    ),
    'false premise corrected': count(wrong, ({ answer }) => begins(answer, NO)),
    'false premise confirmed': count(wrong, ({ answer }) => begins(answer, YES)),
    'begins with No though the premise is right': count(notWrong, ({ answer }) => begins(answer, NO)),
    '911 first where it is now': count(now, callsFirst),
    '911 first where it is not now': count(notNow, callsFirst),
    'unanswerable and refused': count(unanswerable, ({ answer }) => !answer.answered),
    'answerable and refused': count(answerable, ({ answer }) => !answer.answered),
    'pairs that reach the same section': pairFigure(asked),
  };
}

function pairFigure(asked: readonly Asked[]): Share {
  const ids = new Set(asked.map(({ question }) => question.id));
  const pairs = new Map<string, Asked[]>();
  for (const one of asked) {
    const { id, pair } = one.question;
    if (pair == null) continue;
    const key = ids.has(pair) ? [id, pair].map(String).sort().join(' ') : String(pair);
    pairs.set(key, [...(pairs.get(key) ?? []), one]);
  }
  const both = [...pairs.values()].filter(({ length }) => length === 2);
  const sections = both.map((pair) =>
    pair.map(({ answer: { citations } }) => {
      const [first] = citations;
      return first === undefined ? null : `${first.documentKey} ${first.section}`;
    }),
  );
  const same = sections.filter(([one, other]) => one != null && one === other).length;
  return [same, both.length];
}
