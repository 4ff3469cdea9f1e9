import { z } from 'zod';
import { fieldMessage } from './field-message.ts';
import { severitySchema } from './incident-analysis.ts';
import { incidentCategorySchema, incidentTypeSchema } from './incidents.ts';
import { requiredLine } from './primitives.ts';
import { sentencesSchema } from './sentence.ts';

/** Weeks of two centuries are still an answer; years of four digits end where no database is asked for more. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2099-12-31'];

const day = z.iso
  .date(fieldMessage('field.no-such-date'))
  .refine((text) => text >= FIRST_DAY && text <= LAST_DAY, fieldMessage('field.no-such-date'));

/**
 * GET /api/insights: for supervisors (their crew), safety and administrators. `from` and `to` are days of the incidents, both
 * inclusive, in the reader's time zone; left out: the year that ends now. `crew` narrows what one may see.
 */
export const insightsQuerySchema = z
  .object({
    from: day.optional(),
    to: day.optional(),
    crew: requiredLine(60, fieldMessage('field.crew-blank')).optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    message: fieldMessage('field.from-after-to'),
    path: ['from'],
  });
export type InsightsQuery = z.infer<typeof insightsQuerySchema>;

const count = z.int().min(0);
const hours = z.number().nullable();

/** Days back from the end of the range in which places are looked at, metres and reports that make a cluster. */
export const CLUSTER_DAYS = 90;
export const CLUSTER_METRES = 150;
export const CLUSTER_LEAST = 3;
/** Reports under which figures are small: one more or less changes the picture. */
export const SMALL_NUMBER = 30;

export const insightsSchema = z.object({
  from: z.string(),
  to: z.string(),
  total: count,
  /** By the Monday that a week begins with; weeks without a report stand with 0. */
  byWeek: z.array(z.object({ week: z.string(), count })),
  byType: z.array(z.object({ type: incidentTypeSchema, count })),
  byCategory: z.array(z.object({ category: incidentCategorySchema, count })),
  /** Null: not judged yet. */
  bySeverity: z.array(z.object({ severity: severitySchema.nullable(), count })),
  byCrew: z.array(z.object({ crew: z.string().nullable(), count })),
  /** A report may name several hazards, or none. */
  byHazard: z.array(z.object({ hazard: z.string(), count })),
  /** Hour of the day, 0 to 23, in the reader's zone; heat index in °F at that hour, its median where it is known. */
  byHour: z.array(z.object({ hour: z.int().min(0).max(23), count, heatIndex: z.int().nullable() })),
  /** Reports of which the heat index at their place and hour is known. */
  heatKnown: count.default(0),
  nearMisses: count,
  injuries: count,
  /** Null without an injury. */
  nearMissesPerInjury: z.number().nullable(),
  /** Days on which a crew held a talk, of the days from Monday to Friday of all crews. */
  talks: z.object({ held: count, daysWorked: count }),
  /** From the report; null where there is none yet. */
  medianHours: z.object({ toSeen: hours, toFirstAction: hours, toClosed: hours }),
  overdueActions: count,
  /** Places with three or more reports within 150 m in the last 90 days of the range. */
  clusters: z.array(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      count,
      /** A place as one of the reports names it. */
      place: z.string(),
      /** The kind of hazard named most. */
      hazard: z.string().nullable(),
      /** At most 200, the newest. */
      incidentIds: z.array(z.int()),
    }),
  ),
  /** Whether there are fewer than 30 reports. */
  smallNumbers: z.boolean(),
  /** The last seven days in plain words, with their figures. */
  sentence: z.string(),
  sentences: sentencesSchema,
});
export type Insights = z.infer<typeof insightsSchema>;
