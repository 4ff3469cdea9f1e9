import { exportIncidentsQuerySchema } from '@tailboard/contract/exports.ts';
import type { Incident } from '@tailboard/contract/incidents.ts';
import { pageByPage, sayTerm, sendTable, type Column } from '../exports/public.ts';
import type { App } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import { say } from '../sentences/say.ts';
import { listIncidents } from './list-incidents.ts';

/** Nothing of who was hurt, nor how. */
const columns: readonly Column<Incident>[] = [
  { heading: say('export.number'), cell: ({ id }) => id },
  { heading: say('export.when'), cell: ({ date }) => new Date(date) },
  { heading: say('export.category'), cell: ({ category }) => sayTerm(category) },
  { heading: say('export.type'), cell: ({ type }) => say(`incident-type.${type}`) },
  { heading: say('export.description'), cell: ({ description }) => description },
  { heading: say('export.location'), cell: ({ location }) => location },
  {
    heading: say('export.position'),
    cell: ({ latitude, longitude }) =>
      latitude === null || longitude === null ? null : `${latitude}, ${longitude}`,
  },
  { heading: say('export.reported-by'), cell: ({ reportedBy }) => reportedBy },
  { heading: say('export.username'), cell: ({ reportedByUsername = null }) => reportedByUsername },
  { heading: say('export.severity'), cell: ({ severity }) => sayTerm(severity) },
  { heading: say('export.potential'), cell: ({ potentialSeverity }) => sayTerm(potentialSeverity) },
  { heading: say('export.osha'), cell: ({ oshaAnswer }) => sayTerm(oshaAnswer) },
  { heading: say('export.priority'), cell: ({ priority }) => sayTerm(priority) },
  { heading: say('export.status'), cell: ({ status }) => sayTerm(status) },
  { heading: say('export.open-actions'), cell: ({ openActions = null }) => openActions },
  { heading: say('export.received'), cell: ({ createdAt }) => new Date(createdAt) },
  { heading: say('export.changed'), cell: ({ updatedAt }) => new Date(updatedAt) },
];

const ROWS_A_PAGE = 500;

/** Signed-in people take out the incidents that they see. */
export async function incidentExportRoutes(app: App): Promise<void> {
  const { db } = app.context;
  app.get(
    '/api/incidents/export',
    {
      config: { access: 'signed-in', costly: true },
      schema: {
        tags: ['incidents'],
        description: 'The list with the same filters, all of it, as CSV or an Excel workbook.',
        querystring: exportIncidentsQuerySchema,
      },
    },
    async (request, reply) => {
      const { format, language, timeZone, ...filters } = request.query;
      // The days asked for are those that the file shows.
      const viewer = { ...viewerOf(request), timeZone };
      const rows = pageByPage(async (cursor: string | undefined) => {
        const query = { ...filters, limit: ROWS_A_PAGE, cursor };
        const { incidents, nextCursor } = await listIncidents(db, { viewer, query });
        return { rows: incidents, next: nextCursor };
      });
      return sendTable(
        { request, reply },
        { name: 'incidents', columns, rows, query: { format, language, timeZone } },
      );
    },
  );
}
