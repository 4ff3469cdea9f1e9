import { waitingCount } from './records/count-waiting.ts';
import { readAnswer, refreshAnswer, writeAnswer, type RefreshOptions } from './databases/cached-answers.ts';
import { browserParts, type DeviceParts } from './browser-parts.ts';
import { openChanges } from './changes.ts';
import { clearCachedData } from './databases/clear-cached-data.ts';
import { openCrewDb } from './databases/crew-db.ts';
import { confirmUser, currentUser, forgetUser, rememberUser } from './current-user.ts';
import { openAnswersDb } from './databases/answers-db.ts';
import { openDocumentsDb } from './databases/documents-db.ts';
import { openOutboxDb } from './databases/outbox-db.ts';
import { discardThread, itemsOf, post, retryThread, type Posted } from './outbox/outbox.ts';
import { openDrafts } from './records/drafts.ts';
import {
  confirmSecondClaim,
  discardClaimEdit,
  keepMineClaim,
  saveClaimEdit,
  type ClaimEdit,
} from './claims/edit-claim.ts';
import { discardEdit, keepMine, saveIncidentEdit, type IncidentEdit } from './records/edit-incident.ts';
import { addClaimFile, listClaimFiles, type ClaimFileToKeep } from './files/keep-claim-files.ts';
import type { KeptDocuments } from './documents/keep-documents.ts';
import { addFile, listFiles, listLooseFiles, removeFile, type FileToKeep } from './files/keep-files.ts';
import { getClaim, listClaims } from './claims/read-claims.ts';
import { getIncident, listIncidents, recordState } from './records/read-incidents.ts';
import { getTalk, listTalks } from './talks/read-talks.ts';
import { openStorageQuota } from './databases/storage-quota.ts';
import { saveClaim, type NewClaim } from './claims/save-claim.ts';
import { saveIncident, type NewIncident } from './records/save-incident.ts';
import { reopenTalk, saveTalk, type NewTalk } from './talks/save-talk.ts';
import type { DeviceContext } from './device-context.ts';
import { startSync } from './engine/start-sync.ts';
import type { SyncSummary } from './engine/sync-states.ts';

/**
 * The device's side of the product, for screens: the only file of this folder that they import (beside use-device.ts
 * and sync-words.ts). Every call that reads or writes names the person, because two may share a phone.
 * Every save throws a DeviceSaveError when the device did not take it; the caller keeps the form then.
 */
export function createDevice(given: Partial<DeviceParts> = {}) {
  const parts: DeviceParts = { ...browserParts, ...given };
  const context: DeviceContext = {
    parts,
    crew: openCrewDb(parts),
    answers: openAnswersDb(parts),
    documents: openDocumentsDb(parts),
    outbox: openOutboxDb(parts),
    changes: openChanges(parts),
    quota: openStorageQuota(parts),
    signedOut: { now: false },
  };
  const sync = startSync(context);
  const reading = { ...context, syncState: sync.state };
  let kept: Promise<KeptDocuments> | null = null;
  const documents = (): Promise<KeptDocuments> => {
    kept ??= import('./documents/keep-documents.ts').then(({ keepDocuments }) => keepDocuments(context));
    // Without signal and before the app is installed: tried again at the next press.
    kept.catch(() => {
      kept = null;
    });
    return kept;
  };

  return {
    /** New report: durable on this device when the promise resolves; sending starts by itself. */
    saveIncident: (report: NewIncident) => saveIncident(context, report),
    /** Changes a report, sent or not; durable when resolved. */
    saveIncidentEdit: (edit: IncidentEdit) => saveIncidentEdit(context, edit),
    /** After a conflict: this device's version replaces the server's, knowingly. */
    keepMine: (userId: number, id: number) => keepMine(context, userId, id),
    /** Gives up a change to a report the server has; offer exportReports first. A new report is never given up. */
    discardEdit: (userId: number, id: number) => discardEdit(context, userId, id),

    /** Keeps a chosen file at once, under a draft's `localId` or an incident's id. */
    addFile: (file: FileToKeep & { userId: number; incidentId: number }) => addFile(context, file),
    /** Throws away a file its person no longer wants. */
    removeFile: (userId: number, fileId: number) => removeFile(context, userId, fileId),
    /** Files of an incident or draft that wait here, in the order they were chosen. */
    listFiles: (userId: number, incidentId: number) => listFiles(context, userId, incidentId),
    /** Files of no report and no draft; kept for the export, never deleted by themselves. */
    listLooseFiles: (userId: number) => listLooseFiles(context, userId),

    /** Last known list of the server with what this device holds laid over it, newest first. */
    listIncidents: (userId: number) => listIncidents(reading, userId),
    /** One incident; a negative id still finds it after it was sent. Null when the device knows nothing of it. */
    getIncident: (userId: number, id: number) => getIncident(reading, userId, id),
    /** The state of one record, by any of its ids; `on-server` for one the device does not hold. */
    recordState: (userId: number, id: number) => recordState(reading, userId, id),
    /** Reports, claims and talks with something unsent, those that need their person included. */
    waitingCount: (userId: number) => waitingCount(reading, userId),

    /** New claim, on an incident that may not have been sent yet; durable on this device when the promise resolves. */
    saveClaim: (claim: NewClaim) => saveClaim(context, claim),
    /** Changes a claim, sent or not: its content, the answer to its question, a contest. Durable when resolved. */
    saveClaimEdit: (edit: ClaimEdit) => saveClaimEdit(context, edit),
    /** After a conflict: this device's version of the claim replaces the server's, knowingly. */
    keepMineClaim: (userId: number, id: number) => keepMineClaim(context, userId, id),
    /**
     * Gives up a change to a claim the server has, or a second claim refused with `claim-exists`; offer exportClaims
     * first. Every other new claim is never given up.
     */
    discardClaimEdit: (userId: number, id: number) => discardClaimEdit(context, userId, id),
    /** After `claim-exists`: files it all the same. */
    confirmSecondClaim: (userId: number, id: number) => confirmSecondClaim(context, userId, id),
    /** Sends a claim and its files again that the server refused, unchanged. */
    retryClaim: (userId: number, id: number) => sync.retryClaim(userId, id),
    /** Last known claims of the server with what this device holds laid over them, newest first. */
    listClaims: (userId: number) => listClaims(reading, userId),
    /** One claim; a negative id still finds it after it was sent. Null when the device knows nothing of it. */
    getClaim: (userId: number, id: number) => getClaim(reading, userId, id),
    /** Keeps a file for a line of the checklist at once, under a draft's `localId` or a claim's id. Throws away: removeFile. */
    addClaimFile: (file: ClaimFileToKeep) => addClaimFile(context, file),
    /** Files of a claim or draft that wait here, in the order they were chosen. */
    listClaimFiles: (userId: number, claimId: number) => listClaimFiles(context, userId, claimId),

    /** A talk that was held and closed; durable on this device when the promise resolves. It is never changed. */
    saveTalk: (talk: NewTalk) => saveTalk(context, talk),
    /**
     * Opens a talk that the server refused as a draft again, to be put right. False: nothing to open, or a draft of this kind
     * is under way.
     */
    reopenTalk: (draft: Parameters<typeof reopenTalk>[1]) => reopenTalk(context, draft),
    /** Sends a talk again that the server refused, unchanged. */
    retryTalk: (userId: number, id: number) => sync.retryTalk(userId, id),
    /** The server's last list with what this device holds laid over it, the newest first. */
    listTalks: (userId: number) => listTalks(reading, userId),
    /** One of those held on this device, by any of its ids; null when it was held elsewhere. */
    getTalk: (userId: number, id: number) => getTalk(reading, userId, id),

    /** Forms that are not finished: load, save (the first save names the report), discard, list. */
    drafts: openDrafts(context),
    answers: {
      read: (userId: number, path: string) => readAnswer(context, userId, path),
      write: (answer: { userId: number; path: string; body: unknown }) => writeAnswer(context, answer),
    },
    /** GET with the device's copy as fallback. Throws AnswerRefusedError or NoAnswerError. */
    refreshAnswer: <Body>(options: RefreshOptions<Body>) => refreshAnswer(context, options),

    /** Sends what waits, now. The summary is for the toast of the Sync button: what was refused before counts too. */
    sync: async (): Promise<SyncSummary> => {
      const result = await sync.sendNow();
      if (result.kind !== 'success') return result;
      const person = await currentUser(context).catch(() => null);
      const needsYou = person === null ? 0 : await waitingCount(reading, person.id).catch(() => 0);
      return needsYou === 0 ? result : { ...result, kind: 'partial', needsYou, failed: 0, reachable: true };
    },
    /** Sends what waits where nothing stands in the way. For a server that can be reached again. */
    sendSoon: sync.sendSoon,
    /** Keeps what is said once (an action, a change of one, its photo, a comment, answers about an incident), all of it or nothing; durable when resolved. */
    post: (userId: number, items: readonly Posted[]) => post(context, { userId, items }),
    /** What was posted here, in order: what waits, and what the server took in the last days. */
    outbox: (userId: number) => itemsOf(context, userId),
    /** Sends again what the server refused in a thread, unchanged. */
    retryThread: (userId: number, thread: string) => retryThread(context, userId, thread),
    /** Gives up what the server refused in a thread, and what waits behind it. */
    discardThread: (userId: number, thread: string) => discardThread(context, userId, thread),

    /** Calls back with how many reports, claims and talks have gone out by themselves after they had waited. */
    onSentByItself: sync.onSentByItself,
    /** Sends a report and its files again that the server refused, unchanged. */
    retry: sync.retry,
    /** Engine state, for useSyncExternalStore: the same object until it changes. */
    syncState: sync.state,
    /** Starts the triggers (now, online, visible, saves, other tabs, retry timer). Returns what stops them. */
    start: sync.start,

    /** A zip of the reports with their photos; without `ids` all that wait: reports, claims, talks, and loose files. */
    exportReports: async (userId: number, ids?: readonly number[]) =>
      await (await import('./records/export-records.ts')).exportReports(reading, userId, ids),
    /** A zip of these claims with the files of their checklists that wait here. */
    exportClaims: async (userId: number, ids: readonly number[]) =>
      await (await import('./records/export-records.ts')).exportClaims(reading, userId, ids),
    /** A zip of one talk that was held on this device. */
    exportTalk: async (userId: number, id: number) =>
      await (await import('./records/export-records.ts')).exportTalk(reading, userId, id),
    /** Deletes cached answers, kept documents and copies of sent reports. Never what waits, never a draft. */
    clearCachedData: async (userId: number) => {
      await clearCachedData(context, userId);
      context.changes.tell({ type: 'changed' });
    },
    /** Safety documents kept on this phone. Only their screens load what it needs. */
    documents,
    /** Bytes used and available, and whether the browser promised to keep them. */
    storageUsage: context.quota.estimate,
    requestPersistence: context.quota.requestPersistence,

    /** Opens what is kept on the device, which takes a while the first time. Never rejects. */
    open: async (): Promise<void> => {
      const nothing = async () => undefined;
      const { crew, answers, documents: kept } = context;
      await Promise.allSettled([crew(nothing), answers(nothing), kept(nothing)]);
    },

    /** After sign-in: the app opens without signal, and the engine knows whose records to send. */
    rememberUser: rememberUser(context),
    /** At the start of the app, for the person it opens with. */
    confirmUser: confirmUser(context),
    /** At sign-out. What waits and unfinished forms stay; nothing else of anybody does. */
    forgetUser: forgetUser(context),
    /** Who used the app last on this device, or null. */
    currentUser: () => currentUser(context),

    /** Called after anything on the device or in the sync state changed, in any tab. */
    subscribe: context.changes.subscribe,
    /** For tests: lets go of the other tabs. */
    close: context.changes.close,
  };
}

export type Device = ReturnType<typeof createDevice>;

/** The device of this browser. Opens nothing before its first use. */
export const device: Device = createDevice();

export { AnswerRefusedError } from './databases/cached-answers.ts';
export type { ReportBesides, StoredDraft as Draft } from './databases/stored-records.ts';
export type { DeviceParts } from './browser-parts.ts';
export type { KeptDocument } from './documents/keep-documents.ts';
export type { WaitingFile } from './files/keep-files.ts';
export type { WaitingClaimFile } from './files/keep-claim-files.ts';
export type { ClaimEntry } from './claims/overlay-claims.ts';
export type { IncidentEntry } from './records/overlay-incidents.ts';
export { asFullTalk } from './talks/read-talks.ts';
export type { FullTalk, TalkEntry } from './talks/read-talks.ts';
export type { RecordState } from './records/record-state.ts';
export { talkDraftKind } from './talks/save-talk.ts';
export { DeviceSaveError } from './databases/save-error.ts';
export type { SyncState, SyncSummary } from './engine/sync-states.ts';
export type {
  ActionName,
  AnsweredFacts,
  ChangedPeople,
  IncidentName,
  OutboxItem,
} from './databases/outbox-db.ts';
