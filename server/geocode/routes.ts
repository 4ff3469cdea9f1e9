import { reverseGeocodeQuerySchema, reverseGeocodeSchema } from '@tailboard/contract/geocode.ts';
import type { App } from '../http/app-types.ts';
import { addressFinder } from './reverse-geocode.ts';

/** Signed-in people ask for the address of a place; the browser itself never speaks to a geocoder. */
export async function geocodeRoutes(app: App): Promise<void> {
  const { db, config } = app.context;
  const findAddress = addressFinder({
    db,
    log: app.log,
    geocoderUrl: config.geocoderUrl,
    userAgent: `Tailboard/0.1.0${config.publicUrl === null ? '' : ` (+${config.publicUrl})`}`,
  });
  app.get(
    '/api/geocode/reverse',
    {
      config: { access: 'signed-in' },
      schema: {
        tags: ['geocode'],
        querystring: reverseGeocodeQuerySchema,
        response: { 200: reverseGeocodeSchema },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return findAddress({ latitude: request.query.lat, longitude: request.query.lng });
    },
  );
}
