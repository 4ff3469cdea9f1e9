import type { Media } from '@tailboard/contract/media.ts';
import type { FastifyRequest } from 'fastify';
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
  options: { request: FastifyRequest; incidentId: number | null; clientRef: string; fileName: string },
): Promise<{ created: boolean; media: Media }> {
  const { request, clientRef, fileName } = options;
  const viewer = viewerOf(request);
  return receiveFile(house, {
    request,
    named: { clientRef, fileName },
    mayAdd: () => readIncident(house.db, { viewer, id: options.incidentId, action: 'incident.edit' }),
    add: (tx, file, { incident }) => addFile(tx, { viewer, incidentId: incident.id, file }),
  });
}
