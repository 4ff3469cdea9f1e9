import { z } from 'zod';

/** An IANA zone, e.g. `America/Chicago`. */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone, 'Not a time zone');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
