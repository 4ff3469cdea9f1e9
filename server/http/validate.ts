import type { FieldError } from '@tailboard/contract/problems.ts';
import type { z } from 'zod';
import { ProblemError } from './problem.ts';

/** Every invalid field of a Zod error, as the contract names them. */
function fieldErrors(error: z.ZodError): FieldError[] {
  return firstPerField(
    error.issues.map((issue) => ({ field: issue.path.join('.'), message: readable(issue.message) })),
  );
}

/** What is wrong with a field in the first place; what follows from it would only confuse. */
export function firstPerField(errors: readonly FieldError[]): FieldError[] {
  const fields = new Set<string>();
  return errors.filter(({ field }) => {
    const isFirst = !fields.has(field);
    fields.add(field);
    return isFirst;
  });
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'nothing',
};

/** Zod's own sentences speak of types; a missing field is said in the words of a form, and one of another kind too. */
export function readable(message: string): string {
  if (/received undefined/.test(message)) return 'Required';
  const [, wanted = '', sent = ''] = /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? [];
  return wanted in kinds && sent in kinds ? `Must be ${kinds[wanted]}, not ${kinds[sent]}` : message;
}

/** Parses what is not validated by the route itself (a record of a batch, the fields of a multipart body). */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new ProblemError('invalid-input', { errors: fieldErrors(parsed.error) });
  return parsed.data;
}

/** A positive id out of a path, or null where the text cannot be one. */
export function readId(text: string): number | null {
  if (!/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= 2_147_483_647 ? id : null;
}
