import { treatments } from '@tailboard/contract/incident-people.ts';
import {
  incidentCategories,
  incidentTypes,
  MAX_DESCRIPTION,
  MAX_LOCATION,
} from '@tailboard/contract/incident-terms.ts';
import type { SpokenDraft, SpokenField, SpokenSource } from '@tailboard/contract/spoken-report.ts';
import type { SentenceCode } from '@tailboard/contract/sentences/all.ts';
import type { Said } from './fold.ts';
import { readSpoken, type SpokenReport } from './read-spoken.ts';

/** A question by its code, with what may be answered. */
export type CodedQuestion = Readonly<{ field: SpokenField; code: SentenceCode; choices: readonly string[] }>;
/** A draft with where it comes from, and what is to be asked, the most important first. */
export type FromWords = Readonly<{
  draft: SpokenDraft;
  from: readonly SpokenSource[];
  ask: readonly CodedQuestion[];
}>;

const FACTS = ['died', 'admitted', 'amputation', 'eyeLost'] as const;
const YES_NO = ['yes', 'no'];
/** Words of a field that a person reads at one look. */
const MOST_WORDS = 120;

/** What somebody spoke at `at`, an ISO time with an offset, as the draft of a report. Never throws. */
export function draftFromWords(
  given: Readonly<{ text: string; at: string; place?: string | undefined }>,
): FromWords {
  const { text, at } = given;
  const read = readSpoken(given);
  const { type, category, priority, when, place, who, bodyPart, treatment, facts, isHarm } = read;
  const person = { bodyPart: bodyPart?.value ?? null, treatment: treatment?.value ?? ('unknown' as const) };
  const draft: SpokenDraft = {
    type: type.value,
    category: category.value,
    priority: priority.value,
    description: text.trim().slice(0, MAX_DESCRIPTION),
    date: when && `${when.value}:00${offsetOf(at)}`,
    location: place && place.value.slice(0, MAX_LOCATION),
    // What was hurt and what was done is told of the first.
    people: isHarm
      ? [
          { name: who[0]?.value ?? null, ...person },
          ...who
            .slice(1)
            .map(({ value }) => ({ name: value, bodyPart: null, treatment: 'unknown' as const })),
        ]
      : [],
    facts: {
      died: facts.died.value,
      admitted: facts.admitted.value,
      amputation: facts.amputation.value,
      eyeLost: facts.eyeLost.value,
    },
  };
  return { draft, from: sourcesOf(text, read), ask: questionsOf(read) };
}

/** `-05:00`, or `Z`. */
const offsetOf = (at: string): string => /(?:Z|[+-]\d{2}:\d{2})$/.exec(at)?.[0] ?? 'Z';

function sourcesOf(text: string, read: SpokenReport): readonly SpokenSource[] {
  const source = (field: SpokenField, said: Pick<Said<unknown>, 'start' | 'end' | 'sure'> | null) =>
    said === null || said.end - said.start > MOST_WORDS
      ? []
      : [{ field, words: text.slice(said.start, said.end).trim(), sure: said.sure }];
  return [
    ...source('type', read.type),
    ...source('category', read.category),
    ...source('date', read.when),
    ...source('location', read.place),
    ...read.who.flatMap((one) => source('person', one)),
    ...source('bodyPart', read.bodyPart),
    ...source('treatment', read.treatment),
    ...FACTS.flatMap((fact) => {
      const { value, start, end } = read.facts[fact];
      return start === undefined || end === undefined
        ? []
        : source(fact, { start, end, sure: value !== 'unknown' });
    }),
  ].filter(({ words }) => words !== '');
}

function questionsOf(read: SpokenReport): readonly CodedQuestion[] {
  const { type, category, when, place, treatment, isHarm, open } = read;
  const question = (field: SpokenField, choices: readonly string[]): CodedQuestion => ({
    field,
    code: `spoken.ask.${field}` as SentenceCode,
    choices,
  });
  const facts = FACTS.filter((fact) => open.includes(fact));
  return [
    ...(!isHarm && facts.length > 0 ? [question('person', YES_NO)] : []),
    ...facts.map((fact) => question(fact, YES_NO)),
    ...(category.sure ? [] : [question('category', incidentCategories)]),
    ...(type.sure || category.value !== 'incident' ? [] : [question('type', incidentTypes)]),
    ...(isHarm && treatment === null ? [question('treatment', treatments)] : []),
    ...(place === null ? [question('location', [])] : []),
    ...(when?.sure === false ? [question('date', [])] : []),
  ];
}
