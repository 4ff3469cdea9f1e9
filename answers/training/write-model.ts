import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';

/** Tells a model that is older than what it was learned from. */
export const hashOf = (input: unknown): string =>
  `sha256 ${createHash('sha256').update(JSON.stringify(input)).digest('hex')}`;

/**
 * Writes what was learned to answers/models/`name`.json, as prettier would: first what it is, the command that makes it, and a hash of
 * what it was learned from (`input`, anything that JSON can say), so that a model which is older than its questions can be told.
 */
export function writeModel(
  name: string,
  { about, command, input }: Readonly<{ about: string; command: string; input: unknown }>,
  learned: Readonly<Record<string, unknown>>,
): void {
  const header = {
    about: `${about} Written by the command, never by hand.`,
    command,
    input: hashOf(input),
  };
  writeFileSync(
    new URL(`../models/${name}.json`, import.meta.url),
    `${JSON.stringify({ ...header, ...learned }, null, 2)}\n`,
  );
}
