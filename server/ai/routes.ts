import { modelUsageListSchema } from '@tailboard/contract/models.ts';
import type { Models } from './models.ts';
import type { App } from '../http/app-types.ts';

/** What the models have done and used since this server was started. Figures only. */
export async function modelRoutes(app: App, { models }: { models: Models }): Promise<void> {
  app.get(
    '/api/ai/usage',
    { config: { access: 'admin' }, schema: { tags: ['ai'], response: { 200: modelUsageListSchema } } },
    () => models.usage(),
  );
}
