import type { exportSentences } from '@tailboard/contract/sentences/exports.ts';
import { say, type Said } from '../sentences/say.ts';

type Term<Code> = Code extends `export.term.${infer Name}` ? Name : never;

/** A term of the contract in words; null for none. */
export const sayTerm = (name: Term<keyof typeof exportSentences> | null): Said | null =>
  name === null ? null : say(`export.term.${name}`);
