import { z } from 'zod';
import { incidentFiltersSchema } from './incident-filters.ts';
import { listActionsQuerySchema } from './actions.ts';
import { timeZoneSchema } from './time-zone.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** How a table is written: the language of its headings and terms, and the zone in which its moments are. */
export const exportQuerySchema = z.object({
  format: z.enum(exportFormats).default('csv'),
  language: z.enum(['en', 'es']).default('en'),
  timeZone: timeZoneSchema.default('UTC'),
});
export type ExportQuery = z.output<typeof exportQuerySchema>;

/** GET /api/incidents/export: the rows that GET /api/incidents gives with the same filters, all of them. */
export const exportIncidentsQuerySchema = incidentFiltersSchema.extend(exportQuerySchema.shape);
/** GET /api/actions/export: the rows that GET /api/actions gives with the same filters, all of them. */
export const exportActionsQuerySchema = listActionsQuerySchema
  .omit({ limit: true, cursor: true })
  .extend(exportQuerySchema.shape);
