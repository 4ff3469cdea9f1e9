import { z } from 'zod';
import { dutySchema, keptOshaCallSchema, oshaSheetSchema } from './duties.ts';
import { fieldMessage } from './field-message.ts';
import { reportedFactsSchema, saidFactsSchema } from './incident-facts.ts';
import { peopleOfIncident, shownPersonSchema, shownWitnessSchema } from './incident-people.ts';
import { incidentAnalysisSchema, reportToOshaSchema, severitySchema } from './incident-analysis.ts';
import {
  incidentCategories,
  incidentStatuses,
  incidentTypes,
  MAX_DESCRIPTION,
  MAX_LOCATION,
  priorities,
} from './incident-terms.ts';
import { mediaSchema } from './media.ts';
import { clientRefSchema, idSchema, isKeepableTime, requiredText, timestampSchema } from './primitives.ts';

export const incidentTypeSchema = z.enum(incidentTypes, fieldMessage('field.incident-type'));
export type IncidentType = z.infer<typeof incidentTypeSchema>;

export const incidentCategorySchema = z.enum(incidentCategories);
export type IncidentCategory = z.infer<typeof incidentCategorySchema>;

export const prioritySchema = z.enum(priorities, fieldMessage('field.priority'));
export type Priority = z.infer<typeof prioritySchema>;

export const incidentStatusSchema = z.enum(incidentStatuses);
export type IncidentStatus = z.infer<typeof incidentStatusSchema>;

/** `2025-01-05T10:00` as a datetime-local field gives it, optionally with seconds and an offset. */
const incidentDate = z
  .string()
  .min(1, fieldMessage('field.date-required'))
  .regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/,
    fieldMessage('field.date-and-time'),
  )
  .refine((text) => isKeepableTime(text) && isInCalendar(text), fieldMessage('field.no-such-date'));

/** `Date.parse` takes 30 February for 2 March. */
function isInCalendar(text: string): boolean {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
}

/** Latitude and longitude travel as text (spec section 3), as they were measured. */
const coordinate = (limit: number, message: string) =>
  z
    .string()
    .max(32)
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, message)
    .refine((text) => Math.abs(Number(text)) <= limit, message);
const blankToNull = (value: unknown) => (value === '' || value === undefined ? null : value);
const latitude = z.preprocess(blankToNull, coordinate(90, fieldMessage('field.latitude')).nullable());
const longitude = z.preprocess(blankToNull, coordinate(180, fieldMessage('field.longitude')).nullable());

/** What a person says about an incident. `date` without an offset is in the server's time zone; devices send one. */
export const incidentContentSchema = z.object({
  type: incidentTypeSchema,
  date: incidentDate,
  location: requiredText(MAX_LOCATION, fieldMessage('field.location-required')),
  latitude,
  longitude,
  description: requiredText(MAX_DESCRIPTION, fieldMessage('field.description-required')),
  priority: prioritySchema.default('medium'),
  category: incidentCategorySchema.default('incident'),
});
export type IncidentContent = z.infer<typeof incidentContentSchema>;

/**
 * A new incident. The author is always the signed-in person; a `userId` in the body is ignored.
 * `clientRef` makes a repeat harmless; without it a negative `id` (made offline) with the same content does.
 */
export const reportIncidentSchema = incidentContentSchema.extend({
  id: z.number().optional().catch(undefined),
  clientRef: clientRefSchema.optional(),
  status: incidentStatusSchema.default('open'),
  /** What was answered before it was sent; changed by PUT …/facts afterward. */
  facts: reportedFactsSchema.optional(),
  ...peopleOfIncident,
});
export type ReportIncident = z.infer<typeof reportIncidentSchema>;

/** A changed incident, whole, with the `updatedAt` it was based on. */
export const updateIncidentSchema = incidentContentSchema.extend({
  status: incidentStatusSchema,
  updatedAt: timestampSchema,
  /** Left out: as it is. */
  category: incidentCategorySchema.optional(),
  ...peopleOfIncident,
});
export type UpdateIncident = z.infer<typeof updateIncidentSchema>;

/** An incident as the server sends it. */
export const incidentSchema = z.object({
  id: idSchema,
  userId: idSchema,
  /** Name of the person who reported it. */
  reportedBy: z.string(),
  /** Their username, which nobody chooses anew: a name can be taken over. */
  reportedByUsername: z.string().optional(),
  clientRef: clientRefSchema.nullable(),
  type: incidentTypeSchema,
  date: timestampSchema,
  location: z.string(),
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  description: z.string(),
  priority: prioritySchema,
  status: incidentStatusSchema,
  media: z.array(mediaSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  syncStatus: z.literal('synced'),
  category: incidentCategorySchema,
  /** Of the judgement that holds; null until there is one. */
  severity: severitySchema.nullable(),
  /** What could have happened, were it a step or a second otherwise. */
  potentialSeverity: severitySchema.nullable(),
  /** Whether OSHA must be called, as far as is known. */
  oshaAnswer: reportToOshaSchema.shape.answer.nullable(),
  /** In lists: how many actions of it are neither verified nor rejected. */
  openActions: z.int().min(0).optional(),
  /** In lists: by when OSHA must be called, where that duty is open. */
  callOshaBy: timestampSchema.nullable().optional(),
  /** In lists: the crew of who reported it. */
  crewId: z.string().nullable().optional(),
});
export type Incident = z.infer<typeof incidentSchema>;

/** A judgement that was kept: the analysis, when it was made and by which version of rules and models. */
export const keptAnalysisSchema = incidentAnalysisSchema.extend({ at: timestampSchema, version: z.string() });
export type KeptAnalysis = z.infer<typeof keptAnalysisSchema>;

/** What still has to be done before an incident of high severity or potential is closed; the codes of its refusal. */
export const closingGaps = ['open-actions', 'investigation-missing'] as const;
export type ClosingGap = (typeof closingGaps)[number];

/**
 * GET /api/incidents/{id}: one incident with the judgement that holds, what people said of it and what the law wants.
 * The reporter, the hurt person, the crew's supervisor, safety and admins may open it.
 */
export const incidentDetailsSchema = incidentSchema.extend({
  analysis: keptAnalysisSchema.nullable(),
  /** What people answered, each with who and when. */
  facts: saidFactsSchema,
  people: z.array(shownPersonSchema),
  witnesses: z.array(shownWitnessSchema),
  supervisorTold: z.boolean().nullable(),
  /** Of people, witnesses and `supervisorTold`, for those who may change them; null for others. See PUT …/people. */
  peopleVersion: z.string().nullable(),
  /** Who of those who answer for the crew has seen it first. */
  seen: z.object({ by: z.string(), username: z.string(), at: timestampSchema }).nullable(),
  /** Every one that arose, the newest first; none for the hurt person, unless they reported it. */
  duties: z.array(dutySchema),
  /** What to read out to OSHA, while a call is or may be needed; null otherwise, and for the hurt person, unless they reported it. */
  oshaSheet: oshaSheetSchema.nullable(),
  /** Calls made to OSHA, for supervisor, safety and admin alone. */
  oshaCalls: z.array(keptOshaCallSchema),
  /** What keeps it from being closed; empty where nothing does. */
  missing: z.array(z.enum(closingGaps)),
});
export type IncidentDetails = z.infer<typeof incidentDetailsSchema>;

export const incidentListSchema = z.array(incidentSchema);
