import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import { isIPv6 } from 'node:net';
import type { Database } from '../database/database.ts';
import { users } from '../identity/public.ts';
import {
  cookiePrefix,
  decode,
  readCookies,
  readSigned,
  signatureOf,
  type Cookies,
} from './session-cookie.ts';
import { knownDevices } from './tables.ts';

/** The longest that browsers keep a cookie, in days. */
const KEPT_DAYS = 400;
const DAY_MS = 24 * 60 * 60_000;
/** How long an address stays one that a person comes from. */
const ADDRESS_KEPT_MS = 90 * DAY_MS;

const nameOf = (cookies: Cookies) => `${cookiePrefix(cookies)}.device`;
/** A cookie of another kind is not taken for a device's. */
const SALT = 'device ';

/** Where an attempt to sign in comes from. `device` is the hash of what its cookie says; null without one of ours. */
export type Origin = { address: string; device: string | null };

/** Reads the signed cookie that a browser got when somebody signed in there. */
export function readDevice(cookieHeader: string | undefined, cookies: Cookies): string | null {
  const values = readCookies(cookieHeader, nameOf(cookies)).map((value) => SALT + decode(value));
  const text = readSigned(values, cookies.secret);
  return text === null ? null : hash(text.slice(SALT.length));
}

/** Addresses of one customer count as one: of IPv6 the first 64 bits. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [before = '', after] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const parts = (text: string) => (text === '' ? [] : text.split(':'));
  const head = parts(before);
  const tail = parts(after ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = after === undefined ? head : [...head, ...zeros, ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** What is known of where an attempt for `username` comes from: a device, or else an address, that they have signed in from. */
export async function whatIsKnown(
  db: Database,
  { username, origin }: { username: string; origin: Origin },
): Promise<{ device: boolean; address: boolean }> {
  const { device, address } = origin;
  const rows = await db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(users.username, username),
        or(
          eq(knownDevices.device, device ?? ''),
          and(
            eq(knownDevices.address, networkOf(address)),
            gt(knownDevices.signedInAt, new Date(Date.now() - ADDRESS_KEPT_MS)),
          ),
        ),
      ),
    );
  return { device: device !== null && rows.some((row) => row.device === device), address: rows.length > 0 };
}

/** Remembers that a person has signed in here. Returns the cookie to set where the browser has none yet. */
export async function rememberDevice(
  db: Database,
  options: { userId: number; origin: Origin; cookies: Cookies },
): Promise<string | null> {
  const { userId, origin, cookies } = options;
  const fresh = origin.device === null ? randomBytes(24).toString('base64url') : null;
  const device = fresh === null ? (origin.device ?? '') : hash(fresh);
  const signedInAt = new Date();
  const address = networkOf(origin.address);
  await db
    .insert(knownDevices)
    .values({ userId, device, address, signedInAt })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.device], set: { address, signedInAt } });
  await db
    .delete(knownDevices)
    .where(lt(knownDevices.signedInAt, new Date(signedInAt.getTime() - KEPT_DAYS * DAY_MS)));
  if (fresh === null) return null;
  const value = encodeURIComponent(`${fresh}.${signatureOf(SALT + fresh, cookies.secret)}`);
  const attributes = `Max-Age=${KEPT_DAYS * 86_400}; Path=/; HttpOnly; SameSite=Lax`;
  return `${nameOf(cookies)}=${value}; ${attributes}${cookies.secure ? '; Secure' : ''}`;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
