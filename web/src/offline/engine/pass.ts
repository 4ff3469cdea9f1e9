import { withQuickRepeats } from './back-off.ts';
import { callServer, type Call, type CallResult } from './call-server.ts';
import type { DeviceParts } from '../browser-parts.ts';
import type { SyncStore } from './sync-store.ts';
import type { Answered } from './sync-items.ts';

/** What the engine learned about the line and the server; it outlives a run. */
export type Limits = {
  /** Records per request. */
  batch: number;
  /** False once the server or a proxy has refused a gzip body. */
  gzip: boolean;
  /** False once the server has turned out not to know the call that takes several files. */
  together: boolean;
  /** Groups of files in a row that got no answer: small requests come through a line that larger ones do not. */
  lostGroups: number;
};

/** Requests in a row without an answer, each repeated a few times, after which the line counts as dead. */
const DEAD_LINE = 2;

type Stop = 'signed-out' | 'other-user';

/** The tally of one pass over what waits: what went, what did not, and whether it makes sense to go on. */
export type Pass = {
  readonly parts: DeviceParts;
  readonly store: SyncStore;
  readonly userId: number;
  readonly limits: Limits;
  /** Why nothing more may go out for this person: signed out, or somebody else is in, whose cookie it would be. */
  leftBy: () => Promise<Stop | null>;
  /** A request has gone out. */
  underWay: () => void;
  /** Has the answers of one reply written to the device. */
  apply: (answers: Answered[]) => Promise<void>;
  /** A file has been dealt with. */
  done: (progressKey: string, outcome: 'sent' | 'needs-you') => void;
  /** Records that the server asks to send later. */
  failed: (count: number, retryAfterMs: number | null) => void;
  /** A request without an answer that helps. */
  undelivered: (count: number, answer: { retryAfterMs: number | null; status: number | null }) => void;
  stop: (why: Stop) => void;
  stopped: () => boolean;
  readonly tally: Tally;
};

export type Tally = {
  sent: number;
  needsYou: number;
  failed: number;
  retryAfterMs: number | null;
  /** Whether our server gave any answer. */
  reached: boolean;
  stop: Stop | null;
};

export type PassParts = Pick<Pass, 'parts' | 'store' | 'userId' | 'limits' | 'underWay' | 'apply'> & {
  /** Who is signed in at this moment. */
  personNow: () => Promise<number | null>;
  done: (progressKey: string) => void;
};

export function openPass(given: PassParts): Pass {
  const tally: Tally = { sent: 0, needsYou: 0, failed: 0, retryAfterMs: null, reached: false, stop: null };
  let silent = 0;
  const later = (count: number, retryAfterMs: number | null) => {
    tally.failed += count;
    if (retryAfterMs !== null) tally.retryAfterMs = Math.max(tally.retryAfterMs ?? 0, retryAfterMs);
  };
  const heard = () => {
    silent = 0;
    tally.reached = true;
  };
  return {
    ...given,
    tally,
    leftBy: async () => {
      const person = await given.personNow();
      if (person === given.userId) return null;
      return person === null ? 'signed-out' : 'other-user';
    },
    apply: (answers) => {
      heard();
      return given.apply(answers);
    },
    done: (key, outcome) => {
      heard();
      tally[outcome === 'sent' ? 'sent' : 'needsYou'] += 1;
      given.done(key);
    },
    failed: later,
    undelivered: (count, { retryAfterMs, status }) => {
      if (status === null) silent += 1;
      else heard();
      // The server says how long it wants to be left alone: that holds for everything.
      if (retryAfterMs !== null) silent = DEAD_LINE;
      later(count, retryAfterMs);
    },
    stop: (why) => {
      tally.stop = why;
    },
    stopped: () => tally.stop !== null || silent >= DEAD_LINE,
  };
}

/** One request of a pass, with its quick repeats, unless its person has left; `check` says what a reply means. */
export async function callInPass<Meaning extends { kind: string }>(
  pass: Pass,
  call: Call,
  check: (result: CallResult) => Meaning,
) {
  const { parts } = pass;
  return withQuickRepeats(
    parts,
    async () => {
      const left = await pass.leftBy();
      if (left !== null) return { kind: left };
      const reply = callServer(parts, call);
      pass.underWay();
      return check(await reply);
    },
    pass.stopped,
  );
}
