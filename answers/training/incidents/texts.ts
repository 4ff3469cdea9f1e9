import { readFileSync, readdirSync } from 'node:fs';
import type { LabelledText, Patterns } from './cases.ts';

/** What the reading of reports is learned from: the labelled texts of this folder, in the order of their files, and the patterns. */
export function incidentTexts(): Readonly<{
  texts: readonly LabelledText[];
  patterns: Readonly<Record<'en' | 'es', Patterns>>;
}> {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').trim();
  const texts = readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => read(name).split('\n'))
    .map((line) => JSON.parse(line) as LabelledText);
  return { texts, patterns: JSON.parse(read('patterns.json')) as Record<'en' | 'es', Patterns> };
}
