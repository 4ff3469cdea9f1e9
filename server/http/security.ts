import helmet from '@fastify/helmet';
import type { App } from './app-types.ts';
import { ProblemError } from './problem.ts';
import { inlineHashes } from './web-app.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Sets security headers on every answer, and refuses cross-site changes. */
export async function addSecurity(app: App): Promise<void> {
  const { tileUrl, publicUrl, trustedProxies } = app.context.config;
  const isHttps = publicUrl?.startsWith('https://') === true;
  const tiles = tileUrl?.startsWith('http') === true ? [new URL(tileUrl.replaceAll(/[{}]/g, '')).origin] : [];
  const inline = inlineHashes();
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inline.scripts],
        // Leaflet and Radix need style attributes. Style elements stay forbidden except the built one.
        styleSrc: ["'self'", ...inline.styles],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...tiles],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    // The public tile server requires a referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });

  // Answers contain personal data, so no cache stores them unless they set a lifetime. The device keeps its
  // own copies and sends If-None-Match, which needs no browser cache
  // (web/src/offline/databases/cached-answers.ts).
  app.addHook('onSend', async (request, reply) => {
    if (isApi(request.url) && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
  });

  app.addHook('onRequest', async (request, reply) => {
    // Plain HTTP by the proxy's header: pages redirect to https, calls are refused, so that no client relies
    // on a redirect that sends its cookies twice. Without the header the protocol is unknown.
    const isProxied = trustedProxies > 0 && request.headers['x-forwarded-proto'] !== undefined;
    if (isHttps && isProxied && request.protocol === 'http' && request.url !== '/api/health') {
      if (isApi(request.url)) throw new ProblemError('needs-https');
      return reply.redirect(`${new URL(publicUrl).origin}${request.url}`, 308);
    }
    void reply.header('permissions-policy', 'geolocation=(self), camera=(self), microphone=(self)');
    if (SAFE_METHODS.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ProblemError('cross-site');
    const { origin } = request.headers;
    if (origin !== undefined && !isOurs(origin, request.host, publicUrl))
      throw new ProblemError('cross-site');
  });
}

const isApi = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/docs');

/** The host of the request, or the configured public URL. */
function isOurs(origin: string, host: string, publicUrl: string | null): boolean {
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
