import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files that each model is learned from. Pages are among them: a heading that changes is another section. */
const LEARNED_FROM: Readonly<Record<string, readonly string[]>> = {
  sections: [
    'safety-library/*.md',
    'answers/training/questions/*.jsonl',
    'answers/training/texts/questions.json',
  ],
  beliefs: ['safety-library/*.md', 'answers/training/questions/*.jsonl'],
  trust: [
    'safety-library/*.md',
    'answers/training/questions/*.jsonl',
    'answers/training/texts/{questions,near-misses}.json',
    'answers/evaluation/sets/{first,second,third,fourth,fifth,sixth,seventh,eighth,ninth}.json',
  ],
  emergency: [
    'answers/training/questions/*.jsonl',
    'answers/training/texts/*',
    'answers/evaluation/sets/*.json',
  ],
  incidents: ['answers/training/incidents/*.{json,jsonl}', 'answers/incidents/concepts.ts'],
  harms: ['answers/training/questions/*.jsonl', 'answers/training/texts/{hurt-or-not.json,cries-*.jsonl}'],
};

export const models: readonly string[] = Object.keys(LEARNED_FROM);

/** A hash of all that a model is learned from, the same on every machine. */
export function trainingHash(model: string): string {
  const hash = createHash('sha256');
  const paths = (LEARNED_FROM[model] ?? []).flatMap((pattern) => globSync(pattern, { cwd: root }));
  for (const path of [...new Set(paths.map((one) => one.replaceAll('\\', '/')))].toSorted()) {
    hash.update(path);
    hash.update(readFileSync(`${root}/${path}`, 'utf8').replaceAll('\r\n', '\n'));
  }
  return hash.digest('hex');
}
