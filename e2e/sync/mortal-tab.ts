import type { Person } from '../../server/testing/person.ts';
import { openChanges } from '../../web/src/offline/changes.ts';
import { openAnswersDb } from '../../web/src/offline/databases/answers-db.ts';
import { openCrewDb } from '../../web/src/offline/databases/crew-db.ts';
import { openOutboxDb } from '../../web/src/offline/databases/outbox-db.ts';
import { openSyncStore, type SyncStore } from '../../web/src/offline/engine/sync-store.ts';
import { createSync } from '../../web/src/offline/engine/run-sync.ts';
import type { Phone } from './phone.ts';

/**
 * A tab that is closed at the `diesAt`-th moment at which the engine waits for anything: before it asked, or after
 * the answer was made but before it could look at it. From then on nothing of it moves.
 */
export function aMortalTab(phone: Phone, person: Person, diesAt: number) {
  let moments = 0;
  let die: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    die = resolve;
  });
  const moment = async () => {
    moments += 1;
    if (moments < diesAt) return;
    die();
    await new Promise(() => undefined);
  };
  const mortal =
    <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await moment();
      const result = await act(...args);
      await moment();
      return result;
    };
  const { parts } = phone;
  const context = {
    parts,
    crew: openCrewDb(parts),
    outbox: openOutboxDb(parts),
    answers: openAnswersDb(parts),
    signedOut: { now: false },
    changes: openChanges(parts),
  };
  const store = openSyncStore(context);
  const mortalStore: SyncStore = {
    readWork: mortal(store.readWork),
    readFiles: mortal(store.readFiles),
    readFile: mortal(store.readFile),
    applyAnswers: mortal(store.applyAnswers),
    fileSent: mortal(store.fileSent),
    fileRefused: mortal(store.fileRefused),
    readPhotos: mortal(store.readPhotos),
    settlePhoto: mortal(store.settlePhoto),
  };
  const engine = createSync({
    parts: {
      ...parts,
      // The browser frees the lock of a tab that is closed; the next tab brings its own.
      locks: { run: (work) => work(), tryRun: (work) => work() },
      fetch: mortal(parts.fetch),
      gzip: parts.gzip && mortal(parts.gzip),
      sha256: parts.sha256 && mortal(parts.sha256),
    },
    store: mortalStore,
    person: mortal(async () => person.id),
    emit: () => undefined,
    changed: () => undefined,
  });
  return {
    run: () => Promise.race([engine.run({ wait: true }), closed]),
    moments: () => moments,
  };
}
