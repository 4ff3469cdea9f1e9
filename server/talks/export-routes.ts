import { exportQuerySchema } from '@tailboard/contract/exports.ts';
import type { TalkSummary } from '@tailboard/contract/talks.ts';
import { pageByPage, sendTable, type Column } from '../exports/public.ts';
import type { App } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import { say } from '../sentences/say.ts';
import { readTalks } from './read-talks.ts';

const columns: readonly Column<TalkSummary>[] = [
  { heading: say('export.number'), cell: ({ id }) => id },
  { heading: say('export.topic'), cell: ({ title }) => title },
  { heading: say('export.place'), cell: ({ place }) => place },
  { heading: say('export.held-by'), cell: ({ heldBy }) => heldBy },
  { heading: say('export.username'), cell: ({ heldByUsername = null }) => heldByUsername },
  { heading: say('export.crew'), cell: ({ crewId }) => crewId },
  { heading: say('export.began'), cell: ({ heldAt }) => new Date(heldAt) },
  { heading: say('export.closed-at'), cell: ({ closedAt }) => new Date(closedAt) },
  { heading: say('export.signed'), cell: ({ signed }) => signed },
  { heading: say('export.excused'), cell: ({ excused }) => excused },
];

/** Signed-in people take out the talks that they see. */
export async function talkExportRoutes(app: App): Promise<void> {
  const { db } = app.context;
  app.get(
    '/api/talks/export',
    {
      config: { access: 'signed-in', costly: true },
      schema: {
        tags: ['talks'],
        description: 'The list, all of it, as CSV or an Excel workbook.',
        querystring: exportQuerySchema,
      },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const rows = pageByPage(async (before: number | undefined) => {
        const { talks, more } = await readTalks(db, { viewer, before });
        return { rows: talks, next: more ? (talks.at(-1)?.id ?? null) : null };
      });
      return sendTable({ request, reply }, { name: 'talks', columns, rows, query: request.query });
    },
  );
}
