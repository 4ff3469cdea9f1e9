import type { z } from 'zod';
import { faultsOf } from './field-faults.ts';
import { ProblemError } from './problem.ts';

/**
 * Parses input that the route's schema does not cover: a record of a batch, the fields of a multipart body.
 */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new ProblemError('invalid-input', { errors: faultsOf(parsed.error.issues) });
  return parsed.data;
}

/** Parses a positive id of a path; null if the text is none. */
export function readId(text: string): number | null {
  if (!/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= 2_147_483_647 ? id : null;
}
