import rateLimit from '@fastify/rate-limit';
import type { App } from './app-types.ts';
import { ProblemError } from './problem.ts';
import { callerOf } from './security-log.ts';

/**
 * Requests a minute per person (per address where nobody is signed in), counted by each server for itself. Sign-in attempts are
 * counted apart and across servers, in the database.
 */
export async function addRateLimit(app: App): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: app.house.config.rateLimitPerMinute,
    timeWindow: 60_000,
    hook: 'preParsing',
    keyGenerator: callerOf,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, context) =>
      new ProblemError('too-many-requests', { retryAfter: Math.ceil(context.ttl / 1000) }),
  });
}
