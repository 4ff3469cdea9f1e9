import type { ProblemCode } from '@tailboard/contract/problems.ts';
import type { FastifyRequest } from 'fastify';
import type { ProblemError } from './problem.ts';
import { readId } from './validate.ts';

/** What the security log tells. Add to the list what else somebody who looks for an attack must find. */
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

/** What stands in a line besides who, from where and what: ids, numbers and words of ours, never what a person typed. */
type Details = {
  /** Whose account it is about, where that is not who asks: its id, or `unknown` where there is none of that name. */
  account?: number | 'unknown';
  code?: ProblemCode;
  status?: number;
  /** Id of the record that was asked for. */
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
 * Writes one line of JSON to standard output: who (id and username of whoever is signed in), from where, which route, which
 * request. Independent of LOG_LEVEL. The route is the pattern, so that nothing of an address a person made is told.
 */
export function logSecurity(request: FastifyRequest, event: SecurityEvent, details: Details = {}): void {
  if (!request.server.house.config.securityLog) return;
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

/** Tells what was refused, if it is something that an attack would meet with: the one error handler calls it for every problem. */
export async function logRefusal(request: FastifyRequest, problem: ProblemError): Promise<void> {
  const { code, status, options } = problem;
  const event = options.hidden === true ? 'refused' : REFUSALS[code];
  if (event === undefined || !request.server.house.config.securityLog) return;
  if (event === 'rate-limited' && !isFirstThisMinute(callerOf(request))) return;
  const { id } = (request.params ?? {}) as { id?: string };
  const record = id === undefined ? {} : { record: readId(id) };
  const account = event.startsWith('sign-in') ? { account: await accountTried(request) } : {};
  logSecurity(request, event, { code, status, ...record, ...account });
}

/** Who is counted together: a person, or an address where nobody is signed in. */
export const callerOf = ({ viewer, ip }: FastifyRequest): string =>
  viewer === null ? ip : `user ${viewer.id}`;

const MINUTE_MS = 60_000;
const toldInMinute = new Map<string, number>();

/** Whoever is over the limit sends thousands of requests: one line a minute says it. */
function isFirstThisMinute(caller: string): boolean {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (toldInMinute.get(caller) === minute) return false;
  if (toldInMinute.size >= 10_000) toldInMinute.clear();
  toldInMinute.set(caller, minute);
  return true;
}

/** The account of the username that was typed. The name itself stays out: it may be a password in the wrong field. */
async function accountTried(request: FastifyRequest): Promise<number | 'unknown'> {
  const { username } = (request.body ?? {}) as { username?: unknown };
  if (typeof username !== 'string') return 'unknown';
  try {
    return (await request.server.accountOf(username.trim().toLowerCase())) ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
