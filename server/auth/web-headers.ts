import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie, type Cookies } from './session-cookie.ts';

/** What better-auth is told of a request. `origin` is checked before: see http/security.ts. */
export function webHeaders(request: FastifyRequest, options: { withoutSession?: Cookies } = {}): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent', 'origin'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  if (options.withoutSession !== undefined) {
    const unwanted = sessionCookie(options.withoutSession);
    const kept = (request.headers.cookie ?? '').split(';').filter((pair) => {
      const [name = ''] = pair.split('=');
      return name.trim() !== unwanted;
    });
    headers.set('cookie', kept.join(';'));
  }
  headers.set('x-forwarded-for', request.ip);
  return headers;
}

/** Gives the cookies of better-auth's answer to the browser. */
export function passCookies(answer: Response, reply: FastifyReply): void {
  for (const cookie of answer.headers.getSetCookie()) void reply.header('set-cookie', cookie);
}

/** The cookies of better-auth's answer as the browser would send them. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
