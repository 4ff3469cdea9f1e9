import { readFileSync } from 'node:fs';
import type { Kind } from '../../answers/emergency/kinds.ts';
import { readEmergency } from '../../answers/emergency/read-emergency.ts';
import type { Figure } from '../figure.ts';

/** What people write beside somebody who is hurt, and what only sounds like it. */
export type HurtText = Readonly<{ text: string; now: boolean; kinds?: readonly Kind[] }>;

const fileOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
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

/** Of 300 texts that nothing was learned from: how many get 911 first. */
export function hurtFigures(): Figure[] {
  const texts = read('hurt-unseen.json') as readonly HurtText[];
  const figure = (name: string, now: boolean): Figure => {
    const those = texts.filter((one) => one.now === now);
    const heard = those.filter(({ text }) => readEmergency(text).now !== 'no').length;
    const sure = those.filter(({ text }) => readEmergency(text).now === 'yes').length;
    return {
      name,
      value: Math.round((1_000 * heard) / those.length) / 10,
      unit: '%',
      note: `${heard}/${those.length}, of them ${sure} as certain`,
    };
  };
  return [
    figure('somebody hurt now, unseen texts: 911 first', true),
    figure('nobody hurt, unseen texts that sound like it: 911 first', false),
  ];
}
