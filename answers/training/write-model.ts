import { writeFileSync } from 'node:fs';
import { trainingHash } from './training-hash.ts';

/**
 * Writes what was learned to answers/models/`name`.json, as prettier would: first what it is, the command that makes it, and a hash of
 * what it was learned from, so that a model which is older than its questions can be told.
 */
export function writeModel(name: string, about: string, learned: Readonly<Record<string, unknown>>): void {
  const header = {
    about: `${about} Written by the command, never by hand.`,
    command: 'npm run answers:learn',
    learnedFrom: `sha256 ${trainingHash(name)}`,
  };
  writeFileSync(
    new URL(`../models/${name}.json`, import.meta.url),
    `${JSON.stringify({ ...header, ...learned }, null, 2)}\n`,
  );
}
