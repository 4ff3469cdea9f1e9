import { readFileSync } from 'node:fs';
import type { Kind } from '../emergency/kinds.ts';

/** What people write beside somebody who is hurt, and what only sounds like it. */
export type HurtText = Readonly<{ text: string; now: boolean; kinds?: readonly Kind[] }>;

const fileOf = (name: string) => readFileSync(new URL(`texts/${name}`, import.meta.url), 'utf8');
const read = (name: string) => JSON.parse(fileOf(name)) as unknown;
const linesOf = (name: string, writer: string) =>
  fileOf(name)
    .trim()
    .split('\n')
    .map((line) => Object.assign(JSON.parse(line) as HurtText, { writer }));

/** Learned from, by who wrote them; most of those that name a harm with its `kinds`, the main one first. */
export const hurtTexts: readonly (HurtText & Readonly<{ writer: string }>)[] = [
  ...(read('hurt-or-not.json') as readonly (HurtText & { writer: string })[]),
  ...linesOf('cries-en.jsonl', 'cries in English'),
  ...linesOf('cries-es.jsonl', 'cries in Spanish'),
];
