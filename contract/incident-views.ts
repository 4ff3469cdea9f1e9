import { z } from 'zod';
import { fieldMessage } from './field-message.ts';
import { incidentFiltersSchema } from './incident-filters.ts';
import { MAX_VIEW_NAME, MAX_VIEWS } from './incident-terms.ts';
import { requiredLine, timestampSchema } from './primitives.ts';

/** Filters and order as GET /api/incidents takes them: {severity: 'high', sort: 'oldest'}. At least one. */
const viewFiltersSchema = z
  .record(z.string(), z.string().max(1_000))
  .refine(
    (filters) => Object.keys(filters).length > 0 && incidentFiltersSchema.strict().safeParse(filters).success,
    fieldMessage('field.not-valid'),
  );

const viewSchema = z.object({
  name: requiredLine(MAX_VIEW_NAME, fieldMessage('field.name-required')).transform((name) => name.trim()),
  filters: viewFiltersSchema,
});

const nameOf = ({ name }: { name: string }) => name.toLowerCase();

/** GET /api/preferences/incident-views: the views of the list that a person has named, in their order. */
export const incidentViewsSchema = z.object({
  views: z.array(z.object({ name: z.string(), filters: z.record(z.string(), z.string()) })),
  /** Null before the first is saved. */
  updatedAt: timestampSchema.nullable(),
});
export type IncidentViews = z.infer<typeof incidentViewsSchema>;
export type IncidentView = IncidentViews['views'][number];

/**
 * PUT /api/preferences/incident-views: all of them, with the `updatedAt` that they are based on. A repeat changes nothing; where
 * they have changed meanwhile it is 409 `changed-meanwhile` with those that are there.
 */
export const putIncidentViewsSchema = z.object({
  views: z
    .array(viewSchema)
    .max(MAX_VIEWS)
    .superRefine((views, context) => {
      for (const [index, view] of views.entries()) {
        if (views.findIndex((other) => nameOf(other) === nameOf(view)) === index) continue;
        const message = fieldMessage('field.on-list-twice', { name: view.name });
        context.addIssue({ code: 'custom', path: [index, 'name'], message });
      }
    }),
  updatedAt: timestampSchema.nullable(),
});
export type PutIncidentViews = z.infer<typeof putIncidentViewsSchema>;
