import { z } from 'zod';
import { dutyKinds, dutyStates, oshaAsks, oshaCallWays, oshaEvents } from './duty-terms.ts';
import { fieldMessage } from './field-message.ts';
import { idSchema, plainLine, requiredLine, timestampSchema } from './primitives.ts';
import { sentencesSchema } from './sentence.ts';

/**
 * How the plan of the state where it happened differs from what the federal law says of this duty. It changes neither `hours` nor
 * `dueAt` of the duty.
 */
export const statePlanSchema = z.object({
  /** As the postal service writes it, e.g. `WA`. */
  state: z.string().length(2),
  /** Sentences of `contract/sentences/state-plans.ts`; empty where no difference is known. */
  words: z.array(z.string()),
  /** When the state's own shorter clock ends, as far as the facts of the record start it; null where it runs no shorter. */
  by: timestampSchema.nullable(),
});
export type StatePlan = z.infer<typeof statePlanSchema>;

/** Something the law wants done about an incident, and by when. */
export const dutySchema = z.object({
  id: idSchema,
  incidentId: idSchema,
  kind: z.enum(dutyKinds),
  /** Hours that the law gives; null where it gives days or none. */
  hours: z.int().nullable(),
  /** When the clock started: what the company learned, not when it happened. */
  startedAt: timestampSchema,
  /** Of `preserve-scene` the same as `startedAt`: it holds from then on until somebody says that it is over, and is never overdue. */
  dueAt: timestampSchema,
  /** E.g. `29 CFR 1904.39(a)(2)`. */
  paragraph: z.string(),
  state: z.enum(dutyStates),
  /** Name of the person who did it. */
  doneBy: z.string().nullable(),
  doneAt: timestampSchema.nullable(),
  /** Why it is not needed, or what was noted when it was done. */
  note: z.string().nullable(),
  /** Null where the state of the place is not known: nothing is claimed then. */
  statePlan: statePlanSchema.nullable(),
  sentences: sentencesSchema,
});
export type Duty = z.infer<typeof dutySchema>;

/** GET /api/duties: of the incidents one may see, the nearest hour first. */
export const listDutiesQuerySchema = z.object({
  state: z.enum(dutyStates).optional(),
  incidentId: z.coerce.number().pipe(idSchema).optional(),
});
export const dutyListSchema = z.array(dutySchema);

/** POST /api/incidents/{id}/osha-call: that OSHA was called. */
export const oshaCallSchema = z.object({
  calledAt: timestampSchema,
  calledBy: requiredLine(120, fieldMessage('field.name-required')),
  how: z.enum(oshaCallWays),
  office: plainLine(200).optional(),
  reference: plainLine(200).optional(),
  spokeWith: plainLine(200).optional(),
});
export type OshaCall = z.infer<typeof oshaCallSchema>;

/** POST /api/duties/{id}/done: recorded in the log, or the scene may be cleared. */
export const endDutySchema = z.object({ note: plainLine(500).optional() });
export type EndDuty = z.infer<typeof endDutySchema>;

/** The eight things that OSHA asks to be told (29 CFR 1904.39(b)(2)), filled in from the record; what is `missing` is to be found out. */
export const oshaSheetSchema = z.object({
  /** Name of the company's establishment; records do not have it yet. */
  establishment: z.string().nullable(),
  location: z.string(),
  time: timestampSchema,
  /** IANA zone in which the time is read out. */
  timeZone: z.string(),
  events: z.array(z.enum(oshaEvents)),
  /** How many employees it came to, temporary workers included; null: not known. */
  employees: z.int().positive().nullable(),
  names: z.array(z.string()),
  /** Who can be asked. */
  contact: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  description: z.string(),
  missing: z.array(z.enum(oshaAsks)),
});
export type OshaSheet = z.infer<typeof oshaSheetSchema>;

/** A call as it was written down, with who wrote it and when. Never changed. */
export const keptOshaCallSchema = z.object({
  id: idSchema,
  calledAt: timestampSchema,
  calledBy: z.string(),
  how: z.enum(oshaCallWays),
  office: z.string().nullable(),
  reference: z.string().nullable(),
  spokeWith: z.string().nullable(),
  writtenBy: z.string(),
  at: timestampSchema,
});
export type KeptOshaCall = z.infer<typeof keptOshaCallSchema>;
