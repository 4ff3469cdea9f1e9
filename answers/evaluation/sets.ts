import { readFileSync } from 'node:fs';
import type { EmergencyText } from './emergencies.ts';
import type { RecordkeepingQuestion } from './recordkeeping.ts';
import type { HurtText } from '../training/hurt-texts.ts';

/** A section, by document and heading; what must stand in its quotation. */
export type Place = Readonly<{ documentKey: string; section: string; mustContain?: readonly string[] }>;

/** A labelled question: the sections that answer it, null where the documents do not, or somebody hurt. */
export type Asked = Readonly<{
  id: number;
  kind: string;
  lang?: 'en' | 'es';
  question: string;
  /** Asked of these documents alone. */
  documentKeys?: readonly string[];
  expect:
    | (Place & Readonly<{ alsoOk?: readonly Place[]; refusalOk?: boolean }>)
    | Readonly<{ emergency: true }>
    | null;
  /** May be quoted though they do not answer. */
  quoteOk?: readonly Place[];
}>;

/** The same question in two languages. */
export type Pair = Readonly<{ en: string; es: string }>;

/** Sets of each kind, by name. */
export type EvaluationSets = Readonly<{
  questions: Readonly<Record<string, readonly Asked[]>>;
  pairs: Readonly<Record<string, readonly Pair[]>>;
  hurt: Readonly<Record<string, readonly HurtText[]>>;
  emergencies: Readonly<Record<string, readonly EmergencyText[]>>;
  recordkeeping: Readonly<Record<string, readonly RecordkeepingQuestion[]>>;
}>;

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const set = (name: string) => read(`sets/${name}.json`) as readonly Asked[];

/** The labelled questions, in the order in which they were written; the models learn from the first nine. */
export const questionSets = {
  first: set('first'),
  second: set('second'),
  third: set('third'),
  fourth: set('fourth'),
  fifth: set('fifth'),
  sixth: set('sixth'),
  seventh: set('seventh'),
  eighth: set('eighth'),
  ninth: set('ninth'),
  tenth: set('tenth'),
  eleventh: set('eleventh'),
  twelfth: set('twelfth'),
  thirteenth: set('thirteenth'),
  fourteenth: set('fourteenth'),
};

/** Nothing is learned from these: they tell how the engine does with questions that nobody has seen. */
export const unseenSets: ReadonlySet<string> = new Set([
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
]);

/** What may be looked at while the engine is worked on. */
export const openSets = (): EvaluationSets => ({
  questions: questionSets,
  pairs: { 'two languages': read('sets/pairs.json') as readonly Pair[] },
  hurt: {},
  emergencies: {},
  recordkeeping: {},
});

type BlindPlace = Readonly<{ documentKey: string; section: string; mustSay?: readonly string[] }>;
type BlindQuestion = Readonly<{
  id: number;
  kind: string;
  lang: 'en' | 'es';
  question: string;
  expect: (BlindPlace & Readonly<{ alsoOk?: readonly BlindPlace[] }>) | null;
}>;

const placeOf = ({ documentKey, section, mustSay = [] }: BlindPlace): Place => ({
  documentKey,
  section,
  mustContain: mustSay,
});

/** What only judges: its texts are never read, its figures seldom. */
export const blindSets = (): EvaluationSets => ({
  questions: {
    blind: (read('blind/questions.json') as readonly BlindQuestion[]).map(
      ({ id, kind, lang, question, expect }) => ({
        id,
        kind,
        lang,
        question,
        expect: expect === null ? null : { ...placeOf(expect), alsoOk: (expect.alsoOk ?? []).map(placeOf) },
      }),
    ),
  },
  pairs: {},
  hurt: { 'hurt or not': read('blind/hurt.json') as readonly HurtText[] },
  emergencies: {
    emergencies: [
      ...(read('blind/emergency-a.json') as readonly EmergencyText[]),
      ...(read('blind/emergency-b.json') as readonly EmergencyText[]),
    ],
  },
  recordkeeping: { recordkeeping: read('blind/recordkeeping.json') as readonly RecordkeepingQuestion[] },
});
