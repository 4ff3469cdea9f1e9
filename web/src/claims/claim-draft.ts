import { keptTexts } from '../drafts/public.ts';
import type { ClaimFields } from './claim-fields.ts';

/** What is kept of an unfinished claim, or change to one. Version 1. Unreadable fields are as they were at first. */
export interface ClaimDraft {
  version: 1;
  fields: ClaimFields;
  /** Why the decision is contested. */
  contestReason: string;
}

/** A form as it was left, or as it begins. */
export function openClaimDraft(first: ClaimFields, values: unknown): ClaimDraft {
  const kept = (values ?? {}) as Partial<Record<keyof ClaimDraft, unknown>>;
  const { fields, contestReason } = kept.version === 1 ? kept : {};
  return {
    version: 1,
    fields: keptTexts(first, fields),
    ...keptTexts({ contestReason: '' }, { contestReason }),
  };
}
