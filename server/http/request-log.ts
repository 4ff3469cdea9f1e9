import { LogController } from 'fastify';

/**
 * At LOG_LEVEL=info each call of the API is a line with the caller's address. Reports without a name and the pages they are
 * sent from are none: /r/{code}, the files of the web app, everything under /api/observations.
 */
export const requestLog = new LogController({
  disableRequestLogging: ({ url }: { url?: string }) => !isLogged(url ?? ''),
});

const isLogged = (url: string) => url.startsWith('/api/') && !/^\/api\/observations(?:$|[/?])/.test(url);
