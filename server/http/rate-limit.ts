import rateLimit from '@fastify/rate-limit';
import type { App } from './app-types.ts';
import { ProblemError } from './problem.ts';
import { callerOf } from './security-log.ts';

/**
 * Rate limit for each person (each IP address without a session), counted by each server. Sign-in attempts
 * are limited across servers, in the database. Costly calls (analysis, search, answers, reading aloud,
 * documents) share a lower limit.
 */
export async function addRateLimit(app: App): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: app.context.config.rateLimitPerMinute,
    timeWindow: 60_000,
    hook: 'preParsing',
    keyGenerator: callerOf,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, context) =>
      new ProblemError('too-many-requests', { retryAfter: Math.ceil(context.ttl / 1000) }),
  });

  const countCostly = app.createRateLimit({
    max: app.context.config.costlyPerMinute,
    timeWindow: 60_000,
    keyGenerator: callerOf,
  });
  app.addHook('preParsing', async (request) => {
    if (request.routeOptions.config.costly !== true) return;
    const counted = await countCostly(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw new ProblemError('too-many-requests', { retryAfter: counted.ttlInSeconds });
  });
}
