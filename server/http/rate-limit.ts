import rateLimit from '@fastify/rate-limit';
import type { App } from './app-types.ts';
import { ProblemError } from './problem.ts';
import { callerOf } from './security-log.ts';

/**
 * Requests a minute per person (per address where nobody is signed in), counted by each server for itself. Sign-in attempts are
 * counted apart and across servers, in the database. Costly calls (analysis, search, answers, reading aloud, documents) have a
 * lower limit of their own, all of them together.
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

  const countCostly = app.createRateLimit({
    max: app.house.config.costlyPerMinute,
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
