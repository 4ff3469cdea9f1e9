import { keptTexts } from '../drafts/public.ts';
import type { ClaimFields } from './claim-fields.ts';

/** The draft of a claim or of a change. Version 1. Unreadable fields get their initial value. */
export interface ClaimDraft {
  version: 1;
  fields: ClaimFields;
  /** The reason of an objection to the decision. */
  contestReason: string;
}

/** The form of a draft, or an empty one. */
export function openClaimDraft(first: ClaimFields, values: unknown): ClaimDraft {
  const kept = (values ?? {}) as Partial<Record<keyof ClaimDraft, unknown>>;
  const { fields, contestReason } = kept.version === 1 ? kept : {};
  return {
    version: 1,
    fields: keptTexts(first, fields),
    ...keptTexts({ contestReason: '' }, { contestReason }),
  };
}
