import type { DeviceParts } from './browser-parts.ts';
import type { Changes } from './changes.ts';
import type { CrewStore } from './crew-db.ts';
import type { DeviceStore } from './device-db.ts';
import type { DocumentsStore } from './documents-db.ts';
import type { Room } from './room.ts';
import type { TalksStore } from './talks-db.ts';

/** What every part of the device's side is given. */
export type Shared = Readonly<{
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
  room: Room;
  /** Local ids of drafts that this page has submitted or thrown away: a save still under way must not bring them back. */
  endedDrafts: Set<number>;
  /** What answers to questions of somebody who has signed out meanwhile is not kept. */
  signedOut: { now: boolean };
}>;
