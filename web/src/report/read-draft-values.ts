import { factValueSchema, incidentAnalysisSchema } from '@tailboard/contract/incident-analysis.ts';
import { incidentCategorySchema, incidentTypeSchema, prioritySchema } from '@tailboard/contract/incidents.ts';
import { personRoles, treatments } from '@tailboard/contract/incident-people.ts';
import { askedFacts } from '@tailboard/contract/incident-facts.ts';
import { z } from 'zod';
import { newDraftValues, type DraftValues } from './draft-values.ts';

const text = z.string().catch('');

const textOrNone = z.string().nullable().catch(null);
const hurtSchema = z.object({
  people: z
    .array(
      z.object({
        name: text,
        userId: z.number().nullable().catch(null),
        role: z.enum(personRoles).catch('employee'),
        bodyPart: textOrNone,
        injury: textOrNone,
        treatment: z.enum(treatments).catch('unknown'),
      }),
    )
    .catch([]),
  witnesses: z.array(z.object({ name: text, phone: textOrNone })).catch([]),
  supervisorTold: z.boolean().catch(false),
});

/** Version 1. Anything unreadable in it is left out; the rest stays. */
const draftValuesSchema = z.object({
  version: z.literal(1).catch(1),
  way: z.enum(['wizard', 'form']).catch('wizard'),
  fields: z.object({
    category: incidentCategorySchema.catch('incident'),
    type: z.union([incidentTypeSchema, z.literal('')]).catch(''),
    date: z.string().catch(() => newDraftValues().fields.date),
    location: text,
    latitude: text,
    longitude: text,
    description: text,
    priority: prioritySchema.catch('medium'),
  }),
  automaticAddress: z.string().nullable().catch(null),
  analysis: incidentAnalysisSchema.nullable().catch(null),
  facts: z.partialRecord(z.enum(askedFacts), factValueSchema).catch({}),
  hurt: hurtSchema.catch({ people: [], witnesses: [], supervisorTold: false }),
});

/** Reads what a draft holds, whatever wrote it. */
export function readDraftValues(values: unknown): DraftValues {
  const known = asObject(values);
  return draftValuesSchema.parse({ ...known, fields: asObject(known['fields']) });
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
