import { z } from 'zod';
import { isBlank } from './blank.ts';
import { fieldMessage } from './field-message.ts';
import { thousands } from './thousands.ts';

/** Largest value of a PostgreSQL integer, which all server ids are. */
const MAX_ID = 2_147_483_647;

export const idSchema = z.int().min(1).max(MAX_ID);
/** An id in a path. Anything that is no possible id is the business of the route: it answers 404. */
export const idParamsSchema = z.object({ id: z.string().max(64) });

/** Text a person typed. NUL and half a character (a lone surrogate) cannot be stored by PostgreSQL and mean nothing. */
export const typedText = (max: number) =>
  z
    .string()
    .max(max, fieldMessage('field.at-most-characters', { most: thousands(max) }))
    .refine(
      (text) => !text.includes('\u0000') && text.isWellFormed(),
      fieldMessage('field.cannot-be-stored'),
    );

/** Like typedText, with at least one visible character. */
export const requiredText = (max: number, message: string) =>
  typedText(max).refine((text) => !isBlank(text), message);

/** What turns the writing of a line around, or breaks it: a name with it reads as another one. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** A name or title that stands in lines with others: typedText without control characters and without what changes its direction. */
export const plainLine = (max: number) => typedText(max).transform((text) => text.replaceAll(UNSEEN, ''));

/** Like plainLine, with at least one visible character. */
export const requiredLine = (max: number, message: string) =>
  plainLine(max).refine((text) => !isBlank(text), message);

/** Reference made on the device (UUID) that names a new record before the server has given it an id. */
export const clientRefSchema = z.uuid();

/** First and last moment that both databases keep and ISO 8601 writes with four digits of a year, in ms. */
const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00Z');
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether an ISO time, with its offset, is one of the years 1 to 9999 in UTC: any other cannot be kept. */
export function isKeepableTime(text: string): boolean {
  const at = Date.parse(text);
  return at >= FIRST_MOMENT && at <= LAST_MOMENT;
}

/** A moment as the server sends it: ISO 8601 in UTC with milliseconds. */
export const timestampSchema = z.iso
  .datetime({ offset: true })
  .refine(isKeepableTime, fieldMessage('field.no-such-date'));
