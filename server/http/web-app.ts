import fastifyStatic from '@fastify/static';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from './app-types.ts';
import { sendProblem } from './error-handler.ts';
import { ProblemError } from './problem.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const YEAR_SECONDS = 31_536_000;

/** The built web app: files with a hash in their name are kept for a year, all others are asked for each time; any other path is the app's. */
export async function addWebApp(app: App): Promise<void> {
  const built = existsSync(join(webFolder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: webFolder,
      preCompressed: true,
      wildcard: true,
      cacheControl: false,
      index: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        void reply.header(
          'cache-control',
          hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        );
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    const isPage =
      ['GET', 'HEAD'].includes(request.method) && !/^\/api(\/|$)/.test(path) && !/\.\w+$/.test(path);
    if (built && isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return sendProblem(request, reply, new ProblemError('not-found'));
  });
}
