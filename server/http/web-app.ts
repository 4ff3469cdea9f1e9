import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { App } from './app-types.ts';
import { sendProblem } from './error-handler.ts';
import { ProblemError } from './problem.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const YEAR_SECONDS = 31_536_000;
/** Drawn on every screen, and hardly ever another one: asked for once a day. */
const ICON = /\/(?:icon|apple-touch-icon)[^/]*\.(?:svg|png)(?:\.(?:br|gz))?$/;
const DAY_SECONDS = 86_400;
/** Ms for which a page waits for the database. */
const PATIENCE_MS = 500;
/** Screens that anybody may see. The pages of all others, which ask for the lists at once, are for whom the server answers. */
const PUBLIC_PAGES = new Set(['/login']);
/** Scripts, style sheets and letters of pages. The one worker, whose own answer says what it may do, does not lie there. */
const PART_OF_PAGE = /\/assets\/[^/]+\.(?:js|css|woff2)(?:\.(?:br|gz))?$/;
/** What is said of a page: a browser reads nothing of it in a part of one, and each would carry a kilobyte of it. */
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

/**
 * The built web app: files with a hash in their name are kept for a year, icons for a day, all others are asked for each
 * time; any other path is the app's. Some screens have a page of their own, with a first picture in it (web/build/first-paint.ts).
 */
export async function addWebApp(app: App): Promise<void> {
  const built = existsSync(join(webFolder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: webFolder,
      preCompressed: true,
      wildcard: true,
      cacheControl: false,
      index: false,
      // To whoever takes no compressed files, the folder itself would be the file that is asked for.
      allowedPath: (path) => path.replaceAll('/', '') !== '',
      setHeaders: (reply, path) => {
        void reply.header('cache-control', howLong(path));
        if (PART_OF_PAGE.test(path)) for (const name of OF_PAGES) void reply.removeHeader(name);
      },
    });
  }
  const pages = built ? ownPages() : new Map<string, string>();
  // Whose session is over or who has something to do first gets the page that asks for nothing: the browser would keep the
  // refusal and give it to the app later, after the sign-in. So does everybody while the database does not say.
  const isAnswered = async (request: FastifyRequest) => {
    const asked = app.viewerNow(request).catch(() => null);
    return (await Promise.race([asked, setTimeout(PATIENCE_MS, null, { ref: false })])) !== null;
  };
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const isPage =
      ['GET', 'HEAD'].includes(request.method) && !/^\/api(\/|$)/.test(path) && !/\.\w+$/.test(path);
    if (built && isPage) {
      const page = pages.get(path);
      const isShown = page !== undefined && (PUBLIC_PAGES.has(path) || (await isAnswered(request)));
      return reply
        .headers({ 'cache-control': 'no-cache', vary: 'cookie' })
        .sendFile(isShown ? page : 'index.html');
    }
    return sendProblem(request, reply, new ProblemError('not-found'));
  });
}

function howLong(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return ICON.test(path) ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
}

/** Files of `pages/` by the path of their screen. */
function ownPages(): Map<string, string> {
  const folder = join(webFolder, 'pages');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
  const pages = new Map(files.map((file) => [`/${file.slice(0, -'.html'.length)}`, `pages/${file}`]));
  const home = pages.get('/dashboard');
  return home === undefined ? pages : pages.set('/', home);
}

/** For the content security policy: the one script and the one style sheet that stand in pages, by their hashes. */
export function inlineHashes(): { scripts: string[]; styles: string[] } {
  const files = existsSync(join(webFolder, 'index.html')) ? ['index.html', ...ownPages().values()] : [];
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
