import type { Claim, JudgeDocument } from '@tailboard/contract/claims.ts';
import { may } from '../identity/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { recordHistory } from '../history/public.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';
import { checklistOf } from './checklist.ts';
import { ownerOf, visible } from './list-claims.ts';
import { claimAfter, lockClaim, toClaim } from './store.ts';
import { claimDocuments } from './tables.ts';
import { notifyOwner } from './notify-people.ts';
import { changedAt } from './version.ts';

/**
 * Stores a supervisor's judgement of a document. A repeat changes nothing. Throws `not-allowed`, `own-claim`,
 * `claim-closed` once approved, `forbidden-status-change` without a file, and `changed-meanwhile` if a newer
 * file or another judgement exists.
 */
export async function judgeDocument(
  db: Database,
  options: { viewer: Viewer; id: number; key: string; judgement: JudgeDocument; now?: number },
): Promise<Claim> {
  const { viewer, id, judgement, now = Date.now() } = options;
  return db.transaction(async (tx) => {
    const stored = visible(viewer, await lockClaim(tx, id));
    const { claim } = stored;
    if (!may(viewer, 'claim.decide', ownerOf(stored))) throw new ProblemError('not-allowed');
    if (claim.userId === viewer.id) throw new ProblemError('own-claim');
    const line = checklistOf(claim.claimType, stored).find(({ key }) => key === options.key);
    if (line === undefined) throw notFound();
    const { status } = judgement;
    const note = judgement.note?.trim() ? judgement.note : null;
    if (line.status === status && line.note === note) return toClaim(stored);
    if (claim.status === 'approved') throw new ProblemError('claim-closed');
    if (line.files.length === 0) {
      throw new ProblemError('forbidden-status-change', {
        detail: say('problem.claim.nothing-sent'),
        errors: [{ field: 'status', message: say('field.nothing-sent') }],
      });
    }
    const newest = Math.max(...line.files.map(({ id: fileId }) => fileId));
    const isSeen =
      judgement.fileId === undefined ||
      (newest === judgement.fileId && timeOf(line.judgedAt) === timeOf(judgement.judgedAt));
    if (!isSeen) {
      throw new ProblemError('changed-meanwhile', {
        detail: say('problem.changed-meanwhile.document'),
        current: toClaim(stored),
      });
    }
    const word = { status, note, judgedBy: viewer.id, at: changedAt(stored, now) };
    await tx
      .insert(claimDocuments)
      .values({ claimId: id, key: line.key, ...word })
      .onConflictDoUpdate({ target: [claimDocuments.claimId, claimDocuments.key], set: word });
    await recordHistory(tx, [
      {
        actorId: viewer.id,
        subject: 'claim',
        subjectId: id,
        ownerId: claim.userId,
        at: word.at,
        action: `document-${status}`,
        changes: {
          document: { from: null, to: line.key },
          file: { from: null, to: line.files.find(({ id: fileId }) => fileId === newest)?.fileName ?? null },
          status: { from: line.status, to: status },
          ...(note === line.note ? {} : { note: { from: line.note, to: note } }),
        },
      },
    ]);
    await notifyOwner(tx, stored, {
      kind: `document-${status}`,
      by: viewer,
      facts: { document: line.key, ...(note === null ? {} : { text: note }) },
    });
    return claimAfter(tx, id);
  });
}

const timeOf = (at: string | null) => (at === null ? null : Date.parse(at));
