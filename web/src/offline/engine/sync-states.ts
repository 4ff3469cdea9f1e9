/** Where the engine is. `progress` is keyed by the record's clientRef (by its id where the device holds no record). */
export type SyncState = {
  readonly phase:
    | 'idle'
    /** Requests are under way, in this or another tab. */
    | 'sending'
    /** Something waits and the next attempt has its time. */
    | 'waiting'
    /** The session ended: nothing is sent until somebody signs in. */
    | 'signed-out'
    /** The server knows another person in this browser than the one whose records wait. */
    | 'other-user';
  readonly progress: ReadonlyMap<string, Progress>;
};

/** Parts of one report (the record and its files) that this run has sent, and has to send. */
export type Progress = { readonly done: number; readonly total: number };

export const idleState: SyncState = { phase: 'idle', progress: new Map() };

/** How a run ended; the screens say it in the words of spec section 8. */
export type SyncSummary =
  /** Nothing waits any more. */
  | { kind: 'success'; sent: number }
  /** Some was refused (`needsYou`) or could not be delivered (`failed`). `reachable` is false when no answer came at all. */
  | { kind: 'partial'; sent: number; needsYou: number; failed: number; reachable: boolean }
  | { kind: 'signed-out' | 'other-user' | 'already-running' | 'offline' }
  /** The device itself failed. */
  | { kind: 'exception'; message: string };
