import { openAnswers } from './answers.ts';
import { browserParts, type DeviceParts } from './browser-parts.ts';
import { openChanges } from './changes.ts';
import { clearCachedData } from './clear-cached-data.ts';
import { openCrewDb } from './crew-db.ts';
import { currentUser, forgetUser, rememberUser } from './current-user.ts';
import { openDeviceDb } from './device-db.ts';
import { openDrafts } from './drafts.ts';
import { openFiles } from './keep-files.ts';
import { openReadIncidents } from './read-incidents.ts';
import { openRoom } from './room.ts';
import { openSaveIncident } from './save-incident.ts';
import { startSync } from './start-sync.ts';

/**
 * The device's side of the product, for screens: the only file of this folder that they import (beside use-device.ts
 * and sync-words.ts). Every call that reads or writes names the person, because two may share a phone.
 * Every save throws a DeviceSaveError when the device did not take it; the caller keeps the form then.
 */
export function createDevice(given: Partial<DeviceParts> = {}) {
  const parts: DeviceParts = { ...browserParts, ...given };
  const crew = openCrewDb(parts);
  const db = openDeviceDb(parts);
  const changes = openChanges(parts);
  const room = openRoom(parts);
  const shared = { parts, crew, db, changes, room };
  const incidents = openReadIncidents(shared);
  const saving = openSaveIncident(shared);
  const files = openFiles(shared);
  const answers = openAnswers(shared);
  const sync = startSync(shared);

  return {
    /** New report: durable on this device when the promise resolves; sending starts by itself. */
    saveIncident: saving.saveIncident,
    /** Changes a report, sent or not. */
    saveIncidentEdit: saving.saveIncidentEdit,
    /** After a conflict: this device's version replaces the server's, knowingly. */
    keepMine: saving.keepMine,
    /** Gives up a change to a report the server has; offer exportReports first. A new report is never given up. */
    discardEdit: saving.discardEdit,

    /** Keeps a chosen file at once, under a draft's `localId` or an incident's id. */
    addFile: files.addFile,
    /** Removes a file that its person no longer wants. */
    removeFile: files.removeFile,
    /** Files of an incident or draft that wait on this device. */
    listFiles: files.listFiles,
    /** Files that belong to no report and no draft any more; kept for export, never deleted by themselves. */
    listLooseFiles: files.listLooseFiles,

    /** Last known list of the server overlaid by what this device holds, newest first. */
    listIncidents: incidents.listIncidents,
    /** One incident by its id; a negative id still finds it after it was sent. Null when the device knows nothing. */
    getIncident: incidents.getIncident,
    /** State of one record in the words of RecordState; `on-server` for an id the device does not hold. */
    recordState: incidents.recordState,
    /** Reports with something unsent, those that need their person included. */
    waitingCount: incidents.waitingCount,

    drafts: openDrafts(shared),
    answers: { read: answers.read, write: answers.write },
    /** GET with the device's copy as fallback. See RefreshedAnswer. */
    refreshAnswer: answers.refreshAnswer,

    /** Sends what waits, now. The result is for the toast of the Sync button. */
    sync: sync.sendNow,
    /** Sends a record again that the server refused, unchanged. */
    retry: sync.retry,
    /** Engine state, for useSyncExternalStore: the same object until it changes. */
    syncState: sync.state,
    /** Starts the triggers (start, online, visible, other tabs, Background Sync). Returns the function that stops them. */
    start: sync.start,

    /** A zip of the reports with their photos; without `ids` all that wait. */
    exportReports: async (userId: number, ids?: readonly number[]) =>
      (await import('./export-reports.ts')).exportReports(shared, userId, ids),
    /** Deletes cached answers and copies of sent reports. Never what was not sent, never a draft. */
    clearCachedData: (userId: number) => clearCachedData(shared, userId),
    /** Bytes used and available, and whether the browser promised to keep them. */
    room: room.estimate,
    requestPersistence: room.requestPersistence,

    /** Keeps who is signed in, so that the app opens without signal and the engine knows whose records to send. */
    rememberUser: rememberUser(shared),
    /** At sign-out. What waits stays. */
    forgetUser: forgetUser(shared),
    /** Who used the app last, or null. */
    currentUser: () => currentUser(shared),

    /** Called after anything on the device or in the sync state changed, here or in another tab. */
    subscribe: changes.subscribe,
  };
}

export type Device = ReturnType<typeof createDevice>;

/** The device of this browser. Opens nothing before its first use. */
export const device: Device = createDevice();

export type { RefreshedAnswer } from './answers.ts';
export { AnswerRefusedError } from './answers.ts';
export type { StoredDraft as Draft } from './device-records.ts';
export type { IncidentEntry } from './overlay-incidents.ts';
export type { WaitingFile } from './keep-files.ts';
export type { RecordState } from './record-state.ts';
export { DeviceSaveError, type SaveErrorCode } from './save-error.ts';
export type { SyncState, SyncSummary } from './sync-states.ts';
