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

/**
 * What the phone noted when a file was taken or chosen: a proof of what, when and where. `sha256` (hex) is made on the phone; the
 * server compares it with what arrives. `deviceOffset`: minutes that the phone's zone is before UTC.
 */
export const mediaCaptureSchema = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  capturedAt: timestampSchema,
  deviceOffset: z.int().min(-1_000).max(1_000).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  /** Metres. */
  accuracy: z.number().min(0).optional(),
  appVersion: typedText(60).optional(),
});
export type MediaCapture = z.infer<typeof mediaCaptureSchema>;

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
