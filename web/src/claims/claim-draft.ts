import { z } from 'zod';
import '../api/zod-without-eval.ts';
import { fieldsOf, type ClaimFields } from './claim-fields.ts';

/** What is kept of an unfinished claim, or change to one. Version 1. Unreadable fields are as they were at first. */
export interface ClaimDraft {
  version: 1;
  fields: ClaimFields;
  /** Why the decision is contested. */
  contestReason: string;
}

const keptDraft = z.object({
  version: z.literal(1),
  fields: z.record(z.string(), z.unknown()),
  contestReason: z.string().catch(''),
});

/** A form as it was left, or as it begins. */
export function openClaimDraft(first: ClaimFields, values: unknown): ClaimDraft {
  const read = keptDraft.safeParse(values);
  if (!read.success) return { version: 1, fields: first, contestReason: '' };
  const fields = { ...first };
  for (const name of Object.keys(fieldsOf({ description: '' })) as (keyof ClaimFields)[]) {
    const kept = read.data.fields[name];
    if (typeof kept === 'string') fields[name] = kept;
  }
  return { version: 1, fields, contestReason: read.data.contestReason };
}
