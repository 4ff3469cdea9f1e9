import '../api/zod-without-eval.ts';
import { incidentAnalysisSchema } from '@tailboard/contract/incident-analysis.ts';
import { incidentTypeSchema, prioritySchema } from '@tailboard/contract/incidents.ts';
import { z } from 'zod';
import { newReport, type ReportFields } from './report-fields.ts';

/** Wizard or standard form: two views of one report. */
export type Way = 'wizard' | 'form';

const text = z.string().catch('');

/** What is kept of an unfinished report. Version 1. Anything unreadable in it is left out; the rest stays. */
const draftValuesSchema = z.object({
  version: z.literal(1).catch(1),
  way: z.enum(['wizard', 'form']).catch('wizard'),
  fields: z.object({
    type: z.union([incidentTypeSchema, z.literal('')]).catch(''),
    date: z.string().catch(() => newReport(new Date()).date),
    location: text,
    latitude: text,
    longitude: text,
    description: text,
    priority: prioritySchema.catch('medium'),
  }),
  /** The text that the marker put into the address field, if the last one came from there. */
  automaticAddress: z.string().nullable().catch(null),
  /** The result on the last step, and null for any other step. */
  analysis: incidentAnalysisSchema.nullable().catch(null),
});
export type DraftValues = z.infer<typeof draftValuesSchema> & { fields: ReportFields };

/** Reads what a draft holds, whatever wrote it. */
export function readDraftValues(values: unknown): DraftValues {
  const known = asObject(values);
  return draftValuesSchema.parse({ ...known, fields: asObject(known['fields']) });
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
