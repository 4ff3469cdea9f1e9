import { problemSchema } from '@tailboard/contract/problems.ts';
import { z } from 'zod';
import { noteSilence } from '../../api/reach.ts';
import type { DeviceParts } from '../browser-parts.ts';

/** A newer server may know codes that this version of the app does not; they are shown by their sentence. */
export const refusalSchema = problemSchema.extend({ code: z.string() });
export type Refusal = z.infer<typeof refusalSchema>;

/** What became of a request. */
export type CallResult =
  | { kind: 'ok'; body: unknown }
  /** Our own server said no, for a reason that a repeat does not change. */
  | { kind: 'refused'; problem: Refusal }
  | { kind: 'signed-out' }
  | { kind: 'other-user' }
  | NotNow;

/** No answer, half an answer, somebody else's answer (status null), or an answer that says later. Worth a repeat. */
export type NotNow = { kind: 'not-now'; retryAfterMs: number | null; status: number | null };

/** Statuses that mean later, not no. */
const LATER = new Set([408, 425, 429]);
/** Codes of who has to do something at sign-in first: as long as that is not done, nobody is signed in. */
const UNTIL_SET_UP = new Set(['password-change-required', 'second-factor-required']);
/** Codes that mean that the request was damaged on its way. */
const DAMAGED = new Set(['malformed-json', 'malformed-upload']);
/** A Retry-After longer than this is taken for a mistake, ms. */
const LONGEST_WAIT_MS = 3_600_000;
/** Time any request may take, and the slowest line counted on (a bad 2G line carries about 5 kB/s): ms, bytes a ms. */
const BASE_TIMEOUT_MS = 30_000;
const SLOWEST_BYTES_PER_MS = 5;

export type Call = {
  path: string;
  headers: Record<string, string>;
  body: BodyInit;
  /** Of the body; decides how long the request may take. */
  bytes: number;
};

/**
 * POSTs and judges the answer. A captive portal or a proxy may answer anything with any status, so only an answer in
 * the shape of the contract is a yes or a no of the server; everything else is as if there had been none.
 */
export async function callServer(
  { fetch, baseUrl, timeoutSignal, now }: Pick<DeviceParts, 'fetch' | 'baseUrl' | 'timeoutSignal' | 'now'>,
  { path, headers, body, bytes }: Call,
): Promise<CallResult> {
  const signal = timeoutSignal(Math.ceil(BASE_TIMEOUT_MS + bytes / SLOWEST_BYTES_PER_MS));
  try {
    const reply = await fetch(baseUrl + path, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body,
      signal,
      credentials: 'same-origin',
      redirect: 'error',
    });
    const text = await reply.text();
    const retryAfterMs = readRetryAfter(reply.headers.get('retry-after'), now());
    return judge({ status: reply.status, answer: parseJson(text), retryAfterMs });
  } catch {
    void noteSilence();
    return { kind: 'not-now', retryAfterMs: null, status: null };
  }
}

type Answer = { status: number; answer: unknown; retryAfterMs: number | null };

/** The meaning of an answer; the single records of a batch are judged alike. */
export function judge({ status, answer, retryAfterMs }: Answer): CallResult {
  const notNow: NotNow = { kind: 'not-now', retryAfterMs, status };
  if (status >= 200 && status < 300) return answer === undefined ? notNow : { kind: 'ok', body: answer };
  if (status >= 500 || LATER.has(status)) return notNow;
  const problem = refusalSchema.safeParse(answer);
  if (!problem.success || problem.data.status !== status || DAMAGED.has(problem.data.code)) return notNow;
  if (status === 401 || UNTIL_SET_UP.has(problem.data.code)) return { kind: 'signed-out' };
  if (problem.data.code === 'other-user-signed-in') return { kind: 'other-user' };
  return { kind: 'refused', problem: problem.data };
}

/** Seconds or a date, as ms from now; null when there is none that makes sense. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const ms = /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), LONGEST_WAIT_MS);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
