import { z } from 'zod';
import type { PhotoItem } from '../databases/outbox-db.ts';
import type { CallResult } from './call-server.ts';
import { callInPass, type Pass } from './pass.ts';
import { keptProblem } from './settle-outbox.ts';

/** Sends photos of actions and comments that the server has, one after the other: there are few. */
export async function sendPhotos(pass: Pass): Promise<void> {
  for (const photo of await pass.store.readPhotos(pass.userId)) {
    if (pass.stopped()) return;
    await sendPhoto(pass, photo);
  }
}

/** The record's path; null while the server has not got it. */
function pathOf(photo: PhotoItem): string | null {
  if (photo.kind === 'action-photo')
    return 'actionId' in photo.of ? `/api/actions/${photo.of.actionId}` : null;
  return 'commentId' in photo.of
    ? `/api/incidents/${photo.of.incidentId}/comments/${photo.of.commentId}`
    : null;
}

const sentSchema = z.object({ clientRef: z.string(), size: z.number() });

async function sendPhoto(pass: Pass, photo: PhotoItem): Promise<void> {
  const { clientRef, fileName, file } = photo;
  const path = pathOf(photo);
  if (path === null) return;
  const query = new URLSearchParams({ clientRef, fileName, addedAt: photo.at });
  const call = {
    path: `${path}/media?${query}`,
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
    bytes: file.size,
  };
  const isThis = (body: unknown) => {
    const sent = sentSchema.safeParse(body).data;
    return sent?.clientRef === clientRef && sent.size === file.size;
  };
  const result = await callInPass(pass, call, (reply): CallResult =>
    reply.kind === 'ok' && !isThis(reply.body)
      ? { kind: 'not-now', retryAfterMs: null, status: null }
      : reply,
  );
  switch (result.kind) {
    case 'not-now':
      return pass.undelivered(1, result);
    case 'refused':
      await pass.store.settlePhoto(photo.id, keptProblem(result.problem));
      return pass.done(clientRef, 'needs-you');
    case 'ok':
      await pass.store.settlePhoto(photo.id, null);
      return pass.done(clientRef, 'sent');
    case 'signed-out':
    case 'other-user':
      return pass.stop(result.kind);
  }
}
