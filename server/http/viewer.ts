import type { SetUp } from '@tailboard/contract/auth.ts';
import type { ProblemCode } from '@tailboard/contract/problems.ts';
import { TIME_ZONE_HEADER } from '@tailboard/contract/time-zone-header.ts';
import { timeZoneSchema } from '@tailboard/contract/time-zone.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';
import type { SignedIn, Viewer } from './signed-in.ts';

const codesOfSetUp: Readonly<Record<SetUp, ProblemCode>> = {
  'new-password': 'password-change-required',
  'second-factor': 'second-factor-required',
  'second-factor-sign-in': 'second-factor-required',
};

type FindSignedIn = (cookieHeader: string | undefined) => Promise<SignedIn | null>;

/**
 * Finds the session of each API request, and refuses callers that the route's `config.access` does not admit.
 */
export function addViewer(app: FastifyInstance, findSignedIn: FindSignedIn): void {
  const find = (request: FastifyRequest) => findSignedIn(request.headers.cookie);
  app.decorateRequest('viewer', null);
  app.decorateRequest('signedIn', null);
  app.decorate('viewerNow', async (request: FastifyRequest) => {
    const signedIn = await find(request);
    return signedIn?.setUp === null ? signedIn.viewer : null;
  });

  app.addHook('onRoute', (route) => {
    // A plugin serves the pages of the description; they show nothing else.
    const described = route.url.startsWith('/api/docs');
    if (route.url.startsWith('/api/') && !described && route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} does not state who may call it`);
    }
  });

  app.addHook('onRequest', async (request) => {
    const { access, skipsSession, duringSetUp } = request.routeOptions.config;
    if (access === undefined || skipsSession === true) return;
    request.signedIn = await find(request);
    const viewer = request.signedIn?.viewer;
    request.viewer = viewer === undefined ? null : { ...viewer, timeZone: zoneOf(request) };
    if (access === 'public') return;
    if (request.signedIn === null) throw new ProblemError('not-signed-in');
    const { setUp } = request.signedIn;
    if (setUp !== null && duringSetUp?.includes(setUp) !== true) throw new ProblemError(codesOfSetUp[setUp]);
    if (access === 'admin' && viewer?.role !== 'admin') throw new ProblemError('not-allowed');
  });
}

/** The time zone that the device sends; an unknown one is ignored. */
const zoneOf = ({ headers }: FastifyRequest): string | undefined =>
  timeZoneSchema.optional().catch(undefined).parse(headers[TIME_ZONE_HEADER]);

/** The signed-in user of a route that is not public. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (request.viewer === null) throw new ProblemError('not-signed-in');
  return request.viewer;
}

/** The session of a route that is not public. */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (request.signedIn === null) throw new ProblemError('not-signed-in');
  return request.signedIn;
}
