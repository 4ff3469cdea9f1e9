import type { ModelFunction } from '@tailboard/contract/models.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelEndpoint } from '../config.ts';
import { limitBody } from './limit-body.ts';
import { ModelUnavailable, type UnavailableReason } from './model-unavailable.ts';
import { countUsage, type Usage } from './usage.ts';
import { isQuotaSpent, waitAsked } from './read-refusal.ts';

/** Tries of one HTTP request, the first included. */
const TRIES = 3;
const FIRST_WAIT_MS = 250;
/** Another try needs at least this much of the budget after waiting. */
const SHORTEST_TRY_MS = 200;
/** So many calls fail in a row before the endpoint is left alone, and for how long; then one call tries. */
const FAILURES_TO_REST = 3;
const REST_MS = 30_000;
/** A key or model that is wrong, and a quota that is spent, do not mend by themselves. */
const REST_WHEN_REFUSED_MS = 60_000;
const REST_WITHOUT_QUOTA_MS = 10 * 60_000;
const LONGEST_REST_MS = 10 * 60_000;
/** A call with a short budget that runs out says little about the endpoint. */
const TELLING_WAIT_MS = 4_000;
/** Calls under way in one server; who comes then gets the built-in answer at once. */
const MOST_AT_A_TIME = 32;

/** One call. It is begun by `Endpoint.begin` and ended once, by `done` or `failed`. */
export type Call = Readonly<{
  signal: AbortSignal;
  /** As the global fetch, with retries inside the budget. Throws ModelUnavailable for whatever is no success. */
  fetch: typeof globalThis.fetch;
  tokens: Usage['tokens'];
  done: () => void;
  /** What to throw. */
  failed: (error: unknown) => ModelUnavailable;
}>;

export type Endpoint = Readonly<{
  settings: ModelEndpoint;
  usage: Usage;
  begin: (options: { budgetMs: number; maxBytes: number; signal?: AbortSignal | undefined }) => Call;
}>;

/** Looks after one function of the operator's model server: time-outs, retries, a rest after failures, what it has used. */
export function watchEndpoint(of: ModelFunction, settings: ModelEndpoint): Endpoint {
  const usage = countUsage(of, settings.model);
  let restsUntil = 0;
  let failures = 0;
  let underWay = 0;
  const rest = (ms: number) => void (restsUntil = Math.max(restsUntil, Date.now() + ms));
  const unavailable = (reason: UnavailableReason, status?: number) =>
    new ModelUnavailable(of, reason, status);

  const ask = async (url: string, init: RequestInit, deadline: number): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      const { reply, wait, status } = await tryOnce(url, init);
      if (reply?.ok === true) return reply;
      const waitMs = wait ?? FIRST_WAIT_MS * 2 ** (attempt - 1) * (1 + Math.random());
      const isLast = attempt === TRIES || Date.now() + waitMs + SHORTEST_TRY_MS > deadline;
      if (isLast) {
        if (wait !== null) rest(Math.min(wait, LONGEST_REST_MS));
        throw unavailable(status === 429 ? 'busy' : 'unreachable', status ?? undefined);
      }
      await sleep(waitMs, undefined, { signal: init.signal ?? undefined });
    }
  };

  const tryOnce = async (url: string, init: RequestInit) => {
    let reply: Response;
    try {
      // Redirected, a key would go to whoever stands there.
      reply = await fetch(url, { ...init, redirect: 'error' });
    } catch (error) {
      if (init.signal?.aborted === true) throw error;
      return { reply: null, wait: null, status: null };
    }
    if (reply.ok) return { reply, wait: null, status: reply.status };
    const { status } = reply;
    const said = await readStart(reply);
    if (status === 429 && isQuotaSpent(said)) {
      rest(REST_WITHOUT_QUOTA_MS);
      throw unavailable('refused', status);
    }
    if (status === 408 || status === 429 || status >= 500) {
      return { reply, wait: waitAsked(reply.headers), status };
    }
    if ([401, 403, 404].includes(status)) rest(REST_WHEN_REFUSED_MS);
    throw unavailable('refused', status);
  };

  return {
    settings,
    usage,
    begin: ({ budgetMs, maxBytes, signal: caller }) => {
      const began = performance.now();
      const deadline = Date.now() + budgetMs;
      const refusal = Date.now() < restsUntil ? 'resting' : underWay >= MOST_AT_A_TIME ? 'busy' : null;
      usage.asked();
      if (refusal !== null) {
        usage.failed(refusal);
        throw unavailable(refusal);
      }
      underWay += 1;
      const budget = AbortSignal.timeout(budgetMs);
      const signal = caller === undefined ? budget : AbortSignal.any([budget, caller]);
      return {
        signal,
        fetch: async (input, init) => {
          const url = input instanceof Request ? input.url : String(input);
          return limitBody(await ask(url, { ...init, signal }, deadline), maxBytes);
        },
        tokens: usage.tokens,
        done: () => {
          underWay -= 1;
          failures = 0;
          usage.answered(performance.now() - began);
        },
        failed: (error) => {
          underWay -= 1;
          const known = findUnavailable(error);
          const reason =
            caller?.aborted === true
              ? 'cancelled'
              : budget.aborted
                ? 'too-slow'
                : (known?.reason ?? 'wrong-answer');
          usage.failed(reason);
          const tells =
            reason === 'unreachable' ||
            (reason === 'too-slow' && performance.now() - began >= TELLING_WAIT_MS);
          if (tells) failures += 1;
          if (failures >= FAILURES_TO_REST) {
            rest(REST_MS);
            // The first call after the rest decides whether there is another.
            failures = FAILURES_TO_REST - 1;
          }
          return known?.reason === reason ? known : unavailable(reason);
        },
      };
    },
  };
}

/** Ours, where the SDK has wrapped it. */
function findUnavailable(error: unknown): ModelUnavailable | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof ModelUnavailable) return at;
  }
  return null;
}

/** As much of a refusal as tells why. */
async function readStart(reply: Response): Promise<string> {
  try {
    return (await limitBody(reply, 64 * 1024).text()).slice(0, 64 * 1024);
  } catch {
    return '';
  }
}
