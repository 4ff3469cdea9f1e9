import type { Incident } from '@tailboard/contract/incidents.ts';
import type { FieldError } from '@tailboard/contract/problems.ts';
import type { StoredIncident, StoredProblem, StoredSend } from './device-records.ts';
import type { Progress } from './sync-states.ts';

/** What a person can do about a record that needs them. There is always a way that keeps the content. */
export type Remedy =
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
      about: 'report' | 'claim' | 'file';
      /** The server's sentence. */
      reason: string;
      code: string;
      errors: readonly FieldError[];
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
  /** The device's record, or null where only its files wait. */
  record: StoredIncident | null;
  /** Files that wait. */
  waitingFiles: number;
  /** What the server said against the record and its files. */
  sends: readonly StoredSend[];
  progress: Progress | undefined;
};

/** The one rule by which a record gets its state. */
export function recordStateOf({ record, waitingFiles, sends, progress }: RecordFacts): RecordState {
  if (progress !== undefined) return { kind: 'sending', ...progress };
  const pending = record?.syncStatus === 'pending';
  const refused = sends.find(
    (send) => send.of === 'incident' && pending && send.revision === record.revision && send.problem !== null,
  );
  if (refused?.problem) {
    const { detail, code, errors, current } = refused.problem as StoredProblem<Incident>;
    const known = record !== null && record.id > 0;
    const remedies: Remedy[] =
      current === null ? ['edit', 'retry', 'export'] : ['keep-mine', 'edit', 'export'];
    if (known || current !== null) remedies.push('discard-edit');
    return { kind: 'needs-you', about: 'report', reason: detail, code, errors, current, files: [], remedies };
  }
  const refusedFiles = sends.filter((send) => send.of === 'file' && send.problem !== null);
  const problem = refusedFiles[0]?.problem;
  if (problem) {
    return {
      kind: 'needs-you',
      about: 'file',
      reason: problem.detail,
      code: problem.code,
      errors: problem.errors,
      current: null,
      files: refusedFiles.map((send) => send.id),
      remedies: ['retry', 'export', 'remove-file'],
    };
  }
  return pending || waitingFiles > 0 ? { kind: 'saved' } : { kind: 'on-server' };
}
