import type { SessionUser } from '@tailboard/contract/auth.ts';
import type { ClaimDocumentKey, ClaimStatus } from '@tailboard/contract/claim-terms.ts';
import type { Claim, ClaimContent } from '@tailboard/contract/claims.ts';
import type {
  Incident,
  IncidentContent,
  IncidentStatus,
  IncidentType,
} from '@tailboard/contract/incidents.ts';
import type { FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { AskedFact } from '@tailboard/contract/incident-facts.ts';
import type { InjuredPerson, Witness } from '@tailboard/contract/incident-people.ts';
import type { Media, MediaCapture } from '@tailboard/contract/media.ts';
import type { FieldError } from '@tailboard/contract/problems.ts';
import type { WrittenSentence } from '@tailboard/contract/sentence.ts';
import type { CloseTalk, Talk } from '@tailboard/contract/talks.ts';

/** What a person says about an incident together with its status: what is compared with the server's record. */
export type IncidentVersion = IncidentContent & { status: IncidentStatus };

/** A negative id under which a record was begun on this phone, and by whom. Its files carry that id for ever. */
export type LocalName = { userId: number; localId: number };

/** What names a record before the server has given it an id. */
export type LocalIdentity = { clientRef: string; localId: number };

/**
 * What every record made or changed on this device carries. `id` is negative until the server has given one. `userId`
 * is whose unsent (or last sent) change this is; nobody else ever sees or sends it.
 */
type StoredRecord<Version> = {
  id: number;
  recordVersion: 1;
  userId: number;
  clientRef: string;
  syncStatus: 'pending' | 'synced';
  /** Counts the saves on this device. A reply to an older revision does not make the newer one sent. */
  revision: number;
  /** For a pending change of a record the server has: the `updatedAt` it was based on. Null for a new record. */
  baseUpdatedAt: string | null;
  /** What earlier revisions said since the server last agreed; any of them may have reached it with its reply lost. */
  earlier: Version[];
  /** Local ids that mean this record; an array because two people on one phone may each have made a part of it. */
  madeAs: LocalName[];
  /** Person who reported or filed it; null while only this device knows it. */
  authorId: number | null;
  reportedBy: string | null;
  createdAt: string;
  updatedAt: string;
};

/** What its person said beside a new report; it travels with the report and is changed by calls of its own afterward. */
export type ReportBesides = {
  facts?: Partial<Record<AskedFact, FactValue>>;
  people?: readonly InjuredPerson[];
  witnesses?: readonly Witness[];
  supervisorTold?: boolean;
};

/** crew-app-db.incidents: what was made or changed on this device. */
export type StoredIncident = IncidentVersion &
  StoredRecord<IncidentVersion> & { media: Media[]; besides?: ReportBesides };

/** What a person says in a claim, with what they say once: an answer to the open question, why they contest. */
export type ClaimVersion = ClaimContent & {
  status: ClaimStatus;
  /** Whether the person changes the status; otherwise it is only the one they found. */
  movesStatus: boolean;
  answer: string | null;
  contestReason: string | null;
};

/** crew-app-db.claims: what was filed or changed on this device. */
export type StoredClaim = ClaimVersion &
  StoredRecord<ClaimVersion> & {
    /** Negative while its incident has not been sent. */
    incidentId: number;
    /** Names an incident that was made on a device; the server finds it by this. */
    incidentClientRef: string | null;
    claimType: IncidentType;
    /** Whether its person wants it beside an earlier claim on the same incident. */
    confirmSecond: boolean;
    /** The claim as the server last sent it; null while it has none. */
    known: Claim | null;
  };

/**
 * crew-app-db.mediaUploads: a file that the server has not confirmed yet. `incidentId` is never rewritten; for a file of
 * a claim's checklist it is the claim's name (claim-names.ts), which no incident has, so that it is never sent as the
 * incident's.
 */
export type StoredFile = {
  /** Given by the store. */
  id?: number;
  recordVersion: 1;
  userId: number;
  clientRef: string;
  incidentId: number;
  fileName: string;
  fileType: string;
  /** Bytes. */
  size: number;
  /** As it was chosen, not encoded. */
  file: Blob;
  addedAt: string;
  /** What this phone noted when the file was taken or chosen. */
  capture?: Omit<MediaCapture, 'clockAheadMs'>;
  /** Of a file of a claim: the claim's id when the file was added, and the line of its checklist. */
  claimId?: number;
  documentKey?: ClaimDocumentKey;
};

/** crew-app-db.user, id 1: who used the app last on this device. */
export type StoredUser = { id: 1; recordVersion: 1; user: SessionUser };

/** crew-app-db.drafts: a form that is not finished. Its files lie in mediaUploads under `localId`. */
export type StoredDraft = {
  recordVersion: 1;
  userId: number;
  /** Which form, e.g. `incident-wizard` or `incident-12`. */
  kind: string;
  clientRef: string;
  localId: number;
  step: string;
  values: unknown;
  updatedAt: string;
};

/** tailboard-answers.answers: the last answer of the server to a GET of this person. */
export type StoredAnswer = {
  recordVersion: 1;
  userId: number;
  path: string;
  body: unknown;
  etag: string | null;
  at: string;
};

/** Why a record or file cannot be sent without its person. */
export type StoredProblem<Current = Incident | Claim> = {
  status: number;
  code: string;
  detail: string;
  errors: FieldError[];
  /** Of `detail` and `errors`; none of a refusal that was kept before there were codes. */
  sentences?: readonly WrittenSentence[];
  /** With a conflict: the record as the server has it. */
  current: Current | null;
};

/**
 * crew-app-db.refusals: what the server said against a record or file, kept apart so that a refusal never rewrites
 * a Blob. It holds for `revision` only: an edit makes the record ready to be sent again.
 */
export type StoredRefusal = {
  recordVersion: 1;
  of: 'incident' | 'claim' | 'file';
  /** Key of the record or file. */
  id: number;
  userId: number;
  /** Name of the incident or claim it is about; for a file: the incidentId it lies under. */
  incidentId: number;
  revision: number;
  problem: StoredProblem | null;
  /** A new reference for a file whose first one the server holds with other bytes. */
  clientRef: string | null;
  at: string;
};

/** Why the server did not take a talk. */
type TalkProblem = {
  code: string;
  detail: string;
  errors: FieldError[];
  sentences?: readonly WrittenSentence[];
};

/** crew-app-db.talks: a talk that was closed on this device. What was signed is never changed here. */
export type StoredTalk = {
  recordVersion: 1;
  userId: number;
  clientRef: string;
  /** Negative; names the talk in addresses until the server has given an id. */
  localId: number;
  /** Name of the person who held it. */
  heldBy: string;
} & (
  | {
      syncStatus: 'pending';
      talk: CloseTalk;
      /** As they were asked, for the record on this phone. */
      questions: Talk['questions'];
      /** Of the talk's own texts; none of a talk that was closed before there were codes. */
      sentences?: readonly WrittenSentence[];
      problem: TalkProblem | null;
    }
  | {
      syncStatus: 'synced';
      /** As the server holds it. */
      known: Talk;
    }
);

export type PendingTalk = Extract<StoredTalk, { syncStatus: 'pending' }>;
