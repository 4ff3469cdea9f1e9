import { browserParts } from './browser-parts.ts';
import { openChanges } from './changes.ts';
import { openAnswersDb } from './databases/answers-db.ts';
import { openCrewDb } from './databases/crew-db.ts';
import { openOutboxDb } from './databases/outbox-db.ts';
import { currentUser } from './current-user.ts';
import { openSyncStore } from './engine/sync-store.ts';
import { createSync } from './engine/run-sync.ts';

/**
 * One run of the engine in the service worker, while no page is open. Rejects when something still waits, so that the
 * browser wakes the worker again later.
 */
export async function sendInWorker(parts = browserParts): Promise<void> {
  const changes = openChanges(parts);
  const context = {
    parts,
    crew: openCrewDb(parts),
    outbox: openOutboxDb(parts),
    answers: openAnswersDb(parts),
    changes,
    // The worker is not told; whoever has signed out is not in the database any more.
    signedOut: { now: false },
  };
  const engine = createSync({
    parts,
    store: openSyncStore(context),
    person: async () => (await currentUser(context))?.id ?? null,
    emit: (state) => changes.tell({ type: 'sync', state }),
    changed: () => changes.tell({ type: 'changed' }),
  });
  try {
    const result = await engine.run({ wait: true });
    if (result !== null && result.retry !== null) throw new Error('Something still waits');
  } finally {
    changes.close();
  }
}
