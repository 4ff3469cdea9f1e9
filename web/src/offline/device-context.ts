import type { DeviceParts } from './browser-parts.ts';
import type { AnswersStore } from './databases/answers-db.ts';
import type { Changes } from './changes.ts';
import type { CrewStore } from './databases/crew-db.ts';
import type { DocumentsStore } from './databases/documents-db.ts';
import type { OutboxStore } from './databases/outbox-db.ts';
import type { StorageQuota } from './databases/storage-quota.ts';
import type { SyncState } from './engine/sync-states.ts';

/** What every part of the device's side is given. */
export type DeviceContext = Readonly<{
  parts: DeviceParts;
  /** crew-app-db */
  crew: CrewStore;
  /** tailboard-answers */
  answers: AnswersStore;
  /** tailboard-documents */
  documents: DocumentsStore;
  /** tailboard-outbox */
  outbox: OutboxStore;
  changes: Changes;
  quota: StorageQuota;
  /** What answers to questions of somebody who has signed out meanwhile is not kept. */
  signedOut: { now: boolean };
}>;

/** The same, for what shows records: with their progress in the engine. */
export type ReadingContext = DeviceContext & { syncState: () => SyncState };
