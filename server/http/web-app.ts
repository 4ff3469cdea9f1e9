import fastifyStatic from '@fastify/static';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from './app-types.ts';
import { sendProblem } from './error-handler.ts';
import { ProblemError } from './problem.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const YEAR_SECONDS = 31_536_000;
/** Icons are on every screen and hardly ever change: browsers revalidate them once a day. */
const ICON = /\/(?:icon|apple-touch-icon)[^/]*\.(?:svg|png)(?:\.(?:br|gz))?$/;
const DAY_SECONDS = 86_400;
/** The languages of the prerendered pages, English first: web/src/language/pick-language.ts. */
const LANGUAGES = ['en', 'es'] as const;
/**
 * Scripts, style sheets and fonts of pages. The service worker is not among them: it needs its own headers.
 */
const PART_OF_PAGE = /\/assets\/[^/]+\.(?:js|css|woff2)(?:\.(?:br|gz))?$/;
/** Headers that matter on a page only: they would add a kilobyte to each of its parts. */
const OF_PAGES = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Whether the browser has a session cookie. */
type HasSession = (cookieHeader: string | undefined) => boolean;

/**
 * Serves the built web app. Browsers cache files with a hash in their name for a year and icons for a day,
 * and revalidate all others. Any other path gives a prerendered page in the reader's language
 * (web/build/prerender.ts); the shell needs a session.
 */
export async function addWebApp(app: App, hasSession: HasSession): Promise<void> {
  const built = existsSync(join(webFolder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: webFolder,
      preCompressed: true,
      wildcard: true,
      cacheControl: false,
      index: false,
      // For a client without compression, the folder itself would count as the requested file.
      allowedPath: (path) => path.replaceAll('/', '') !== '',
      setHeaders: (reply, path) => {
        void reply.header('cache-control', howLong(path));
        if (PART_OF_PAGE.test(path)) for (const name of OF_PAGES) void reply.removeHeader(name);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    const isPage =
      ['GET', 'HEAD'].includes(request.method) && !/^\/api(\/|$)/.test(path) && !/\.\w+$/.test(path);
    if (built && isPage) {
      return reply
        .headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-language' })
        .sendFile(pageOf(path, { headers: request.headers, hasSession }));
    }
    return sendProblem(request, reply, new ProblemError('not-found'));
  });
}

function howLong(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return ICON.test(path) ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
}

/** The HTML file for a path: a prerendered page, which contains no personal data, else the empty page. */
function pageOf(path: string, options: { headers: IncomingHttpHeaders; hasSession: HasSession }): string {
  const { cookie, 'accept-language': accepted } = options.headers;
  const language = languageOf(cookie, accepted);
  if (path === '/login') return `pages/login.${language}.html`;
  const isBare = path === '/tts-isolated' || path === '/r' || path.startsWith('/r/');
  return options.hasSession(cookie) && !isBare ? `pages/shell.${language}.html` : 'index.html';
}

/** The language chosen in the app, else the first supported language of the browser, else English. */
function languageOf(cookie = '', accepted = ''): string {
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(cookie)?.[1] ?? '';
  const tags = [chosen, ...accepted.split(',')].map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.map((tag) => LANGUAGES.find((language) => language === tag)).find(Boolean) ?? LANGUAGES[0];
}

/** Hashes of the inline script and style sheet, for the content security policy. */
export function inlineHashes(): { scripts: string[]; styles: string[] } {
  const pages = join(webFolder, 'pages');
  const files = existsSync(pages)
    ? [
        'index.html',
        ...readdirSync(pages).flatMap((name) => (name.endsWith('.html') ? [`pages/${name}`] : [])),
      ]
    : [];
  const html = files.map((file) => readFileSync(join(webFolder, file), 'utf8')).join('\n');
  const hashes = (tag: RegExp) => [
    ...new Set(Array.from(html.matchAll(tag), ([, text = '']) => `'sha256-${sha256(text)}'`)),
  ];
  return {
    scripts: hashes(/<script(?: data-[^>]*)?>(.+?)<\/script>/gs),
    styles: hashes(/<style>(.+?)<\/style>/gs),
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
