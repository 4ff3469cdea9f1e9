import type { ProblemCode } from '@tailboard/contract/problems.ts';
import type { FastifyRequest } from 'fastify';
import type { ProblemError } from './problem.ts';
import { readId } from './validate.ts';

/** Events of the security log. Add whatever else shows an attack. */
export const securityEvents = [
  'signed-in',
  'signed-out',
  'sign-in-failed',
  'sign-in-limited',
  'second-factor-changed',
  'sessions-ended',
  'password-changed',
  'role-changed',
  'crew-changed',
  'deactivated',
  'reactivated',
  'person-added',
  'people-imported',
  'refused',
  'cross-site',
  'rate-limited',
  'exported',
] as const;

type SecurityEvent = (typeof securityEvents)[number];

/** Further fields of a line: ids, numbers and our own words, never input of a user. */
type Details = {
  /** The account concerned, if it is not the caller's: its id, or `unknown` for an unknown username. */
  account?: number | 'unknown';
  code?: ProblemCode;
  status?: number;
  /** Id of the requested record. */
  record?: number | null;
  role?: string;
  people?: number;
};

const REFUSALS: Partial<Record<ProblemCode, SecurityEvent>> = {
  'wrong-credentials': 'sign-in-failed',
  'wrong-code': 'sign-in-failed',
  'passkey-refused': 'sign-in-failed',
  'wrong-password': 'sign-in-failed',
  'too-many-sign-ins': 'sign-in-limited',
  'cross-site': 'cross-site',
  'too-many-requests': 'rate-limited',
  'not-allowed': 'refused',
  'own-claim': 'refused',
  'other-user-signed-in': 'refused',
};

/**
 * Writes one line of JSON to standard output: user, IP address, route, request id. Independent of LOG_LEVEL.
 * The route is the pattern, so that no part of a requested URL is logged.
 */
export function logSecurity(request: FastifyRequest, event: SecurityEvent, details: Details = {}): void {
  if (!request.server.context.config.securityLog || isAnonymous(request)) return;
  const { viewer, ip, method, id } = request;
  const line = {
    time: new Date().toISOString(),
    log: 'security',
    event,
    userId: viewer?.id ?? null,
    username: viewer?.username ?? null,
    address: ip,
    method,
    route: request.routeOptions.url ?? null,
    requestId: id,
    ...details,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const isAnonymous = (request: FastifyRequest) => request.routeOptions.config.anonymous === true;

/** Logs a refusal that may be part of an attack. The error handler calls it for every problem. */
export async function logRefusal(request: FastifyRequest, problem: ProblemError): Promise<void> {
  const { code, status, options } = problem;
  const event = options.hidden === true ? 'refused' : REFUSALS[code];
  if (event === undefined || !request.server.context.config.securityLog || isAnonymous(request)) return;
  if (event === 'rate-limited' && !isFirstThisMinute(callerOf(request))) return;
  const { id } = (request.params ?? {}) as { id?: string };
  const record = id === undefined ? {} : { record: readId(id) };
  const account = event.startsWith('sign-in') ? { account: await accountTried(request) } : {};
  logSecurity(request, event, { code, status, ...record, ...account });
}

/** The key of rate limits: the signed-in user, else the IP address. */
export const callerOf = ({ viewer, ip }: FastifyRequest): string =>
  viewer === null ? ip : `user ${viewer.id}`;

const MINUTE_MS = 60_000;
const loggedInMinute = new Map<string, number>();

/** One line a minute is enough for a caller above the rate limit. */
function isFirstThisMinute(caller: string): boolean {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (loggedInMinute.get(caller) === minute) return false;
  if (loggedInMinute.size >= 10_000) loggedInMinute.clear();
  loggedInMinute.set(caller, minute);
  return true;
}

/**
 * The account of the typed username. The username itself is not logged: it may be a password in the wrong
 * field.
 */
async function accountTried(request: FastifyRequest): Promise<number | 'unknown'> {
  const { username } = (request.body ?? {}) as { username?: unknown };
  if (typeof username !== 'string') return 'unknown';
  try {
    return (await request.server.accountOf(username.trim().toLowerCase())) ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
