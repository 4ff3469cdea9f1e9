import type { Talk } from '@tailboard/contract/talks.ts';
import { inTransaction } from '../databases/in-transaction.ts';
import type { Verdict } from './settle-record.ts';
import type { PendingTalk } from '../talks/stored-talk.ts';
import type { TalksStore } from '../databases/talks-db.ts';

export type AnsweredTalk = { of: 'talk'; sent: PendingTalk; verdict: Verdict<Talk> };

/** Writes what the server said about talks: taken ones as it holds them, refused ones with its reason. */
export async function settleTalks(
  talks: TalksStore,
  answers: readonly AnsweredTalk[],
): Promise<{ sent: number; needsYou: number }> {
  const settled = { sent: 0, needsYou: 0 };
  if (answers.length === 0) return settled;
  await talks((db) =>
    inTransaction(db.transaction('talks', 'readwrite'), async ({ store }, write) => {
      for (const { sent, verdict } of answers) {
        const { userId, clientRef, localId, heldBy } = sent;
        const there = await store.get([userId, clientRef]);
        // Opened as a draft again meanwhile, or answered in another tab.
        if (there?.syncStatus !== 'pending') continue;
        if (verdict.kind === 'accepted') {
          const common = { recordVersion: 1, userId, clientRef, localId, heldBy } as const;
          write(store.put({ ...common, syncStatus: 'synced', known: verdict.record }));
          settled.sent += 1;
        } else {
          const { code, detail, errors = [] } = verdict.problem;
          write(store.put({ ...there, problem: { code, detail, errors } }));
          settled.needsYou += 1;
        }
      }
    }),
  );
  return settled;
}

/** The person asks for another try as it is. */
export async function forgetTalkProblem(
  talks: TalksStore,
  { userId, clientRef }: Pick<PendingTalk, 'userId' | 'clientRef'>,
): Promise<void> {
  await talks((db) =>
    inTransaction(db.transaction('talks', 'readwrite'), async ({ store }, write) => {
      const there = await store.get([userId, clientRef]);
      if (there?.syncStatus === 'pending') write(store.put({ ...there, problem: null }));
    }),
  );
}
