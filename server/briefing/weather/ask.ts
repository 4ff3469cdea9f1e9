import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** Ms for one question with all its tries; facts: at most 3 tries inside about 10 s. */
const BUDGET_MS = 10_000;
/** Ms after which one try is given up. */
const TRY_MS = 4_000;
/** Ms before the second and the third try. */
const DELAYS_MS: readonly number[] = [1_000, 3_000];
/** An hourly forecast of a week has about 130 kB, the alerts of a place far less. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/** `unchanged`: 304, what is kept still holds. `lastModified`: for the next question. */
export type Answer =
  Readonly<{ unchanged: true }> | Readonly<{ unchanged: false; body: unknown; lastModified: string | null }>;

/** Thrown when a service gave no answer that can be used. `status` null: none at all, or one that cannot be read. */
export class AskFailure extends Error {
  readonly status: number | null;
  /** Last part of the `type` of a problem+json, e.g. `InvalidPoint`. */
  readonly problem: string | null;

  constructor(
    message: string,
    options: { status?: number | null; problem?: string | null; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = options.status ?? null;
    this.problem = options.problem ?? null;
  }
}

type Question = Readonly<{
  url: URL;
  userAgent: string;
  accept: string;
  /** Of the answer that is kept; asks only for a newer one. */
  lastModified?: string | null;
  budgetMs?: number;
  delaysMs?: readonly number[];
}>;

/** A failure that another try may mend. `waitMs`: the service said so. */
type Outcome = { answer: Answer } | { failure: AskFailure; again: boolean; waitMs: number | null };

/**
 * Asks a weather service for JSON: at most three tries with growing delays inside the budget, redirects within its own
 * host, no more than 2 MB. Throws an AskFailure.
 */
export async function ask(question: Question): Promise<Answer> {
  const deadline = performance.now() + (question.budgetMs ?? BUDGET_MS);
  const delays = question.delaysMs ?? DELAYS_MS;
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await tryOnce(question, Math.min(TRY_MS, deadline - performance.now()));
    if ('answer' in outcome) return outcome.answer;
    const delay = delays[attempt];
    if (!outcome.again || delay === undefined) throw outcome.failure;
    const wait = Math.max(delay, outcome.waitMs ?? 0);
    // Nothing is gained by waiting for a try that has no time left.
    if (performance.now() + wait >= deadline) throw outcome.failure;
    await sleep(wait);
  }
}

async function tryOnce(question: Question, patienceMs: number): Promise<Outcome> {
  const signal = AbortSignal.timeout(Math.max(1, Math.floor(patienceMs)));
  try {
    const reply = await follow(question, signal);
    if (reply.status === 304) {
      await reply.body?.cancel();
      return { answer: { unchanged: true } };
    }
    const text = await readText(reply);
    if (!reply.ok) return refusal(reply, text);
    const type = reply.headers.get('content-type') ?? 'nothing';
    if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
      return { failure: new AskFailure(`It answered with ${type}`), again: true, waitMs: null };
    }
    const body: unknown = JSON.parse(text);
    return { answer: { unchanged: false, body, lastModified: reply.headers.get('last-modified') } };
  } catch (error) {
    if (error instanceof AskFailure) return { failure: error, again: false, waitMs: null };
    return { failure: new AskFailure('It could not be asked', { cause: error }), again: true, waitMs: null };
  }
}

/** The weather service has redirected coordinates to the right ones; never to another host. */
async function follow(question: Question, signal: AbortSignal): Promise<Response> {
  let { url } = question;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const reply = await fetch(url, {
      redirect: 'manual',
      signal,
      headers: {
        'user-agent': question.userAgent,
        accept: question.accept,
        ...(question.lastModified ? { 'if-modified-since': question.lastModified } : {}),
      },
    });
    const location = reply.headers.get('location');
    if (reply.status < 300 || reply.status === 304 || reply.status >= 400 || location === null) return reply;
    await reply.body?.cancel();
    const next = new URL(location, url);
    if (next.origin !== url.origin)
      throw new AskFailure('It sends us to another host', { status: reply.status });
    url = next;
  }
  throw new AskFailure('It redirects without end');
}

const problemSchema = z.object({ type: z.string() });

function refusal(reply: Response, text: string): Outcome {
  const problem = readProblem(text);
  const failure = new AskFailure(`It answered ${reply.status}${problem === null ? '' : ` ${problem}`}`, {
    status: reply.status,
    problem,
  });
  // A grid that has expired stays so for minutes to hours; a second later it is no better.
  const lasting = problem === 'ForecastGridExpired' || problem === 'ForecastMissingData';
  const again = reply.status === 429 || (reply.status >= 500 && !lasting);
  return { failure, again, waitMs: retryAfterMs(reply.headers.get('retry-after')) };
}

function readProblem(text: string): string | null {
  try {
    return problemSchema.parse(JSON.parse(text)).type.split('/').at(-1) ?? null;
  } catch {
    return null;
  }
}

function retryAfterMs(header: string | null): number | null {
  if (header === null) return null;
  const ms = /^\d{1,6}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

async function readText(reply: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new AskFailure('It answers at too great length');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
