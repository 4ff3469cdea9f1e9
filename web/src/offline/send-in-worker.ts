import { browserParts } from './browser-parts.ts';
import { openChanges } from './changes.ts';
import { openCrewDb } from './crew-db.ts';
import { currentUser } from './current-user.ts';
import { openDeviceDb } from './device-db.ts';
import { openTalksDb } from './talks-db.ts';
import { openSendStore } from './send-store.ts';
import { createSync } from './sync.ts';

/**
 * One run of the engine in the service worker, while no page is open. Rejects when something still waits, so that the
 * browser wakes the worker again later.
 */
export async function sendInWorker(parts = browserParts): Promise<void> {
  const changes = openChanges(parts);
  const shared = {
    parts,
    crew: openCrewDb(parts),
    db: openDeviceDb(parts),
    talks: openTalksDb(parts),
    changes,
  };
  const engine = createSync({
    parts,
    store: openSendStore(shared),
    person: async () => (await currentUser(shared))?.id ?? null,
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
