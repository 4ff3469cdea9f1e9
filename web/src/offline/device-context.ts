import type { DeviceParts } from './browser-parts.ts';
import type { Changes } from './changes.ts';
import type { CrewStore } from './databases/crew-db.ts';
import type { DeviceStore } from './databases/device-db.ts';
import type { DocumentsStore } from './databases/documents-db.ts';
import type { StorageQuota } from './databases/storage-quota.ts';
import type { TalksStore } from './databases/talks-db.ts';

/** What every part of the device's side is given. */
export type DeviceContext = Readonly<{
  parts: DeviceParts;
  /** crew-app-db */
  crew: CrewStore;
  /** tailboard-device */
  db: DeviceStore;
  /** tailboard-talks */
  talks: TalksStore;
  /** tailboard-documents */
  documents: DocumentsStore;
  changes: Changes;
  quota: StorageQuota;
  /** Local ids of drafts that this page has submitted or thrown away: a save still under way must not bring them back. */
  endedDrafts: Set<number>;
  /** What answers to questions of somebody who has signed out meanwhile is not kept. */
  signedOut: { now: boolean };
}>;
