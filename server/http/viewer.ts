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

/** Finds out who sends each API request, and refuses whom the route's `config.access` does not admit. */
export function addViewer(app: FastifyInstance, findSignedIn: FindSignedIn): void {
  const find = (request: FastifyRequest) => findSignedIn(request.headers.cookie);
  app.decorateRequest('viewer', null);
  app.decorateRequest('signedIn', null);
  app.decorate('viewerNow', async (request: FastifyRequest) => {
    const signedIn = await find(request);
    return signedIn?.setUp === null ? signedIn.viewer : null;
  });

  app.addHook('onRoute', (route) => {
    // The description's own pages come from a plugin and read nothing but the description.
    const described = route.url.startsWith('/api/docs');
    if (route.url.startsWith('/api/') && !described && route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} does not state who may call it`);
    }
  });

  app.addHook('onRequest', async (request) => {
    const { access, looksUpNobody, duringSetUp } = request.routeOptions.config;
    if (access === undefined || looksUpNobody === true) return;
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

/** The zone that the device names; one that this server does not know is as if none were named. */
const zoneOf = ({ headers }: FastifyRequest): string | undefined =>
  timeZoneSchema.optional().catch(undefined).parse(headers[TIME_ZONE_HEADER]);

/** The signed-in person in a route whose access is not public. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (request.viewer === null) throw new ProblemError('not-signed-in');
  return request.viewer;
}

/** Their session. */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (request.signedIn === null) throw new ProblemError('not-signed-in');
  return request.signedIn;
}
