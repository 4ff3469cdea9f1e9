import { z } from 'zod';
import { fieldMessage } from './field-message.ts';
import { severitySchema } from './incident-analysis.ts';
import { incidentSorts } from './incident-terms.ts';
import { incidentCategorySchema, incidentStatusSchema, incidentTypeSchema } from './incidents.ts';
import { idSchema, isKeepableTime, requiredLine, timestampSchema, typedText } from './primitives.ts';

/** One value or several with commas between them. */
const oneOrMore = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(item).min(1));

/** A day, YYYY-MM-DD, or a moment with its offset. */
const dayOrMoment = z
  .string()
  .refine(
    (text) =>
      (z.iso.date().safeParse(text).success && isKeepableTime(`${text}T00:00:00Z`)) ||
      timestampSchema.safeParse(text).success,
    fieldMessage('field.day-or-time'),
  );

/**
 * Which incidents a list holds, and in which order. `query`: each of its words begins one of the description, the location,
 * the name of the reporter or of somebody hurt, accents and case aside; '#123' is the number, 123 the number too. `from` and
 * `to` are of the incident's date, both inclusive; a day is one of the zone in the header `x-time-zone` (an export: in
 * `timeZone`), without it of UTC. `crew` narrows what one may see, and never widens it. Equals in severity or
 * priority come newest first; what is not judged yet is last, also where the least severe comes first.
 */
export const incidentFiltersSchema = z.object({
  query: typedText(200).optional(),
  type: oneOrMore(incidentTypeSchema).optional(),
  category: oneOrMore(incidentCategorySchema).optional(),
  severity: oneOrMore(severitySchema).optional(),
  status: oneOrMore(incidentStatusSchema).optional(),
  crew: requiredLine(60, fieldMessage('field.crew-blank')).optional(),
  from: dayOrMoment.optional(),
  to: dayOrMoment.optional(),
  openActions: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  sort: z.enum(incidentSorts).optional(),
});
export type IncidentFilters = z.output<typeof incidentFiltersSchema>;

/**
 * GET /api/incidents. Newest first. Without `limit` at most 5,000 rows come in one answer; the header `x-next-cursor`
 * is there when more follow, and is given back as `cursor` with the same filters.
 */
export const listIncidentsQuerySchema = incidentFiltersSchema.extend({
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});
export type ListIncidentsQuery = z.output<typeof listIncidentsQuerySchema>;

/**
 * GET /api/incidents/places: where the newest MAX_PLACES of the incidents that the same filters find were, as far as they have a
 * position; degrees, WGS 84. `sort` changes nothing.
 */
export const incidentPlacesSchema = z.object({
  places: z.array(
    z.object({
      id: idSchema,
      latitude: z.number(),
      longitude: z.number(),
      type: incidentTypeSchema,
      category: incidentCategorySchema,
      severity: severitySchema.nullable(),
    }),
  ),
  /** False: there are older ones. */
  isWhole: z.boolean(),
});
export type IncidentPlaces = z.infer<typeof incidentPlacesSchema>;
export type IncidentPlace = IncidentPlaces['places'][number];
