import type { DeviceParts } from './browser-parts.ts';
import type { Changes } from './changes.ts';
import type { CrewStore } from './crew-db.ts';
import type { DeviceStore } from './device-db.ts';
import type { Room } from './room.ts';

/** What every part of the device's side is given. */
export type Shared = Readonly<{
  parts: DeviceParts;
  /** crew-app-db */
  crew: CrewStore;
  /** tailboard-device */
  db: DeviceStore;
  changes: Changes;
  room: Room;
}>;
