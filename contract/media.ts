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

/** SHA-256, hex. */
const digestSchema = z.string().regex(/^[0-9a-f]{64}$/i);
const degrees = (limit: number) => z.coerce.number().min(-limit).max(limit).optional();

/**
 * What the phone says of a file when it was taken or chosen: a proof of what, when and where. Each may be left out. The server
 * refuses bytes of another `sha256` (`file-differs`).
 */
const saidOfCaptureSchema = z.object({
  sha256: digestSchema.optional(),
  capturedAt: timestampSchema.optional(),
  /** Minutes that the phone's time zone is ahead of UTC. */
  deviceOffset: z.coerce.number().int().min(-1_000).max(1_000).optional(),
  latitude: degrees(90),
  longitude: degrees(180),
  /** Metres. */
  accuracy: z.coerce.number().min(0).max(1e7).optional(),
  appVersion: typedText(60).optional(),
  /** By the phone's clock: how far it is off follows from it. */
  sentAt: timestampSchema.optional(),
});

/** As it is kept. `clockAheadMs`: by how much the phone's clock was ahead of the server's when the file came. */
export type MediaCapture = Omit<z.infer<typeof saidOfCaptureSchema>, 'sentAt'> & { clockAheadMs?: number };

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
  ...saidOfCaptureSchema.shape,
});
export type SaidOfFile = z.infer<typeof uploadMediaQuerySchema>;
