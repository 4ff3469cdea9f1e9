import { z } from 'zod';
import { fieldMessage } from './field-message.ts';

const degrees = (limit: number) =>
  z
    .string()
    .max(40)
    .regex(/^-?\d+(\.\d+)?$/, fieldMessage('field.not-a-number'))
    .transform(Number)
    .refine(
      (value) => Number.isFinite(value) && Math.abs(value) <= limit,
      fieldMessage('field.from-to', { least: -limit, most: limit }),
    );

/** Query of GET /api/geocode/reverse. */
export const reverseGeocodeQuerySchema = z.object({ lat: degrees(90), lng: degrees(180) });

/** `location` is the text for the address field: an approximate address, or the coordinates with six decimals. */
export const reverseGeocodeSchema = z.object({
  location: z.string(),
  source: z.enum(['geocoder', 'coordinates']),
  attribution: z.string().nullable(),
});
export type ReverseGeocode = z.infer<typeof reverseGeocodeSchema>;
