import { TIME_ZONE_HEADER } from '@tailboard/contract/time-zone-header.ts';
import { timeZoneSchema } from '@tailboard/contract/time-zone.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findViewer, type Viewer } from '../auth/public.ts';
import { ProblemError } from './problem.ts';

/** Finds out who sends each API request, and refuses whom the route's `config.access` does not admit. */
export function addViewer(app: FastifyInstance, secret: string): void {
  app.decorateRequest('viewer', null);
  app.decorate('viewerNow', (request: FastifyRequest) =>
    findViewer({ db: app.house.db, secret, cookieHeader: request.headers.cookie }),
  );

  app.addHook('onRoute', (route) => {
    // The description's own pages come from a plugin and read nothing but the description.
    const described = route.url.startsWith('/api/docs');
    if (route.url.startsWith('/api/') && !described && route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} does not state who may call it`);
    }
  });

  app.addHook('onRequest', async (request) => {
    const { access, looksUpNobody } = request.routeOptions.config;
    if (access === undefined || looksUpNobody === true) return;
    const viewer = await findViewer({ db: app.house.db, secret, cookieHeader: request.headers.cookie });
    request.viewer = viewer === null ? null : { ...viewer, timeZone: zoneOf(request) };
    if (access === 'public') return;
    if (request.viewer === null) throw new ProblemError('not-signed-in');
    if (access === 'admin' && request.viewer.role !== 'admin') throw new ProblemError('not-allowed');
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
