import { z } from 'zod';
import { mediaTypes } from './media-terms.ts';
import { clientRefSchema, idSchema, timestampSchema, typedText } from './primitives.ts';

export const mediaTypeSchema = z.enum(mediaTypes);
export type MediaType = z.infer<typeof mediaTypeSchema>;

/** What is said in a spoken note, written down by a model after the file has come. */
export const transcriptSchema = z.object({
  /** Empty where nothing was said. */
  text: z.string(),
  /** By its words; null where they do not tell. */
  language: z.enum(['en', 'es']).nullable(),
  source: z.literal('model'),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** A stored file, without its bytes. `url` takes range requests; `?size=thumb` gives a small WebP of a picture. */
export const mediaSchema = z.object({
  id: idSchema,
  incidentId: idSchema,
  clientRef: clientRefSchema.nullable(),
  fileName: z.string(),
  fileType: mediaTypeSchema,
  /** Bytes. */
  size: z.int().min(0),
  /** SHA-256 of the bytes, hex. */
  sha256: z.string(),
  url: z.string(),
  /** Null until a spoken note is written down, without a model for it, and for every other file. */
  transcript: transcriptSchema.nullable(),
});
export type Media = z.infer<typeof mediaSchema>;

/** GET /api/incidents/{id}/media: as above with the bytes in base64. */
export const mediaWithDataSchema = mediaSchema.extend({ fileData: z.string() });

/** Query of POST /api/incidents/{id}/media, whose body is the raw bytes of one file. */
export const uploadMediaQuerySchema = z.object({
  clientRef: clientRefSchema,
  fileName: typedText(255).min(1),
  /** When its person added it, by their device: files are listed in that order. Now, where it is not said. */
  addedAt: timestampSchema.optional(),
});
