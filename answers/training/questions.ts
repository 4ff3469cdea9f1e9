import { readFileSync } from 'node:fs';
import type { Asked } from '../evaluation/sets.ts';

type Learning = Asked & Readonly<{ writer: string }>;

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`texts/${name}`, import.meta.url), 'utf8')) as unknown;

const questions = read('questions.json') as readonly Learning[];

/** Labelled questions that are learned from, by who wrote them. */
export const learningSets: Readonly<Record<string, readonly Asked[]>> = Object.fromEntries(
  [...new Set(questions.map(({ writer }) => writer))].map((name) => [
    `${name} writer`,
    questions.filter(({ writer }) => writer === name),
  ]),
);

/** Questions that come close to what the library answers, and that it does not answer. */
export const nearMisses = read('near-misses.json') as readonly string[];
