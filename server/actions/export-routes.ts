import { MAX_ACTIONS_A_PAGE } from '@tailboard/contract/action-terms.ts';
import type { Action } from '@tailboard/contract/actions.ts';
import { exportActionsQuerySchema } from '@tailboard/contract/exports.ts';
import { pageByPage, sayTerm, sendTable, type Column } from '../exports/public.ts';
import type { App } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import { say } from '../sentences/say.ts';
import { listActions } from './list-actions.ts';

const columns: readonly Column<Action>[] = [
  { heading: say('export.number'), cell: ({ id }) => id },
  { heading: say('export.title'), cell: ({ title }) => title },
  { heading: say('export.description'), cell: ({ description }) => description },
  { heading: say('export.incident'), cell: ({ incident }) => incident?.id ?? null },
  { heading: say('export.level'), cell: ({ level }) => sayTerm(level) },
  { heading: say('export.assignee'), cell: ({ assignee }) => assignee.name },
  { heading: say('export.due'), cell: ({ dueOn }) => dueOn },
  { heading: say('export.overdue'), cell: ({ overdue }) => say(overdue ? 'export.yes' : 'export.no') },
  { heading: say('export.priority'), cell: ({ priority }) => sayTerm(priority) },
  { heading: say('export.status'), cell: ({ state }) => sayTerm(state) },
  { heading: say('export.made-by'), cell: ({ createdBy }) => createdBy.name },
  { heading: say('export.done-by'), cell: ({ doneBy }) => doneBy?.name ?? null },
  { heading: say('export.done-at'), cell: ({ doneAt }) => (doneAt === null ? null : new Date(doneAt)) },
  { heading: say('export.received'), cell: ({ createdAt }) => new Date(createdAt) },
  { heading: say('export.changed'), cell: ({ updatedAt }) => new Date(updatedAt) },
];

/** Signed-in people take out the actions that they see. */
export async function actionExportRoutes(app: App): Promise<void> {
  const { db } = app.context;
  app.get(
    '/api/actions/export',
    {
      config: { access: 'signed-in', costly: true },
      schema: {
        tags: ['actions'],
        description: 'The list with the same filters, all of it, as CSV or an Excel workbook.',
        querystring: exportActionsQuerySchema,
      },
    },
    async (request, reply) => {
      const { format, language, timeZone, ...filters } = request.query;
      const viewer = viewerOf(request);
      const rows = pageByPage(async (cursor: string | undefined) => {
        const query = { ...filters, limit: MAX_ACTIONS_A_PAGE, cursor };
        const { actions, nextCursor } = await listActions(db, { viewer, query });
        return { rows: actions, next: nextCursor };
      });
      return sendTable(
        { request, reply },
        { name: 'actions', columns, rows, query: { format, language, timeZone } },
      );
    },
  );
}
