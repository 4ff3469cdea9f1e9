import type { Media, uploadMediaQuerySchema } from '@tailboard/contract/media.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { House } from '../http/app-types.ts';
import { viewerOf } from '../http/viewer.ts';
import { readIncident } from '../incidents/public.ts';
import { addFile } from './add-files.ts';
import { receiveFile } from './receive-file.ts';

/**
 * Takes the body of `request`, the raw bytes of one file, for an incident that the signed-in person may edit. A repeat
 * with the same `clientRef` and bytes gives the file that exists (`created` false).
 */
export async function uploadFile(
  house: House,
  options: {
    request: FastifyRequest;
    incidentId: number | null;
    named: z.output<typeof uploadMediaQuerySchema>;
  },
): Promise<{ created: boolean; media: Media }> {
  const { request, named } = options;
  const viewer = viewerOf(request);
  return receiveFile(house, {
    request,
    named,
    mayAdd: () => readIncident(house.db, { viewer, id: options.incidentId, action: 'incident.edit' }),
    add: (tx, file, { incident }) => addFile(tx, { viewer, incidentId: incident.id, file }),
  });
}
