import { incidentStatusSchema, type IncidentStatus } from '@tailboard/contract/incidents.ts';
import { z } from 'zod';
import type { IncidentEntry } from '../offline/public.ts';
import { readDraftValues } from './read-draft-values.ts';
import { fieldsOf, type ReportFields } from './report-fields.ts';

/** What is kept of an unfinished change. Version 1. */
export interface EditValues {
  version: 1;
  fields: ReportFields;
  automaticAddress: string | null;
  status: IncidentStatus;
  /** What its person opened: the change rests on it, however long it lay. */
  incident: IncidentEntry;
}

const kept = z.object({
  version: z.literal(1),
  status: incidentStatusSchema,
  incident: z.looseObject({ id: z.number(), updatedAt: z.string(), date: z.string() }),
});

/** The change as it was left, or as it begins; a draft that cannot be read counts as none. */
export function openEdit(opened: IncidentEntry, draft: unknown): EditValues {
  const read = kept.safeParse(draft);
  if (!read.success) {
    return {
      version: 1,
      fields: fieldsOf(opened),
      automaticAddress: null,
      status: opened.status,
      incident: opened,
    };
  }
  const { fields, automaticAddress } = readDraftValues(draft);
  const incident = read.data.incident as unknown as IncidentEntry;
  // Made offline and sent meanwhile: the number is the server's, what was seen is the same.
  return {
    version: 1,
    fields,
    automaticAddress,
    status: read.data.status,
    incident: { ...incident, id: opened.id },
  };
}
