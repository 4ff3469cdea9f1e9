import type { Claim } from '@tailboard/contract/claims.ts';
import type { Incident } from '@tailboard/contract/incidents.ts';
import { fieldSentence } from '@tailboard/contract/field-message.ts';
import type { FieldError } from '@tailboard/contract/problems.ts';
import type { WrittenSentence } from '@tailboard/contract/sentence.ts';
import type { StoredProblem, StoredRefusal } from '../databases/stored-records.ts';
import type { Progress } from '../engine/sync-states.ts';

/** What a person can do about a record that needs them. There is always a way that keeps the content. */
type Remedy =
  | 'retry'
  | 'edit'
  | 'export'
  | 'keep-mine'
  | 'discard-edit'
  | 'remove-file'
  /** A claim on an incident that has one: it is filed all the same. */
  | 'file-anyway'
  /** A claim whose incident was refused: that one has to be put right. */
  | 'open-incident';

/** The state of one record. Words for it: sync-words.ts. `Current`: a record of its kind as the server sends it. */
export type RecordState<Current = Incident> =
  | { kind: 'saved' }
  | ({ kind: 'sending' } & Progress)
  | { kind: 'on-server' }
  | {
      kind: 'needs-you';
      about: 'report' | 'claim' | 'file' | 'talk';
      /** The server's sentence. */
      reason: string;
      code: string;
      errors: readonly FieldError[];
      /** Of `reason` and `errors`. */
      sentences?: readonly WrittenSentence[] | undefined;
      /**
       * With a conflict: the record as the server has it, to be shown beside this device's. With `claim-exists`: the
       * earlier claim on the incident.
       */
      current: Current | null;
      /** Ids of the files concerned, for listFiles and removeFile. */
      files: readonly number[];
      remedies: readonly Remedy[];
    };

export type RecordFacts = {
  of?: 'incident' | 'claim';
  /** The device's record, or null where only its files wait. */
  record: {
    id: number;
    syncStatus: 'pending' | 'synced';
    revision: number;
    contestReason?: string | null;
  } | null;
  /** Files that wait. */
  waitingFiles: number;
  /** What the server said against the record and its files. */
  refusals: readonly StoredRefusal[];
  progress: Progress | undefined;
  /** For a claim: its incident is not on the server and was refused, so that the claim cannot be sent either. */
  incidentRefused?: boolean;
};

/** The one rule by which a record gets its state. */
export function recordStateOf<Current extends Incident | Claim = Incident>({
  of = 'incident',
  record,
  waitingFiles,
  refusals,
  progress,
  incidentRefused = false,
}: RecordFacts): RecordState<Current> {
  if (progress !== undefined) return { kind: 'sending', ...progress };
  const pending = record?.syncStatus === 'pending';
  const about = of === 'claim' ? of : 'report';
  const refused = refusals.find(
    (refusal) =>
      refusal.of === of && pending && refusal.revision === record.revision && refusal.problem !== null,
  );
  if (refused?.problem && record !== null) {
    // What is said of a record of one kind comes with one of the same kind.
    const { detail, code, errors, sentences, current } = refused.problem as StoredProblem<Current>;
    const remedies = remediesFor(refused.problem, record);
    return {
      kind: 'needs-you',
      about,
      reason: detail,
      code,
      errors,
      sentences,
      current,
      files: [],
      remedies,
    };
  }
  if (pending && incidentRefused) return waitsForIncident;
  const refusedFiles = refusals.filter((refusal) => refusal.of === 'file' && refusal.problem !== null);
  const problem = refusedFiles[0]?.problem;
  if (problem) {
    return {
      kind: 'needs-you',
      about: 'file',
      reason: problem.detail,
      code: problem.code,
      errors: problem.errors,
      sentences: problem.sentences,
      current: null,
      files: refusedFiles.map((refusal) => refusal.id),
      remedies: ['retry', 'export', 'remove-file'],
    };
  }
  return pending || waitingFiles > 0 ? { kind: 'saved' } : { kind: 'on-server' };
}

const ofRefusedIncident = fieldSentence('device.incident-refused');
const waitsForIncident = {
  kind: 'needs-you',
  about: 'claim',
  reason: ofRefusedIncident.text,
  sentences: [ofRefusedIncident],
  code: 'incident-refused',
  errors: [],
  current: null,
  files: [],
  remedies: ['open-incident', 'edit', 'export'],
} as const satisfies RecordState<never>;

function remediesFor(
  { code, current }: StoredProblem,
  { id, contestReason }: NonNullable<RecordFacts['record']>,
): Remedy[] {
  if (code === 'claim-exists') return ['file-anyway', 'edit', 'export', 'discard-edit'];
  if (current === null)
    return id > 0 ? ['edit', 'retry', 'export', 'discard-edit'] : ['edit', 'retry', 'export'];
  // A decided claim takes nothing any more but a contest of its rejection.
  if (current.status === 'approved') return ['export', 'discard-edit'];
  if (current.status === 'rejected' && contestReason == null) return ['edit', 'export', 'discard-edit'];
  return ['keep-mine', 'edit', 'export', 'discard-edit'];
}
