import { appConfigSchema } from '@tailboard/contract/app-config.ts';
import { passkeyHost } from './auth/public.ts';
import { demoAccounts } from './demo/demo-accounts.ts';
import type { Models } from './ai/public.ts';
import type { App } from './http/app-types.ts';

const VERSION = '0.1.0';

/** Public: what the login page and the map must know. Passwords are those of the demo crew, in demo mode only. */
export async function appConfigRoutes(app: App, { models }: { models: Models }): Promise<void> {
  const { config } = app.context;
  app.get(
    '/api/app-config',
    { config: { access: 'public' }, schema: { tags: ['app'], response: { 200: appConfigSchema } } },
    async () => ({
      version: VERSION,
      demoAccounts: config.demo
        ? demoAccounts.map(({ username, password, name, role, crewId }) => ({
            username,
            password,
            name,
            role,
            crew: crewId,
          }))
        : [],
      passkeyHost: passkeyHost(config.publicUrl),
      singleSignOn: config.signIn.singleSignOn?.name ?? null,
      tileUrl: config.tileUrl,
      tileAttribution: config.tileAttribution,
      geocoder: config.geocoderUrl !== null,
      analysisReadsMedia: models.can.vision,
      transcription: models.can.transcription,
    }),
  );
}
