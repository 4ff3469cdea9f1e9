import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';

/**
 * Writes what was learned to answers/models/`name`.json, as prettier would: first what it is, the command that makes it, and a hash of
 * what it was learned from (`input`, anything that JSON can say), so that a model which is older than its questions can be told.
 */
export function writeModel(
  name: string,
  { about, command, input }: Readonly<{ about: string; command: string; input: unknown }>,
  learned: Readonly<Record<string, unknown>>,
): void {
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const header = {
    about: `${about} Written by the command, never by hand.`,
    command,
    input: `sha256 ${hash}`,
  };
  writeFileSync(
    new URL(`../models/${name}.json`, import.meta.url),
    `${JSON.stringify({ ...header, ...learned }, null, 2)}\n`,
  );
}
