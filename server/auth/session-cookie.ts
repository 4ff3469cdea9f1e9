import { createHmac, timingSafeEqual } from 'node:crypto';

/** What signs this installation's cookies, and whether it is reached by https. */
export type Cookies = Readonly<{ secret: string; secure: boolean }>;

/**
 * With https a browser takes and sends back `__Host-` cookies of this very host alone: another host of the same domain can
 * plant none. Over plain http browsers refuse that name.
 */
export const cookiePrefix = ({ secure }: Pick<Cookies, 'secure'>): string =>
  secure ? '__Host-tailboard' : 'tailboard';

export const sessionCookie = (cookies: Cookies): string => `${cookiePrefix(cookies)}.session_token`;

/** The values of the cookies with this name, as they were sent. */
export function readCookies(cookieHeader: string | undefined, wanted: string): string[] {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => {
    const equals = pair.indexOf('=');
    return { name: pair.slice(0, equals).trim(), value: pair.slice(equals + 1).trim() };
  });
  return pairs.filter(({ name }) => name === wanted).map(({ value }) => value);
}

/** Whether the browser has signed in once; says nothing of whether the session still holds. */
export const hasSessionCookie = (cookieHeader: string | undefined, cookies: Cookies): boolean =>
  readCookies(cookieHeader, sessionCookie(cookies)).length > 0;

/** The token out of the signed cookie, or null where there is none or its signature is not ours. */
export function readSessionToken(cookieHeader: string | undefined, cookies: Cookies): string | null {
  return readSigned(readCookies(cookieHeader, sessionCookie(cookies)).map(decode), cookies.secret);
}

/** What stands before the signature in the first of these that we have signed. */
export function readSigned(values: readonly string[], secret: string): string | null {
  for (const value of values) {
    const dot = value.lastIndexOf('.');
    if (dot < 1) continue;
    const text = value.slice(0, dot);
    // As text: decoding would overlook what stands behind the signature.
    const expected = Buffer.from(signatureOf(text, secret));
    const given = Buffer.from(value.slice(dot + 1));
    if (given.length === expected.length && timingSafeEqual(given, expected)) return text;
  }
  return null;
}

/** As better-auth signs. */
export const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64');

export function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
