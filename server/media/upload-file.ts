import type { Media, uploadMediaQuerySchema } from '@tailboard/contract/media.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import { readIncident } from '../incidents/public.ts';
import { addFile } from './add-files.ts';
import { receiveFile } from './receive-file.ts';
import { toMedia } from './store.ts';

/**
 * Receives one file as the raw body of `request` for an incident that the viewer may edit. A repeat with the
 * same `clientRef` and bytes returns the existing file (`created` false).
 */
export async function uploadFile(
  context: AppContext,
  options: {
    request: FastifyRequest;
    incidentId: number | null;
    named: z.output<typeof uploadMediaQuerySchema>;
  },
): Promise<{ created: boolean; media: Media }> {
  const { request, named } = options;
  const viewer = viewerOf(request);
  const { created, row } = await receiveFile(context, {
    request,
    named,
    mayAdd: () => readIncident(context.db, { viewer, id: options.incidentId, action: 'incident.edit' }),
    add: (tx, file, { incident }) => addFile(tx, { viewer, incidentId: incident.id, file }),
  });
  return { created, media: toMedia(row) };
}
