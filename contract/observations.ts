import { z } from 'zod';
import { fieldMessage } from './field-message.ts';
import { incidentCategorySchema } from './incidents.ts';
import { MAX_DESCRIPTION, MAX_LOCATION } from './incident-terms.ts';
import { MAX_MESSAGE, observationStates } from './observation-terms.ts';
import { requiredText, timestampSchema, typedText } from './primitives.ts';

const observationStateSchema = z.enum(observationStates);

/**
 * POST /api/observations, without credentials: a report without a name. As a form, `photo` is a file. Whatever else is sent is
 * dropped unread.
 */
export const reportObservationSchema = z.object({
  /** Of the crew's page /r/{code}, however it is typed. */
  crewCode: z.string().max(200),
  category: incidentCategorySchema,
  description: requiredText(MAX_DESCRIPTION, fieldMessage('field.description-required')),
  /** In words; coordinates are taken out of it. */
  location: typedText(MAX_LOCATION).nullish(),
  /** JPEG, PNG, WebP or GIF in base64, also as a data URL. */
  photo: z.string().nullish(),
});
export type ReportObservation = z.infer<typeof reportObservationSchema>;

/** What opens the answer later: with the reporter alone, the server has a hash of it. */
export const receiptSchema = z.object({ receipt: z.string() });

/** GET /api/observations/receipts/{receipt}, in any case, with or without dashes and spaces. */
export const receiptParamsSchema = z.object({ receipt: z.string().max(200) });

const messageSchema = z.object({
  from: z.enum(['supervisor', 'reporter']),
  text: z.string(),
  /** The hour in which it was written. */
  hour: timestampSchema,
});

/** What the reporter sees: no name of anybody. */
export const observationForReporterSchema = z.object({
  status: observationStateSchema,
  category: incidentCategorySchema,
  /** The supervisor's last words. */
  reply: z.string().nullable(),
  messages: z.array(messageSchema),
});
export type ObservationForReporter = z.infer<typeof observationForReporterSchema>;

/** A message in either direction. */
export const sendMessageSchema = z.object({
  text: requiredText(MAX_MESSAGE, fieldMessage('field.required')),
});

/** A report without a name, for those who answer for the crew. */
export const observationSchema = z.object({
  id: z.uuid(),
  crewId: z.string(),
  category: incidentCategorySchema,
  description: z.string(),
  location: z.string().nullable(),
  state: observationStateSchema,
  /** Address of the photo. */
  photo: z.string().nullable(),
  /** The hour in which it came: nothing more exact is kept. */
  hour: timestampSchema,
  /** One of too many in its hour: not in the list unless asked for. */
  quarantined: z.boolean(),
  /** `by`: the name of the supervisor; null: the reporter. */
  messages: z.array(messageSchema.extend({ by: z.string().nullable() })),
});
export type Observation = z.infer<typeof observationSchema>;

/**
 * GET /api/observations (supervisor of the crew, safety, admin): newest hour first, within an hour in no order of time. The
 * header `x-next-cursor` is there when more follow.
 */
export const listObservationsQuerySchema = z.object({
  state: observationStateSchema.optional(),
  /** `true`: those in quarantine, and only those. */
  quarantined: z.enum(['true', 'false']).default('false'),
  limit: z.coerce.number().int().min(1).max(500).default(500),
  cursor: z.string().max(200).optional(),
});
export type ListObservations = z.infer<typeof listObservationsQuerySchema>;
export const observationListSchema = z.array(observationSchema);

/** POST /api/observations/{id}/state. */
export const setObservationStateSchema = z.object({ to: observationStateSchema });

/** GET and POST /api/crews/{crewId}/report-code: POST makes a new one, which ends the one before. */
export const crewParamsSchema = z.object({ crewId: z.string().max(200) });
export const reportCodeSchema = z.object({ code: z.string(), url: z.string() });
export type ReportCode = z.infer<typeof reportCodeSchema>;

/** GET /api/observations/own-page: the page of the viewer's own crew, `/r/{code}`; null to whom has no crew. */
export const ownReportPageSchema = z.object({ path: z.string().nullable() });
