import { z } from 'zod';
import { fieldMessage } from './field-message.ts';

/** An IANA zone, e.g. `America/Chicago`. */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone, fieldMessage('field.time-zone'));

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
