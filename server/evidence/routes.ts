import { paperQuerySchema } from '@tailboard/contract/evidence.ts';
import { idParamsSchema } from '@tailboard/contract/primitives.ts';
import { recordHistory } from '../history/public.ts';
import type { App } from '../http/app-types.ts';
import { logSecurity } from '../http/security-log.ts';
import { readId } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { readEvidence } from './read-evidence.ts';

const dear = { access: 'signed-in', costly: true } as const;
const tags = ['incidents'];

/** Whoever may see an incident takes its paper and its evidence out; who did stands in its history. */
export async function evidenceRoutes(app: App): Promise<void> {
  const { db, storage } = app.context;

  app.get(
    '/api/incidents/:id/report.pdf',
    {
      config: dear,
      exposeHeadRoute: false,
      schema: {
        tags,
        description: 'The incident as a PDF: a page to hand over, photos behind it.',
        params: idParamsSchema,
        querystring: paperQuerySchema,
      },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const evidence = await readEvidence(db, { viewer, id: readId(request.params.id) });
      const { id } = evidence.incident;
      logSecurity(request, 'exported', { record: id });
      await recordHistory(db, [
        { actorId: viewer.id, subject: 'incident', subjectId: id, action: 'report-taken-out', changes: {} },
      ]);
      // Loaded when a paper is asked for: pdfkit and its fonts take megabytes.
      const { incidentPaper } = await import('./incident-paper.ts');
      const { language, timeZone } = request.query;
      const pdf = await incidentPaper(evidence, { storage, language, timeZone });
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="incident-${id}.pdf"`)
        .send(pdf);
    },
  );

  app.get(
    '/api/incidents/:id/evidence.zip',
    {
      config: dear,
      exposeHeadRoute: false,
      compress: false,
      schema: {
        tags,
        description:
          'Originals byte for byte, `manifest.json` with their digests, the record, the history and how to check it.',
        params: idParamsSchema,
        querystring: paperQuerySchema,
      },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const incidentId = readId(request.params.id);
      const { incident } = await readEvidence(db, { viewer, id: incidentId });
      logSecurity(request, 'exported', { record: incident.id });
      // Before it is read, so that the package tells of itself.
      await recordHistory(db, [
        {
          actorId: viewer.id,
          subject: 'incident',
          subjectId: incident.id,
          action: 'evidence-taken-out',
          changes: {},
        },
      ]);
      const evidence = await readEvidence(db, { viewer, id: incidentId });
      const [{ incidentPaper }, { evidenceZip }] = await Promise.all([
        import('./incident-paper.ts'),
        import('./evidence-zip.ts'),
      ]);
      const { language, timeZone } = request.query;
      const paper = await incidentPaper(evidence, { storage, language, timeZone });
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="incident-${incident.id}-evidence.zip"`)
        .send(evidenceZip(evidence, { storage, viewer, paper, now: new Date() }));
    },
  );
}
