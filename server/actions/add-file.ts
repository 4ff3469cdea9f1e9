import type { ActionFile } from '@tailboard/contract/actions.ts';
import type { SaidOfFile } from '@tailboard/contract/media.ts';
import { MAX_FILES } from '@tailboard/contract/media-terms.ts';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import type { AppContext } from '../http/app-types.ts';
import { ProblemError } from '../http/problem.ts';
import { viewerOf } from '../http/viewer.ts';
import { recordHistory } from '../history/public.ts';
import { receiveFile, type OneFile } from '../media/public.ts';
import { say } from '../sentences/say.ts';
import { mayDo } from './access.ts';
import { readAction } from './list-actions.ts';
import { lockAction, toActionFile, type StoredAction } from './store.ts';
import { actionFiles } from './tables.ts';

/**
 * Receives one photo of an action as the raw body of `request`, by the rules of photos of reports. A repeat with the same
 * `clientRef` and bytes returns the existing file (`created` false).
 */
export async function addActionFile(
  context: AppContext,
  options: { request: FastifyRequest; id: number | null; named: SaidOfFile },
): Promise<{ created: boolean; file: ActionFile }> {
  const { request, id, named } = options;
  const viewer = viewerOf(request);
  const { created, row } = await receiveFile(context, {
    request,
    named,
    mayAdd: async () => {
      const stored = await readAction(context.db, { viewer, id });
      if (mayDo(viewer, stored)) return stored;
      throw new ProblemError('not-allowed', { detail: say('problem.not-allowed.do-action') });
    },
    add: (tx, file, stored) => addRow(tx, { viewer, stored, file }),
  });
  return { created, file: toActionFile(row) };
}

async function addRow(
  tx: Database,
  { viewer, stored, file }: { viewer: Viewer; stored: StoredAction; file: OneFile },
) {
  const actionId = stored.action.id;
  await lockAction(tx, actionId);
  const all = await tx.select().from(actionFiles).where(eq(actionFiles.actionId, actionId));
  const existing = all.find((row) => row.clientRef === file.clientRef.toLowerCase());
  if (existing !== undefined) {
    if (existing.sha256 === file.sha256) return { created: false, row: existing };
    throw new ProblemError('client-ref-conflict', { current: toActionFile(existing) });
  }
  if (all.length >= MAX_FILES) {
    throw new ProblemError('too-many-files', {
      detail: say('problem.too-many-files.action', { most: MAX_FILES }),
    });
  }
  const { clientRef, fileName, fileType, size, sha256, storageKey, capture } = file;
  const [row] = await tx
    .insert(actionFiles)
    .values({ actionId, userId: viewer.id, clientRef, fileName, fileType, size, sha256, storageKey, capture })
    .returning();
  if (row === undefined) throw new Error('A file was not added');
  await recordHistory(tx, [
    {
      actorId: viewer.id,
      subject: 'action',
      subjectId: actionId,
      ownerId: stored.action.assigneeId,
      action: 'file-added',
      changes: { file: { from: null, to: fileName } },
    },
  ]);
  return { created: true, row };
}
