import { actionFileSchema } from '@tailboard/contract/actions.ts';
import type { OutboxItem } from '../databases/outbox-db.ts';
import type { CallResult } from './call-server.ts';
import { callInPass, type Pass } from './pass.ts';
import { keptProblem } from './settle-outbox.ts';

type Photo = Extract<OutboxItem, { kind: 'action-photo' }>;

/** Sends photos of actions that the server has, one after the other: there are few. */
export async function sendActionPhotos(pass: Pass): Promise<void> {
  for (const photo of await pass.store.readActionPhotos(pass.userId)) {
    if (pass.stopped()) return;
    await sendPhoto(pass, photo);
  }
}

async function sendPhoto(pass: Pass, { of, clientRef, fileName, file, ...photo }: Photo): Promise<void> {
  if (!('actionId' in of)) return;
  const query = new URLSearchParams({ clientRef, fileName, addedAt: photo.at });
  const call = {
    path: `/api/actions/${of.actionId}/media?${query}`,
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
    bytes: file.size,
  };
  const isThis = (body: unknown) => {
    const sent = actionFileSchema.safeParse(body).data;
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
