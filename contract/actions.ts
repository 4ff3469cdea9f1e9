import { z } from 'zod';
import {
  actionStates,
  controlLevels,
  MAX_ACTION_DESCRIPTION,
  MAX_ACTION_TITLE,
  MAX_ACTIONS_A_PAGE,
} from './action-terms.ts';
import { roleSchema } from './auth.ts';
import { MAX_FILES } from './media-terms.ts';
import { prioritySchema } from './incidents.ts';
import { fieldMessage } from './field-message.ts';
import { mediaTypeSchema } from './media.ts';
import { clientRefSchema, idSchema, requiredLine, timestampSchema, typedText } from './primitives.ts';
import { sentencesSchema } from './sentence.ts';

export const actionStateSchema = z.enum(actionStates);
export const controlLevelSchema = z.enum(controlLevels);

/** A day as its person reads the calendar, e.g. `2026-11-30`. */
const daySchema = z.iso.date(fieldMessage('field.due-day'));

/** Left out and null say the same. */
const orNone = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);

/** What can be changed later too. */
const actionContentSchema = z.object({
  title: requiredLine(MAX_ACTION_TITLE, fieldMessage('field.title-required')),
  description: typedText(MAX_ACTION_DESCRIPTION),
  level: controlLevelSchema,
  assigneeId: idSchema,
  /** The assignee's day by whose end it is due. */
  dueOn: daySchema,
  priority: prioritySchema,
});

/** The section of a safety document, or the words of an analysis, that an action was suggested by. */
const sectionSchema = z.object({ document: typedText(300), heading: typedText(300) });

/**
 * POST /api/actions: 201, or 200 for a repeat. `incidentClientRef` names an incident of the same person whose id a device does
 * not know yet. `madeAt`: when the person made it, by their device; a due day is no past one if it was not then.
 */
export const makeActionSchema = actionContentSchema.extend({
  description: actionContentSchema.shape.description.default(''),
  incidentId: orNone(idSchema),
  incidentClientRef: orNone(clientRefSchema),
  observationId: orNone(z.uuid()),
  talkId: orNone(idSchema),
  section: orNone(sectionSchema),
  clientRef: clientRefSchema,
  madeAt: timestampSchema.optional(),
});
export type MakeAction = z.infer<typeof makeActionSchema>;

/** PUT /api/actions/{id}, with the `updatedAt` that it was based on. What is left out stays as it is. */
export const updateActionSchema = actionContentSchema.partial().extend({ updatedAt: timestampSchema });
export type UpdateAction = z.infer<typeof updateActionSchema>;

/**
 * POST /api/actions/{id}/state. `media`: client references of photos of the action, which may arrive later. `clientRef` makes a
 * repeat harmless.
 */
export const changeActionStateSchema = z.object({
  to: actionStateSchema,
  note: orNone(typedText(2_000)),
  media: z.array(clientRefSchema).max(MAX_FILES).default([]),
  clientRef: clientRefSchema.optional(),
});
export type ChangeActionState = z.infer<typeof changeActionStateSchema>;

const personSchema = z.object({ id: idSchema, name: z.string(), username: z.string() });

/** GET /api/actions/assignees: whom one may give an action, by name; of safety and administrators everybody who works here. */
export const assigneeListSchema = z.array(
  personSchema.extend({ role: roleSchema, crewId: z.string().nullable() }),
);
export type Assignee = z.infer<typeof assigneeListSchema>[number];

/** A photo of an action. `url` takes range requests; `?size=thumb` gives a small WebP of a picture. */
export const actionFileSchema = z.object({
  id: idSchema,
  actionId: idSchema,
  clientRef: clientRefSchema,
  fileName: z.string(),
  fileType: mediaTypeSchema,
  /** Bytes. */
  size: z.int().min(0),
  /** SHA-256 of the bytes, hex. */
  sha256: z.string(),
  url: z.string(),
});
export type ActionFile = z.infer<typeof actionFileSchema>;

export const actionSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  /** Its type and number, nothing else of it: whoever has only the action may not see the incident. */
  incident: z.object({ id: idSchema, title: z.string() }).nullable(),
  observationId: z.uuid().nullable(),
  talkId: idSchema.nullable(),
  section: sectionSchema.nullable(),
  level: controlLevelSchema,
  assignee: personSchema,
  dueOn: z.string(),
  priority: prioritySchema,
  state: actionStateSchema,
  createdBy: personSchema,
  doneBy: personSchema.nullable(),
  doneAt: timestampSchema.nullable(),
  /** Each change of the state, the first one first. */
  states: z.array(
    z.object({
      to: actionStateSchema,
      note: z.string().nullable(),
      by: personSchema,
      at: timestampSchema,
      media: z.array(clientRefSchema),
    }),
  ),
  media: z.array(actionFileSchema),
  clientRef: clientRefSchema.nullable(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  /** Its day is past and it is not done. */
  overdue: z.boolean(),
  /** Of the incident's title. */
  sentences: sentencesSchema,
});
export type Action = z.infer<typeof actionSchema>;

/** GET /api/actions: of those one may see, the first due first; the header `x-next-cursor` is there when more follow. */
export const listActionsQuerySchema = z.object({
  /** Assigned to oneself, to one's crew, or to anybody. */
  assignee: z.enum(['me', 'crew', 'any']).default('any'),
  /** One state, or several with commas between. Empty: all. */
  state: z
    .string()
    .max(200)
    .transform((text) => (text === '' ? [] : text.split(',')))
    .pipe(z.array(actionStateSchema))
    .optional(),
  overdue: z.enum(['true', 'false']).optional(),
  incidentId: z.coerce.number().pipe(idSchema).optional(),
  talkId: z.coerce.number().pipe(idSchema).optional(),
  /** `any`: those that came of some report without a name. */
  observationId: z.union([z.uuid(), z.literal('any')]).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_ACTIONS_A_PAGE).default(MAX_ACTIONS_A_PAGE),
  cursor: z.string().max(200).optional(),
});
export const actionListSchema = z.array(actionSchema);
