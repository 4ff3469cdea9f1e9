import type { Claim } from '@tailboard/contract/claims.ts';
import type { Incident, IncidentDetails } from '@tailboard/contract/incidents.ts';
import type { Problem } from '@tailboard/contract/problems.ts';
import { whileAsking } from '../../api/asking.ts';
import { endsWith } from '../../api/ends-with.ts';
import type { DeviceParts } from '../browser-parts.ts';
import type { AnswersStore } from './answers-db.ts';
import type { StoredAnswer } from './stored-records.ts';
import type { DeviceContext } from '../device-context.ts';

/** The lists that incidents and claims are shown from. */
const INCIDENTS_PATH = '/api/incidents';
const CLAIMS_PATH = '/api/claims';

/** An answer to a GET, from the server now or as the device last had it. */
export type RefreshedAnswer<Body> = {
  body: Body;
  /** ISO time at which the server said it. */
  at: string;
  from: 'server' | 'device';
};

export type RefreshOptions<Body> = {
  userId: number;
  /** With its query, e.g. `/api/incidents`. */
  path: string;
  /** Throws when `body` is not what the path answers with (the contract's schema); nothing is kept then. */
  accept: (body: unknown) => Body;
};

/** The server answered, and the answer is no: 401, 403, 404 and the like. The device's copy does not hide that. */
export class AnswerRefusedError extends Error {
  readonly status: number;
  readonly problem: Partial<Problem>;

  constructor(status: number, problem: Partial<Problem>) {
    super(problem.detail ?? `The server answered ${status}.`);
    this.name = 'AnswerRefusedError';
    this.status = status;
    this.problem = problem;
  }
}

/** Neither the server could be reached nor does the device have a copy. */
class NoAnswerError extends Error {
  constructor(cause: unknown) {
    super('There is no connection, and this phone has not loaded this before.', { cause });
    this.name = 'NoAnswerError';
  }
}

/** Ms after which a reader is shown the device's copy rather than nothing. */
const PATIENCE_MS = 10_000;
/** Ms for which the server is not asked because the device is still looking for its copy. */
const DEVICE_PATIENCE_MS = 150;

const pause = ({ setTimer }: Pick<DeviceParts, 'setTimer'>, ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimer(ms, () => resolve(undefined));
  });

/** Reads under way: several parts of a screen ask for the same long list at once. */
const reading = new WeakMap<AnswersStore, Map<string, Promise<StoredAnswer | null>>>();

export async function readAnswer(
  { answers }: Pick<DeviceContext, 'answers'>,
  userId: number,
  path: string,
): Promise<StoredAnswer | null> {
  const mine = reading.get(answers) ?? new Map<string, Promise<StoredAnswer | null>>();
  reading.set(answers, mine);
  const key = `${userId} ${path}`;
  const shared = mine.get(key);
  if (shared) return await shared;
  const read = answers((db) => db.get('answers', [userId, path])).then(
    (stored) => (stored?.recordVersion === 1 ? stored : null),
    () => null,
  );
  mine.set(key, read);
  const stored = await read;
  if (mine.get(key) === read) mine.delete(key);
  return stored;
}

/** Something was written: what is read from now on is not what was being read before. */
export const forgetReading = (answers: AnswersStore): void => void reading.delete(answers);

/** Keeps an answer for reading without signal. A device without room for it still shows the fresh one. */
export async function writeAnswer(
  { answers, parts, signedOut }: Pick<DeviceContext, 'answers' | 'parts' | 'signedOut'>,
  answer: { userId: number; path: string; body: unknown; etag?: string | null },
): Promise<string> {
  const at = new Date(parts.now()).toISOString();
  if (signedOut.now) return at;
  const { etag = null, ...rest } = answer;
  await answers((db) => db.put('answers', { recordVersion: 1, ...rest, etag, at })).catch(() => undefined);
  forgetReading(answers);
  return at;
}

/** Keeps the whole record of an incident, as GET /api/incidents/{id} answers with it. */
export async function writeIncident(
  context: Pick<DeviceContext, 'answers' | 'parts' | 'signedOut'>,
  userId: number,
  incident: IncidentDetails,
): Promise<void> {
  await writeAnswer(context, { userId, path: `${INCIDENTS_PATH}/${incident.id}`, body: incident });
}

/** The incidents of the server's last list; empty when the device has none. */
export async function cachedIncidents(
  context: Pick<DeviceContext, 'answers'>,
  userId: number,
): Promise<Incident[]> {
  return (await cachedList(context, userId, INCIDENTS_PATH)) as Incident[];
}

/** The claims of the server's last list; empty when the device has none. */
export async function cachedClaims(
  context: Pick<DeviceContext, 'answers'>,
  userId: number,
): Promise<Claim[]> {
  return (await cachedList(context, userId, CLAIMS_PATH)) as Claim[];
}

async function cachedList(
  context: Pick<DeviceContext, 'answers'>,
  userId: number,
  path: string,
): Promise<unknown[]> {
  const body = (await readAnswer(context, userId, path))?.body;
  return Array.isArray(body) ? body : [];
}

/**
 * Asks the server, keeps what it says, and answers with the device's copy when the server cannot be reached, is not
 * itself (a captive portal) or fails (5xx, 429). Throws AnswerRefusedError for any other refusal, NoAnswerError when
 * there is no copy either.
 */
export async function refreshAnswer<Body>(
  context: Pick<DeviceContext, 'answers' | 'parts' | 'signedOut'>,
  { userId, path, accept }: RefreshOptions<Body>,
): Promise<RefreshedAnswer<Body>> {
  const { parts } = context;
  const reading = readAnswer(context, userId, path);
  // What the device takes long to find does not keep the server waiting: it is then asked without a copy in hand.
  const early = await Promise.race([reading, pause(parts, DEVICE_PATIENCE_MS)]);
  const { signal, over } = endsWith([whileAsking()], PATIENCE_MS);
  try {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (early?.etag) headers['if-none-match'] = early.etag;
    const reply = await parts.fetch(parts.baseUrl + path, { headers, signal, credentials: 'same-origin' });
    if (reply.status === 304 && early) {
      const at = await writeAnswer(context, early);
      return { body: accept(early.body), at, from: 'server' };
    }
    const body: unknown = JSON.parse(await reply.text());
    if (reply.status >= 400 && reply.status < 500 && reply.status !== 429) {
      throw new AnswerRefusedError(reply.status, body as Partial<Problem>);
    }
    if (!reply.ok) throw new Error(`The server answered ${reply.status}.`);
    const accepted = accept(body);
    const at = await writeAnswer(context, { userId, path, body, etag: reply.headers.get('etag') });
    return { body: accepted, at, from: 'server' };
  } catch (error) {
    if (error instanceof AnswerRefusedError) throw error;
    const stored = await reading;
    if (stored === null) throw new NoAnswerError(error);
    return { body: accept(stored.body), at: stored.at, from: 'device' };
  } finally {
    over();
  }
}
